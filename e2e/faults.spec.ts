import { preview } from '#tests/support/preview.ts'
import { PHONE } from './support/devices.ts'
import { FaultyBuild } from './support/faulty-build.ts'
import { WORDS } from './support/members.ts'
import { cookiesOf, send } from './support/send.ts'
import { TestStack } from './support/stack.ts'
import { expect, test as base } from './support/test.ts'

/** Faults on the server, in the built site; those in the browser are in `faults-in-the-browser.spec.ts`. */
const test = base.extend<object, { faulty: { build: FaultyBuild; site: TestStack } }>({
  faulty: [
    async ({}, provide) => {
      const build = new FaultyBuild()
      const site = await TestStack.start({}, build.folder)
      await site.until(async () => (await (await fetch(`${site.origin}/server-error`)).text()).includes('<footer'))
      await provide({ build, site })
      await site.stop()
      build.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
})

test.setTimeout(120_000)

test.afterEach(({ faulty }) => {
  faulty.build.mend()
})

const NEVER_STORED = 'private, no-store'

/** Pages that no other test here requests, so that they are not stored. */
const UNSTORED = {
  page: { fr: '/mentions-legales', en: '/en/legal-notice' },
  layout: { fr: '/journal', en: '/en/journal' },
} as const

for (const part of ['page', 'layout'] as const)
  for (const locale of ['fr', 'en'] as const)
    test(`${locale}: a ${part} that throws is a real 500 with its page, each time, and stored nowhere`, async ({
      faulty: { build, site },
    }) => {
      const path = UNSTORED[part][locale]
      build.break(part)
      for (const hit of ['first', 'second', 'third']) {
        const { status, headers, body } = await send(site.origin, path, { headers: { accept: 'text/html' } })
        expect([hit, status, headers['cache-control'], headers['etag']]).toEqual([hit, 500, NEVER_STORED, undefined])
        expect(body).toContain(`<html lang="${locale}"`)
        for (const words of [WORDS[locale].serverError.title, 'Internal Server Error', '<header', '<footer', '18+'])
          expect(body).toContain(words)
        expect(body.match(/<title>[^<]*/g)).toEqual(['<title>500 · Barrière'])
        expect(body).not.toMatch(/__next_error__|made to fail|node_modules/)
      }
      const head = await send(site.origin, path, { method: 'HEAD' })
      expect([head.status, head.body, Number(head.headers['content-length'])]).toEqual([500, '', expect.any(Number)])
      expect(Number(head.headers['content-length'])).toBeGreaterThan(10_000)
      build.mend()
      const mended = await send(site.origin, path)
      expect([mended.status, mended.headers['cache-control']]).toEqual([200, 'private, no-cache'])
    })

test('pages that are rendered for one visitor, drafts and the library fail in the same way', async ({
  faulty: { build, site },
}) => {
  const editor = cookiesOf(await send(site.origin, preview('website-hotels/')))
  build.break('layout')
  for (const [path, cookie, locale] of [
    ['/recherche?q=spa', '', 'fr'],
    ['/en/search?q=spa', '', 'en'],
    ['/hotels', editor, 'fr'],
    ['/en/bibliotheque', editor, 'en'],
    ['/infiniment-barriere/nouveau-mot-de-passe?token=x', '', 'fr'],
  ] as const) {
    const { status, headers, body } = await send(site.origin, path, { headers: { cookie } })
    expect([path, status, headers['cache-control']]).toEqual([path, 500, NEVER_STORED])
    expect(body).toContain(WORDS[locale].serverError.title)
  }
})

for (const path of ['/restaurants/la-criee', '/en/restaurants/la-criee'])
  test(`${path}: a block that throws is left out, and the page stored once it is whole`, async ({
    faulty: { build, site },
  }) => {
    build.break('block')
    for (const hit of ['first', 'second']) {
      const { status, body } = await send(site.origin, path)
      expect([hit, status, body.includes('<blockquote'), body.includes('<footer')]).toEqual([hit, 200, false, true])
    }
    const key = path.startsWith('/en') ? path : `/fr${path}`
    expect(site.rendered(key)).toBe(0)
    build.mend()
    expect((await send(site.origin, path)).body).toContain('<blockquote')
    expect(site.rendered(key)).toBe(1)
  })

test('a call that throws answers in JSON and a file in a line, without a word of what went wrong', async ({
  faulty: { build, site },
}) => {
  build.break('call')
  build.break('file')
  const call = await send(site.origin, '/api/health')
  expect([call.status, call.headers['cache-control'], JSON.parse(call.body)]).toEqual([
    500,
    NEVER_STORED,
    { error: 'Internal server error' },
  ])
  const file = await send(site.origin, '/feeds/journal-fr.xml', { headers: { accept: 'application/rss+xml' } })
  expect([file.status, file.body]).toEqual([500, expect.stringMatching(/^Internal Server Error – /)])
  const seen = await send(site.origin, '/feeds/journal-fr.xml', { headers: { accept: 'text/html' } })
  expect([seen.status, seen.body.includes(WORDS.fr.serverError.title)]).toEqual([500, true])
  build.mend()
  expect((await send(site.origin, '/api/health')).status).toBe(200)
})

for (const [locale, other, device] of [
  ['fr', '/en', {}],
  ['en', '/', PHONE],
] as const)
  test.describe(`${locale}, what people see of it`, () => {
    test.use(device)

    test('a way home and the other language', async ({ faulty: { build, site }, page }) => {
      build.break('page')
      const answer = await page.goto(`${site.origin}${locale === 'fr' ? '/offres' : '/en/offers'}`)
      expect(answer?.status()).toBe(500)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[locale].serverError.title)
      build.mend()
      await page.locator(`footer a[hreflang="${locale === 'fr' ? 'en' : 'fr'}"]`).click()
      await expect(page).toHaveURL(site.origin + (other === '/' ? '/' : other))
    })
  })
