import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, expect, test, vi } from 'vitest'
import { form } from './stack.ts'

let child: ChildProcess | undefined
let folder = ''

afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await rm(folder, { recursive: true, force: true })
})

/** The services' own program; its address once it is ready. */
async function start(): Promise<string> {
  const process_ = spawn(process.execPath, [join(process.cwd(), 'services/main.ts')], { cwd: folder, env: { NODE_ENV: 'test', SERVICES: 'hotel,mail', SERVICES_PORT: '0' }, stdio: ['ignore', 'pipe', 'inherit'] })
  child = process_
  for await (const line of createInterface(process_.stdout)) {
    const { msg, url } = JSON.parse(line) as { msg: string; url: string }
    if (msg === 'services ready') {
      // Or the pipe fills and the program waits.
      process_.stdout.resume()
      return url
    }
  }
  throw new Error('did not start')
}

const ask = (url: string, path: string, input: unknown) => fetch(`${url}/hotel/v1/${path}`, {
  method: 'POST', headers: { authorization: 'Bearer local-hotel', 'content-type': 'application/json' }, body: JSON.stringify(input),
})

const ROUNDS = 3

test('a killed process loses no sign-up that it acknowledged, and none of their mails', async () => {
  folder = await mkdtemp(join(tmpdir(), 'hotel-killed-'))
  const acknowledged: string[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const url = await start()
    const sent = Array.from({ length: 12 }, async (_, index) => {
      const email = `killed-${round}-${index}@example.com`
      if ((await ask(url, 'accounts', form(email))).status === 202) acknowledged.push(email)
      // In the middle of the others.
      if (acknowledged.length >= round * 4 + 4) child?.kill('SIGKILL')
    })
    await Promise.allSettled(sent)
    if (child?.signalCode === null) await once(child, 'exit')
  }
  expect(acknowledged.length).toBeGreaterThanOrEqual(ROUNDS * 4)
  const url = await start()
  await vi.waitFor(async () => {
    const { messages } = await (await fetch(`${url}/mail/messages`)).json() as { messages: { recipient: string }[] }
    const missing = acknowledged.filter((email) => !messages.some(({ recipient }) => recipient === email))
    // Of those that each killed process was just handing over, it is not known whether they came; they are tried again after a minute.
    expect(missing.length).toBeLessThanOrEqual(ROUNDS)
  }, { timeout: 10_000 })
  // 0026 says both: the account is there, and so is its password.
  for (const email of acknowledged) expect(await (await ask(url, 'sessions', { email, password: 'Tramontane#2026' })).json()).toMatchObject({ code: '0026' })
}, 120_000)
