import { rm } from 'node:fs/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { GET as getIcons } from '#app/api/icons/[file]/route.ts'
import { GET as getNuxtIcons } from '#app/api/%5Fnuxt_icon/[file]/route.ts'
import { iconSet } from '#lib/contracts/icons.ts'
import { IconGateway } from '#lib/gateways/icons/icons.ts'
import { startServices } from '#services/start.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { FUZZ, sendAll } from '#tests/support/hostile.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 + FUZZ.numRuns * 20 })

const current = vi.hoisted(() => ({ gateway: undefined as unknown }))

vi.mock('#lib/gateways/icons/icons.ts', async (original) => ({
  ...(await original<object>()),
  iconGateway: () => current.gateway,
}))

let folder = ''
let url = ''
let stop: () => Promise<void>

beforeAll(async () => {
  folder = await temporaryDataDir('icons-')
  const running = await startServices({ SERVICES: ['icons'], SERVICES_PORT: 0, LOG_LEVEL: 'silent', DATA_DIR: folder })
  url = running.url
  stop = () => running.stop()
})

afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true, force: true })
})

const fail = async (failure: string): Promise<void> => {
  const body = new URLSearchParams({ failure })
  expect((await fetch(`${url}/icons/failure`, { method: 'POST', body, redirect: 'manual' })).status).toBe(303)
}

beforeEach(async () => {
  current.gateway = new IconGateway({ base: `${url}/icons`, openFor: 0 })
  await fail('none')
})

let addresses = 0

/** A request from an address of its own. */
const ask = async (get: typeof getIcons, file: string, query: string, address = `a${(addresses += 1)}`) => {
  const request = new Request(`http://localhost/api/icons/x?${query}`, {
    headers: {
      'x-client-address': address.startsWith('a') ? `10.0.${(addresses >> 8) & 255}.${addresses & 255}` : address,
    },
  })
  return await get(request, { params: Promise.resolve({ file }) })
}

describe.each([
  ['/api/icons', getIcons],
  ['/api/_nuxt_icon', getNuxtIcons],
])('%s', (_, get) => {
  const read = async (file: string, icons: string) => {
    const response = await ask(get, file, new URLSearchParams({ icons }).toString())
    const body: unknown = await response.json()
    return { status: response.status, cache: response.headers.get('cache-control'), body }
  }

  test('answers icons of local collections in the form of Iconify, for a week, while no service runs', async () => {
    current.gateway = new IconGateway({ base: 'http://127.0.0.1:1' })
    const { status, cache, body } = await read('lucide.json', 'waves,alarm-check,waves')
    expect([status, cache]).toEqual([200, 'public, max-age=604800'])
    const set = iconSet.parse(body)
    expect([set.prefix, Object.keys(set.icons), set.not_found]).toEqual(['lucide', ['alarm-check', 'waves'], undefined])
    expect(set.icons['waves']).toMatchObject({ width: 24, height: 24 })
    expect(set.icons['waves']?.body).toMatch(/stroke="currentColor".*<path d="M2 6|<path .*d="M2 6/)
    expect((await read('barriere.json', 'heart')).body).toMatchObject({
      prefix: 'barriere',
      icons: { heart: { body: expect.stringContaining('stroke="currentColor"') as string, width: 24, height: 24 } },
    })
  })

  test('asks the service for others, and says which there are not', async () => {
    expect(await read('rivage.json', 'shell,deck-chair,nope')).toEqual({
      status: 200,
      cache: 'public, max-age=60',
      body: {
        prefix: 'rivage',
        icons: {
          'deck-chair': { body: expect.stringMatching(/^<path /) as string, width: 32, height: 32 },
          'shell': { body: expect.stringMatching(/^<path /) as string, width: 32, height: 32 },
        },
        not_found: ['nope'],
      },
    })
    expect(await read('no-such.json', 'spa')).toMatchObject({ body: { icons: {}, not_found: ['spa'] } })
  })

  test.each(['outage', 'html', 'large'])(
    'says 503 while the service fails (%s), and what is local stays',
    async (failure) => {
      await fail(failure)
      const { status, body } = await read('rivage.json', 'shell,parasol')
      expect([status, body]).toEqual([503, { error: 'unavailable' }])
      expect(await read('lucide.json', 'not-in-this-version,waves')).toMatchObject({
        status: 200,
        cache: failure === 'large' ? 'public, max-age=60' : 'public, max-age=10',
        body: { not_found: ['not-in-this-version'] },
      })
      await fail('none')
      expect((await read('rivage.json', 'shell')).status).toBe(200)
    },
  )

  test.each([
    ['hanging', 1_400, 3_500],
    ['stalling', 4_900, 8_000],
  ])('gives a service that is %s its time and no more', async (failure, from, to) => {
    await fail(failure)
    const begun = performance.now()
    expect((await read('rivage.json', 'shell')).status).toBe(503)
    const took = performance.now() - begun
    expect(took).toBeGreaterThan(from)
    expect(took).toBeLessThan(to)
  })

  test('passes nothing on that could run', async () => {
    await fail('hostile')
    const { body } = await read('rivage.json', 'shell')
    expect(body).toMatchObject({ icons: { shell: { body: '<path fill="currentColor" d="M8 8h16v16H8z"/>' } } })
  })

  test.each([
    ['lucide', 'icons=waves', 404],
    ['lucide.svg', 'icons=waves', 404],
    ['.json', 'icons=waves', 404],
    ['Lucide.json', 'icons=waves', 404],
    ['../x.json', 'icons=waves', 404],
    ['a--b.json', 'icons=waves', 404],
    [`${'a'.repeat(65)}.json`, 'icons=waves', 404],
    ['lucide.json', '', 400],
    ['lucide.json', 'icons=', 400],
    ['lucide.json', 'icons=waves,', 400],
    ['lucide.json', 'icons=Waves', 400],
    ['lucide.json', 'icons=../waves', 400],
    ['lucide.json', 'icons=waves&icons=sun', 400],
    ['lucide.json', `icons=${'a'.repeat(65)}`, 400],
    ['lucide.json', `icons=${Array.from({ length: 41 }, (_, index) => `a${index}`).join(',')}`, 400],
  ])('%s?%s is refused', async (file, query, status) => {
    const response = await ask(get, file, query)
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/json'])
  })

  test('forty names are not too many, nor the same one a hundred times', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `a${index}`)
    expect((await read('rivage.json', names.join(','))).status).toBe(200)
    expect((await read('lucide.json', Array(100).fill('waves').join(','))).status).toBe(200)
  })
})

test('who asks for more than the site has itself too often, waits; what is local is not counted', async () => {
  const get = (name: string, file = 'rivage.json') => ask(getIcons, file, `icons=${name}`, '203.0.113.77')
  for (let count = 0; count < 120; count += 1) expect((await get('shell')).status).toBe(200)
  const refused = await get('shell')
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect((await get('waves', 'lucide.json')).status).toBe(200)
})

test(`${FUZZ.numRuns} inputs, no failure of ours`, async () => {
  const word = fc.oneof(
    fc.constantFrom(
      'lucide',
      'barriere',
      'rivage',
      'waves',
      'shell',
      'transat-left',
      'constructor',
      '__proto__',
      'mdi',
    ),
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[a-z0-9-]{0,70}$/),
    fc.constantFrom('..', '%2e', '\0', '\ud800', '<script>', '💥', 'x'.repeat(5_000)),
  )
  const input = fc.record({
    file: fc
      .tuple(word, fc.constantFrom('.json', '.json', '.json', '', '.JSON', '.json.json'))
      .map((parts) => parts.join('')),
    names: fc.array(word, { maxLength: 50 }),
    separator: fc.constantFrom(',', ',', ',', ' ', '&icons=', '%00', ';'),
  })
  await sendAll(
    input,
    async ({ file, names, separator }) =>
      await ask(
        getIcons,
        file,
        `icons=${names.map((name) => encodeURIComponent(name.toWellFormed())).join(separator)}`,
      ),
    (status, body) => {
      if (status === 200) expect(iconSet.safeParse(body).error).toBeUndefined()
      else expect([400, 404, 429]).toContain(status)
    },
  )
})

describe('the stand-in', () => {
  test('says by its buttons how it fails, and refuses others', async () => {
    const page = await (await fetch(`${url}/icons`)).text()
    expect(page.match(/<button/g)).toHaveLength(7)
    const body = new URLSearchParams({ failure: 'constructor' })
    expect((await fetch(`${url}/icons/failure`, { method: 'POST', body })).status).toBe(422)
  })

  test('answers as the Iconify API does: aliases with their parents, and 404 without JSON', async () => {
    expect(await (await fetch(`${url}/icons/rivage.json?icons=transat-left,constructor`)).json()).toMatchObject({
      prefix: 'rivage',
      aliases: { 'transat-left': { parent: 'transat', hFlip: true } },
      icons: { transat: { body: expect.any(String) as string } },
      not_found: ['constructor'],
    })
    const missing = await fetch(`${url}/icons/mdi.json?icons=spa`)
    expect([missing.status, missing.headers.get('content-type')]).toEqual([404, 'text/plain; charset=UTF-8'])
  })
})
