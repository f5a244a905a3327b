import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendEndlessly } from '@barriere/shared/http/test-support.ts'
import { addDatabase } from '#services/test-support/embedded-database.ts'

// Each start creates a database, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const started: ChildProcess[] = []
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'main-'))
})
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL')
      await once(child, 'exit')
    }
  }
  await rm(folder, { recursive: true, force: true })
})

function run(variables: Record<string, string> = {}): {
  child: ChildProcess
  lines: AsyncIterable<string>
  errors: () => string
} {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    cwd: folder,
    env: { NODE_ENV: 'test', SERVICES_PORT: '0', NODE_COMPILE_CACHE: resolve('.cache/compile'), ...variables },
  })
  started.push(child)
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += String(chunk)
  })
  return { child, lines: createInterface(child.stdout), errors: () => errors }
}

async function ready(variables?: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const { child, lines, errors } = run(variables)
  for await (const line of lines) {
    const { msg, url } = JSON.parse(line) as { msg: string; url: string }
    if (msg === 'services ready') return { child, url }
  }
  throw new Error(`did not start: ${errors()}`)
}

async function refused(variables: Record<string, string>): Promise<string> {
  const { child, errors } = run(variables)
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(1)
  return errors()
}

const authorization = 'local-management'
const edit = (url: string, method: string, path: string, body: unknown) =>
  fetch(`${url}/content/v1/spaces/1/${path}`, {
    method,
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test('reports its health, cuts endless bodies off, refuses a second instance, shuts down gracefully', async () => {
  const { child, url } = await ready()
  expect(await (await fetch(`${url}/health`)).json()).toEqual({
    status: 'ok',
    services: ['content', 'site', 'instagram', 'partners', 'captcha', 'hotel', 'casino', 'payment', 'icons', 'mail'],
  })
  expect(await refused({})).toMatch(
    new RegExp(`^\\.data/postgres is in use by the process with PID ${child.pid}; .*\\n$`),
  )
  expect(((await stat(join(folder, '.data'))).mode & 0o777).toString(8)).toBe('700')
  for (const path of ['/site/webhooks/storyblok', '/hotel/v1/accounts', '/nowhere']) {
    const { answer, sent } = await sendEndlessly(Number(new URL(url).port), path)
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d (?:.+\r\n)*connection: close\r\n/i)
    // Upper bound of the system's socket buffers on both sides.
    expect(sent).toBeLessThan(16 * 2 ** 20)
  }
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(await readdir(join(folder, '.data/postgres.lock'))).toEqual([])
})

test('told to stop, it drains: not ready, but answering, until its time is over', async () => {
  await addDatabase(join(folder, '.data'))
  const { child, url } = await ready({ DRAIN_SECONDS: '2', SERVICES_METRICS_PORT: '0' })
  const probe = async () => {
    const answer = await fetch(`${url}/health/ready`)
    return [answer.status, ((await answer.json()) as { status: string }).status]
  }
  expect(await probe()).toEqual([200, 'ready'])
  child.kill('SIGTERM')
  const ended = once(child, 'exit')
  await vi.waitFor(async () => expect(await probe()).toEqual([503, 'draining']))
  const answer = await fetch(`${url}/health`)
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close'])
  expect(await ended).toEqual([0, null])
  await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed')
})

test('a killed process loses nothing it has acknowledged', async () => {
  await addDatabase(join(folder, '.data'))
  const first = await ready()
  const names: string[] = []
  for (let index = 0; index < 20; index += 1) {
    const name = `story-${index}`
    expect(
      (await edit(first.url, 'POST', 'stories?publish=1', { story: { name, content: { component: 'page' } } })).status,
    ).toBe(201)
    names.push(name)
  }
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const second = await ready()
  const answer = await fetch(`${second.url}/content/v2/cdn/stories?token=local-public&per_page=100`)
  expect(((await answer.json()) as { stories: { slug: string }[] }).stories.map((story) => story.slug)).toEqual(names)
})

test('a port in use, an invalid variable and an unknown service each log one line', async () => {
  const blocker = createServer()
  await new Promise<void>((resolve) => {
    blocker.listen(0, '127.0.0.1', resolve)
  })
  const { port } = blocker.address() as AddressInfo
  await addDatabase(join(folder, '.data'))
  expect(await refused({ SERVICES_PORT: String(port) })).toBe(
    `Port ${port} on 127.0.0.1 is in use by another program; stop it or set SERVICES_PORT.\n`,
  )
  expect(await readdir(join(folder, '.data/postgres.lock'))).toEqual([])
  blocker.close()
  expect(await refused({ LOG_LEVEL: 'loud' })).toMatch(/^Bad configuration: LOG_LEVEL: .*\n$/)
  expect(await refused({ NODE_ENV: 'production' })).toMatch(
    /^Bad configuration: SITE_ORIGIN .*HOTEL_PEPPER needs a value of its own.*\n$/,
  )
  expect(await refused({ SERVICES: 'content,weather' })).toBe(
    'Bad configuration: SERVICES: no service “weather”; ' +
      'there are: captcha, casino, content, hotel, icons, instagram, mail, partners, payment, site\n',
  )
})

test('`--check` starts nothing, says what a public deployment lacks, and shows no secret', async () => {
  const check = async (entry: string, variables: Readonly<Record<string, string>>) => {
    const child = spawn(process.execPath, [resolve(entry), '--check'], {
      cwd: folder,
      env: { NODE_ENV: 'test', NODE_COMPILE_CACHE: resolve('.cache/compile'), ...variables },
    })
    started.push(child)
    let text = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        text += String(chunk)
      })
    const [code] = (await once(child, 'close')) as [number]
    return { code, text }
  }
  for (const entry of ['services/main.ts', 'scripts/site.ts']) {
    const { code, text } = await check(entry, { STORYBLOK_WEBHOOK_SECRET: 'canary-9f2c', NODE_ENV: 'production' })
    expect([entry, code]).toEqual([entry, 1])
    expect(text).toContain('a public deployment would not start')
    expect(text).toContain('STORYBLOK_WEBHOOK_SECRET=(set)')
    expect(text).toContain('STORYBLOK_PREVIEW_TOKEN needs a value of its own')
    expect(text).not.toMatch(/canary|STORYBLOK_WEBHOOK_SECRET needs/)
    expect(await check(entry, { LOG_LEVEL: 'loud' })).toMatchObject({
      code: 1,
      text: expect.stringMatching(/^Bad .*LOG_LEVEL.*\n$/),
    })
  }
  expect(await readdir(folder)).toEqual([])
})
