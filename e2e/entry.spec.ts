import { request as httpRequest } from 'node:http'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

interface Answer {
  readonly status: number
  readonly location: string | undefined
  readonly body: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

/** Sends the request target unchanged: `fetch` would normalise it. */
const send = (origin: string, target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin)
    httpRequest({ hostname, port, path: target, method, headers }, (response) => {
      let body = ''
      response
        .setEncoding('utf8')
        .on('data', (chunk: string) => {
          body += chunk
        })
        .on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            location: response.headers.location,
            body,
            headers: response.headers,
          })
        })
    })
      .on('error', reject)
      .end()
  })

const PAGES = [
  '/',
  '/en',
  '/hotels',
  '/en/hotels',
  '/hotels/les-colombages',
  '/website-hotels/headers/main',
  '/en/website-hotels/headers/main',
  '/website-hotels/headers/local/les-colombages',
  '/website-hotels/footers/main',
  '/infiniment-barriere',
  '/en/infiniment-barriere/menu',
  '/infiniment-barriere/connexion',
]

const MISSING = [
  '/nope',
  '/en/nope',
  '/nope.png',
  '/hotels/nope',
  '/de',
  '/headers/main',
  '/infiniment-barriere/nope',
  '/en/infiniment-barriere/nope',
  '/mentions-legales/x',
  '/%2F%2Fevil.example',
  '/site-status/404',
  '/fr2',
]

const REDIRECTS: [string, string][] = [
  ['/fr', '/'],
  ['/fr/hotels', '/hotels'],
  ['/hotels/', '/hotels'],
  ['/en/', '/en'],
  ['/website-hotels', '/'],
  ['/website-hotels/hotels', '/hotels'],
  ['/en/website-hotels/hotels', '/en/hotels'],
  ['/hotels/website-hotels/les-colombages', '/hotels/les-colombages'],
  ['/website-hotels/hotels/?stars=5&x=%C3%A9', '/hotels?stars=5&x=%C3%A9'],
  ['/fr/website-hotels/hotels/?a=1', '/hotels?a=1'],
  ['/website-hotels/infiniment-barriere/menu', '/infiniment-barriere/menu'],
  ['//evil.example/', '/evil.example'],
  ['///website-hotels//hotels/', '/hotels'],
  ['/HOTELS', '/hotels'],
  ['/en/Hotels?stars=5', '/en/hotels?stars=5'],
]

/** Words of another language, which the prefix or else the words decide. */
const OTHER_WORDS: [string, string][] = [
  ['/en/spectacles', '/en/shows'],
  ['/shows', '/en/shows'],
  ['/en/Mentions-Legales?a=1', '/en/legal-notice?a=1'],
  ['/en/hotels/les-colombages/chambres', '/en/hotels/les-colombages/rooms'],
]

for (const time of ['first', 'second']) {
  test(`every kind of address has its status on the ${time} hit`, DEFAULT_RUN, async ({ stack }) => {
    for (const path of PAGES) expect([path, (await send(stack.origin, path)).status]).toEqual([path, 200])
    for (const path of MISSING) {
      const answer = await send(stack.origin, path)
      expect([path, answer.status]).toEqual([path, 404])
      expect(answer.body).toContain(`Page Not Found: ${path}`)
      expect(answer.headers['cache-control']).toContain('no-store')
    }
    for (const [path, target] of REDIRECTS) {
      const answer = await send(stack.origin, path)
      expect([path, answer.status, answer.location]).toEqual([path, 308, target])
    }
    for (const [path, target] of OTHER_WORDS) {
      const answer = await send(stack.origin, path)
      expect([path, answer.status, answer.location]).toEqual([path, 307, target])
      expect((await send(stack.origin, target)).status).toBe(200)
    }
  })
}

test('no redirect leaves the host', DEFAULT_RUN, async ({ stack }) => {
  const payloads = [
    '//evil.example/',
    '///evil.example/',
    '/fr//evil.example/',
    '/website-hotels//evil.example/',
    '/website-hotels/%2Fevil.example/',
    '/fr/%2F%2Fevil.example/',
    '/fr/%5Cevil.example/',
    '/%5C%5Cevil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/fr/\\\\evil.example/',
    '//evil.example/website-hotels/',
    '/fr/.//evil.example/',
    '/fr/https://evil.example/',
    '/en//evil.example/',
    '//website-hotels//evil.example/',
  ]
  for (const payload of payloads) {
    const { status, location } = await send(stack.origin, payload).catch((error: NodeJS.ErrnoException) => {
      // Node itself refuses to send some of them.
      if (error.code === 'ERR_UNESCAPED_CHARACTERS') return { status: 400, location: undefined }
      throw error
    })
    expect([payload, status >= 300 && status < 500]).toEqual([payload, true])
    if (location !== undefined)
      expect([payload, new URL(location, stack.origin).origin]).toEqual([payload, stack.origin])
  }
})

test('the language is detected at the root alone, and an explicit path wins', DEFAULT_RUN, async ({ stack }) => {
  const english = { 'accept-language': 'en-GB,en;q=0.9,fr;q=0.5' }
  const languageOf = async (path: string, headers: Record<string, string>) => {
    const { status, body } = await send(stack.origin, path, headers)
    return [status, /<html[^>]* lang="([^"]*)"/.exec(body)?.[1]]
  }
  expect(await languageOf('/', english)).toEqual([200, 'en'])
  expect(await languageOf('/?utm_source=x', english)).toEqual([200, 'en'])
  expect(await languageOf('/hotels', english)).toEqual([200, 'fr'])
  expect(await languageOf('/', { ...english, cookie: 'locale=fr' })).toEqual([200, 'fr'])
  expect(await languageOf('/', { cookie: 'locale=en' })).toEqual([200, 'en'])
  expect(await languageOf('/', { 'cookie': 'locale=en', 'sec-fetch-site': 'same-origin' })).toEqual([200, 'fr'])
  expect((await send(stack.origin, '/', english)).headers.vary).toMatch(/Accept-Language, Cookie, Sec-Fetch-Site/)
  const french = await send(stack.origin, '/hotels', { cookie: 'locale=en' })
  expect(String(french.headers['set-cookie'])).toMatch(/locale=fr;.*Max-Age=31536000/)
})

test('redirects kept by editors are followed, in both languages', DEFAULT_RUN, async ({ stack }) => {
  expect(await send(stack.origin, '/aide-jeu')).toMatchObject({
    status: 308,
    location: 'https://www.joueurs-info-service.fr/',
  })
})

test('bad input gets a clear 4xx, one line of log and no stack trace', DEFAULT_RUN, async ({ stack }) => {
  const cases: [string, string, number, Record<string, string>?][] = [
    ['GET', '/%E0%A4%A', 400],
    ['GET', '/%', 400],
    ['GET', '/a%00b', 400],
    ['GET', `/${'a'.repeat(8_192)}`, 414],
    ['GET', '/%5Cevil', 400],
    ['POST', '/', 405],
    ['PUT', '/hotels', 405],
    ['DELETE', '/', 405],
    ['PATCH', '/en', 405],
    ['OPTIONS', '/', 405],
    ['PROPFIND', '/', 405],
    ['GET', '/_next/image?url=x', 404],
    ['GET', '/', 400, { 'next-action': '4012' }],
    ['GET', 'http://evil.example/', 400],
  ]
  for (const [method, target, status, headers] of cases) {
    const before = stack.events('request.refused').length
    const answer = await send(stack.origin, target, headers, method)
    expect([method, target.slice(0, 40), answer.status]).toEqual([method, target.slice(0, 40), status])
    expect(answer.body).not.toMatch(/\bat .*:\d+:\d+|node_modules|\.ts\b/)
    await stack.until(() => stack.events('request.refused').length === before + 1)
  }
  expect(stack.noise.filter((line) => /\bat\b.*:\d+:\d+/.test(line))).toEqual([])
})

test('addresses of files and of machines answer in words, found or not', async ({ stack }) => {
  const text = async (path: string) => {
    const response = await fetch(stack.origin + path, { redirect: 'manual' })
    return [path, response.status, response.headers.get('content-type'), (await response.text()).length > 5]
  }
  for (const path of ['/api/', '/api/nope', '/api/eph/nope'])
    expect(await text(path)).toEqual([path, 404, expect.stringMatching(/^application\/json/), true])
  for (const path of ['/card/nope', '/card/a/b', '/media/nope.jpg', '/.well-known/nope', '/_next/static/nope.js'])
    expect(await text(path)).toEqual([path, 404, expect.stringMatching(/^text\/plain/), true])
  expect(await text('/favicon.ico')).toEqual(['/favicon.ico', 200, 'image/x-icon', true])

  const security = await (await fetch(`${stack.origin}/.well-known/security.txt`)).text()
  expect(security).toMatch(/^Contact: mailto:\S+\nExpires: 20\d\d-\d\d-\d\dT[\d:]+Z\n/)
  expect(Date.parse(/Expires: (\S+)/.exec(security)?.[1] ?? '')).toBeGreaterThan(Date.now())
  const change = await fetch(`${stack.origin}/.well-known/change-password`, {
    redirect: 'manual',
    headers: { 'accept-language': 'en' },
  })
  expect([change.status, change.headers.get('location')]).toEqual([303, '/en/infiniment-barriere/my-profile'])
})

test('a rendering that the site has not signed is not drawn', async ({ stack }) => {
  const home = await (await fetch(`${stack.origin}/`)).text()
  const [signed = ''] = /\/media\/f\/[^\s"]+\?s=[\w-]+/.exec(home) ?? []
  expect((await fetch(stack.origin + signed)).status).toBe(200)
  for (const changed of [signed.replace(/\?.*/, ''), signed.replace(/\/m\/(\d)/, '/m/1$1')])
    expect([changed, (await fetch(stack.origin + changed)).status]).toEqual([changed, 404])
})

test('forged internal headers of Next change nothing', DEFAULT_RUN, async ({ stack }) => {
  const tricks: Record<string, string>[] = [
    { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
    { 'x-forwarded-host': 'evil.example' },
    { 'x-middleware-rewrite': '/en' },
    { 'x-matched-path': '/en' },
    { 'x-prerender-revalidate': 'x' },
    { 'x-nextjs-data': '1' },
  ]
  for (const headers of tricks) {
    expect((await send(stack.origin, '/nope', headers)).status).toBe(404)
    expect((await send(stack.origin, '/fr/hotels', headers)).location).toBe('/hotels')
    expect((await send(stack.origin, '/hotels', headers)).body).not.toContain('evil.example')
  }
})

test(
  'every answer carries the security headers, and a cached page no unsafe-inline script',
  DEFAULT_RUN,
  async ({ stack }) => {
    for (const target of ['/', '/', '/nope', '/fr', '/api/nope', '/%E0%A4%A', '/robots.txt', '/api/health']) {
      const { headers } = await send(stack.origin, target)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
      expect(headers['permissions-policy']).toContain('camera=(self)')
      expect(headers['x-powered-by']).toBeUndefined()
      const policy = String(headers['content-security-policy'])
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy.split(';').find((part) => part.includes('script-src')) ?? '').not.toContain('unsafe-inline')
    }
  },
)

test('a script that the policy blocks is reported, and the report is taken', DEFAULT_RUN, async ({ page, stack }) => {
  const answer = await page.goto(stack.origin)
  expect(answer?.headers()['reporting-endpoints']).toBe('policy="/api/reports/policy"')
  expect(answer?.headers()['content-security-policy']).toContain('report-uri /api/reports/policy; report-to policy')
  const broken = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective), {
          once: true,
        })
        document.body.append(Object.assign(document.createElement('script'), { textContent: 'document.title = "x"' }))
      }),
  )
  expect(await broken).toBe('script-src-elem')
  const report = { 'document-uri': stack.origin, 'effective-directive': 'img-src', 'blocked-uri': 'https://x.example/' }
  const send = async (body: string, type: string) =>
    (
      await page.request.post(`${stack.origin}/api/reports/policy`, { data: body, headers: { 'content-type': type } })
    ).status()
  expect(await send(JSON.stringify({ 'csp-report': report }), 'application/csp-report')).toBe(204)
  expect(await send('[]', 'application/reports+json')).toBe(204)
  expect(await send('no report', 'application/csp-report')).toBe(400)
})
