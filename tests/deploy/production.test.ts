import { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { type IncomingHttpHeaders, type IncomingMessage, request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { isBuilt } from '#scripts/run/build.ts'
import { freePort } from '@barriere/shared/process/ports.ts'
import { run, start, stop, untilAnswering } from '#scripts/run/processes.ts'
import { exampleSettings, filled } from '#tests/support/deployment-settings.ts'
import { linkPackages } from './link-packages.ts'
import { NginxServer, hasNginx } from './nginx-server.ts'

// The content of both containers, without the containers: the assembled files and the packages of each process, started
// in production behind nginx, at a host and scheme other than this machine's.

const SITE = 'www.example.com'
const STAFF = 'staff.example.com'

/** Names of vocabularies, which are never fetched. */
const VOCABULARY = /^http:\/\/(?:www\.w3\.org|purl\.org)\//

interface Answer {
  readonly status: number | undefined
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** A busy machine: the content service may not have answered in time, and then the site says so. */
const settled = <T>(work: () => Promise<T>): Promise<T> => vi.waitFor(work, { timeout: 60_000, interval: 250 })

/** Every file with the time of its last change. */
const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => `${path} ${statSync(path).mtimeMs}`)
    .toSorted()

describe.skipIf(!isBuilt() || !hasNginx())('production', { timeout: 480_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'production-'))
  const siteFolder = join(folder, 'site')
  const servicesFolder = join(folder, 'services')
  let nginx: NginxServer
  let services: ChildProcess
  let site: ChildProcess
  let before: readonly string[]

  const ask = async (path: string, { host = SITE, origin = nginx.origin, headers = {} } = {}): Promise<Answer> => {
    const request = httpRequest(origin + path, { headers: { ...headers, host } }).end()
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    let body = ''
    for await (const chunk of response.setEncoding('utf8')) body += String(chunk)
    return { status: response.statusCode, headers: response.headers, body }
  }

  beforeAll(async () => {
    await run('node', ['scripts/assemble.ts', siteFolder, 'site'])
    linkPackages(siteFolder, '')
    await run('node', ['scripts/assemble.ts', servicesFolder, 'services'])
    linkPackages(servicesFolder, 'services')
    before = [siteFolder, servicesFolder].flatMap(filesOf)
    const [port, servicesPort] = [await freePort(), await freePort()]
    const settings = { NODE_ENV: 'production', LOG_LEVEL: 'warn' }
    const servicesOrigin = `http://127.0.0.1:${servicesPort}`
    services = start('node', ['services/main.ts'], {
      cwd: servicesFolder,
      env: {
        ...filled(exampleSettings(['shared', 'services'])),
        ...settings,
        SERVICES: 'content,site,hotel,casino',
        SERVICES_PORT: String(servicesPort),
        DATA_DIR: join(folder, 'services-data'),
        CONTENT_ASSET_ORIGIN: `${servicesOrigin}/content`,
      },
    })
    await untilAnswering(services, `${servicesOrigin}/health/ready`)
    nginx = await NginxServer.begin({ sites: [port], services: servicesPort, isBehindTls: true })
    site = start('node', ['scripts/site.ts'], {
      cwd: siteFolder,
      env: {
        ...filled(exampleSettings(['shared', 'site', 'purge'])),
        ...settings,
        HOST: '127.0.0.1',
        PORT: String(port),
        SERVICES_PORT: String(servicesPort),
        DATA_DIR: join(folder, 'site-data'),
        STORYBLOK_ASSET_ORIGIN: `${servicesOrigin}/content`,
        PURGE_URLS: nginx.purge.urls.join(','),
        PURGE_TOKEN: nginx.purge.token,
        WARM_UP: 'known',
      },
    })
    await untilAnswering(site, `http://127.0.0.1:${port}/api/health/ready`)
  }, 180_000)

  afterAll(async () => {
    await Promise.all([site, services].filter(Boolean).map(stop))
    await nginx?.end()
    rmSync(folder, { recursive: true, force: true })
  })

  /** A page of each section, in both languages. The browser's crawl has every page. */
  async function pages(): Promise<readonly string[]> {
    const addresses = await settled(async () => {
      const { body } = await ask('/sitemap.xml')
      const found = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
      expect(found.length).toBeGreaterThan(50)
      return found
    })
    expect(addresses.filter((address) => !address.startsWith(`https://${SITE}`))).toEqual([])
    const paths = addresses.map((address) => new URL(address).pathname)
    const sectionOf = (path: string) =>
      path
        .split('/')
        .slice(0, path.startsWith('/en/') ? 3 : 2)
        .join('/')
    return Object.values(Object.groupBy(paths, sectionOf)).flatMap((ofSection = []) => ofSection.slice(0, 1))
  }

  test('no page names another address of ours than the public one', async () => {
    const seen: string[] = []
    for (const path of await pages()) {
      const { headers, body } = await settled(async () => {
        const answer = await ask(path)
        expect([path, answer.status]).toEqual([path, 200])
        return answer
      })
      const said = JSON.stringify(headers) + body
      const foreign = [...said.matchAll(/(?:http:\/\/|127\.0\.0\.1|localhost)[^\s"'<>\\]*/g)].map(([found]) => found)
      expect([path, foreign.filter((found) => !VOCABULARY.test(found))]).toEqual([path, []])
      expect(headers['strict-transport-security']).toContain('max-age')
      for (const cookie of headers['set-cookie'] ?? []) expect(cookie).toContain('Secure')
      seen.push(body)
    }
    const files = seen.flatMap((body) =>
      [...body.matchAll(/"(\/(?:_next|media)\/[^"\s,]+)/g)].map(([, file = '']) => file),
    )
    const kinds = new Map(files.map((file) => [file.replace(/^.*\./, ''), file]))
    expect(kinds.size).toBeGreaterThan(2)
    for (const file of kinds.values()) {
      const { status, headers } = await ask(file.replaceAll('&amp;', '&'))
      expect([file, status]).toEqual([file, 200])
      expect(headers['cache-control']).toContain('max-age')
    }
  })

  test('nginx keeps its pages', async () => {
    const states = []
    for (let round = 0; round < 3; round += 1) states.push((await ask('/')).headers['x-cache'])
    expect(states.at(-1)).toBe('BYPASS')
    const french = { headers: { 'accept-language': 'fr' } }
    await settled(async () => expect((await ask('/', french)).headers['x-cache']).toBe('HIT'))
  })

  test('the editor asks its own origin alone, and frames the public site', async () => {
    const { status, headers, body } = await ask('/content/editor', { host: STAFF, origin: nginx.staffOrigin })
    expect([status, body.includes(`data-site="https://${SITE}"`)]).toEqual([200, true])
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`frame-src https://${SITE};`)
    expect(policy).toContain("connect-src 'self';")
    expect(policy).not.toContain('http:')
  })

  test('a redirect goes to the public address', async () => {
    const { headers } = await ask('/logout', { headers: { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' } })
    expect(new URL(headers.location ?? '', `https://${SITE}`).origin).toBe(`https://${SITE}`)
  })

  test('the services have neither Next nor React, and the site no database driver', () => {
    const has = (of: string, name: string) => existsSync(join(of, 'node_modules', name))
    expect(['hono', 'pg', 'next', 'react'].map((name) => has(servicesFolder, name))).toEqual([true, true, false, false])
    const ofSite = ['next', 'hono', 'pg', '@electric-sql'].map((name) => has(siteFolder, name))
    expect(ofSite).toEqual([true, false, false, false])
    expect(existsSync(join(servicesFolder, 'app', 'page'))).toBe(false)
    expect(existsSync(join(siteFolder, 'services'))).toBe(false)
  })

  test('nothing is written beside the data, and both end in order', async () => {
    expect([siteFolder, servicesFolder].flatMap(filesOf)).toEqual(before)
    await Promise.all([stop(site), stop(services)])
    expect([site.exitCode, services.exitCode]).toEqual([0, 0])
  })
})
