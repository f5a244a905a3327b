import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@barriere/shared/process/ports.ts'
import { type Settings, stop, untilAnswering } from '#scripts/run/processes.ts'
import { startSite } from '#scripts/run/stack.ts'
import { TEST_ALL } from '@barriere/testing/test-size.ts'
import { ROUTE_CASES, type RouteCase, SOME_ROUTE_CASES, STORED_PAGES, type Visitor } from './support/route-cases.ts'
import { PEOPLE } from './support/members.ts'
import { preview } from '#tests/support/preview.ts'
import { type Answer, cookiesOf, send } from './support/send.ts'
import { expect, test } from './support/test.ts'

/** Headers that differ between any two responses. `etag`: only cached pages have one. */
const NOT_COMPARED = ['x-request-id', 'date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'etag']

/** Identifiers of a single rendering. */
const OF_ONE_RENDERING = / (?:nonce|data-static)="[^"]*"/g

/** Next adds it a second time to responses with status 404. */
const NOT_INDEXED = '<meta name="robots" content="noindex"/>'

/** On the pages of errors. */
const REQUEST_ID = /Request [\da-f]{32}/

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script>|<link rel="preload" as="script"[^>]*\/>/g

/**
 * A cached page links the sheets of its own blocks, one from Next all sheets (`styles.spec.ts` compares the result).
 */
const STYLE_SHEETS = /<link\b[^>]*\/_next\/static\/(?:styles|chunks)\/[^"]*\.css"[^>]*\/>/g

/** Next adds it once the font's module is loaded in the process, so it depends on order, not on the page. */
const SIZE_ADJUST = '<meta name="next-size-adjust" content=""/>'

type Essence = Readonly<Record<string, string>>

/**
 * Normalises a response for comparison: removes what depends on the server, the rendering, or the way scripts and
 * styles are loaded.
 */
function essence({ status, headers, body }: Answer, origin: string): Essence {
  const compared = Object.entries(headers)
    .filter(([name]) => !NOT_COMPARED.includes(name))
    .map(([name, value]) => {
      const values = [value ?? []].flat()
      return [name, plainly(values.join('; '), origin).replace(/ '(?:nonce|sha256)-[^']*'/g, '')]
    })
  return {
    ...Object.fromEntries(compared.filter(([, value]) => value !== '')),
    status: String(status),
    body: plainly(body, origin)
      .replace(SCRIPTS, '')
      .replace(STYLE_SHEETS, '')
      .replace(SIZE_ADJUST, '')
      .replace(OF_ONE_RENDERING, '')
      .replace(REQUEST_ID, 'Request …')
      .replaceAll(status === 404 ? NOT_INDEXED : /$^/g, ''),
  }
}

/** Differences of two responses, each with some characters of context. */
const differences = (stored: Essence, rendered: Essence): string[] =>
  [...new Set([...Object.keys(stored), ...Object.keys(rendered)])].flatMap((name) => {
    const [one, other] = [stored[name] ?? '(none)', rendered[name] ?? '(none)']
    if (one === other) return []
    const from = Math.max(0, [...one].findIndex((_, index) => one[index] !== other[index]) - 20)
    return `${name}: ${one.slice(from, from + 80)} ≠ ${other.slice(from, from + 80)}`
  })

/** Next writes a space in a query as `+`; the cached-page handler keeps the query unchanged. */
const plainly = (text: string, origin: string): string =>
  text.replaceAll(new URL(origin).host, 'the-site').replaceAll('?x=+', '?x=%20')

/** Session cookies of each kind of visitor at one site. */
async function cookiesAt(origin: string): Promise<Readonly<Record<Visitor, string>>> {
  const logIn = async (person: (typeof PEOPLE)['discovery' | 'infinitely' | 'collaborator']) => {
    const answer = await send(origin, '/api/eph/users/login', {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify(person),
    })
    expect(answer.status).toBe(200)
    return cookiesOf(answer)
  }
  return {
    stranger: '',
    discovery: await logIn(PEOPLE.discovery),
    infinitely: await logIn(PEOPLE.infinitely),
    collaborator: await logIn(PEOPLE.collaborator),
    editor: cookiesOf(await send(origin, preview('website-hotels/'))),
  }
}

const answerTo = async (
  origin: string,
  cookies: Readonly<Record<Visitor, string>>,
  { target, method = 'GET', headers = {}, visitor = 'stranger' }: RouteCase,
) =>
  essence(
    await send(origin, target, {
      method,
      headers: { 'user-agent': 'Mozilla/5.0', ...headers, ...(cookies[visitor] ? { cookie: cookies[visitor] } : {}) },
    }),
    origin,
  )

test('the cached-page handler answers as Next would', async ({ stack }) => {
  test.setTimeout(240_000)
  const dataDir = mkdtempSync(join(tmpdir(), 'site-uncached-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const env: Settings = { HOST: 'localhost', LOG_LEVEL: 'silent', PAGE_FRONT: 'off' }
  const site = startSite({ port, servicesPort: Number(new URL(stack.servicesOrigin).port), dataDir, env })
  try {
    await untilAnswering(site, `${origin}/api/health`)
    await stack.until(
      async () =>
        ((await (await fetch(`${origin}/api/health`)).json()) as { content: { known: boolean } }).content.known,
    )
    const [cached, uncached] = [await cookiesAt(stack.origin), await cookiesAt(origin)]
    const parted: string[] = []
    const cases = TEST_ALL ? ROUTE_CASES : SOME_ROUTE_CASES
    if (!TEST_ALL) for (const one of STORED_PAGES) if (cases.includes(one)) await answerTo(stack.origin, cached, one)
    for (const time of TEST_ALL ? ['first', 'second'] : ['only']) {
      for (const one of cases) {
        const [stored, rendered] = await Promise.all([
          answerTo(stack.origin, cached, one),
          answerTo(origin, uncached, one),
        ])
        parted.push(
          ...differences(stored, rendered).map((difference) => `${JSON.stringify(one)}, ${time} time, ${difference}`),
        )
      }
    }
    expect(parted).toEqual([])
    // Ensures that one site used the handler: its stored pages are not rendered again.
    const before = stack.rendered('/fr')
    await answerTo(stack.origin, cached, { target: '/' })
    expect([before > 0, stack.rendered('/fr')]).toEqual([true, before])
  } finally {
    await stop(site)
    rmSync(dataDir, { recursive: true, force: true })
  }
})
