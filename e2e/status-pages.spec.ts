import type { Page } from '@playwright/test'
import { freePort } from '@barriere/shared/process/ports.ts'
import { stop, untilAnswering } from '#scripts/run/processes.ts'
import { startSite } from '#scripts/run/stack.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { Editor, publishUnseen } from './support/content.ts'
import { PHONE, TABLET } from './support/devices.ts'
import { unreachedControls } from './support/keyboard.ts'
import { PEOPLE, WORDS, signIn } from './support/members.ts'
import { axeViolations, overflowOf, smallTargets } from './support/page-checks.ts'
import { send } from './support/send.ts'
import type { TestStack } from './support/stack.ts'
import { DEFAULT_RUN, expect, inDefaultRun, test } from './support/test.ts'

const NAVIGATION = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
const PICTURE = 'image/avif,image/webp,image/apng,*/*;q=0.8'

/** Addresses at which there is nothing, of every kind. */
const MISSING = [
  '/api',
  '/api/nope',
  '/api/calendar/fr/nope.ics',
  '/api/menus/nope.pdf',
  '/media/nope.jpg',
  '/media/f/1/8x6/ab/x.jpg/m/4x0?s=AAAAAA',
  '/card/nope',
  '/feeds/nope.xml',
  '/share/1/nope/share.jpg',
  '/.well-known/nope',
  '/partners/nope',
  '/_next/static/nope.js',
  '/_next/image?url=x',
  '/nope.png',
  '/x.php',
  '/hotels.rsc',
  '/hotels/favicon.ico',
  '/nope',
]

/** Each page of a status is rendered on its own: one may have its frame before another. */
const untilFramed = (stack: TestStack) =>
  stack.until(async () => {
    const pages = ['/en/server-error', '/en/not-there', '/not-there'].map(async (path) =>
      (await fetch(stack.origin + path, { headers: { 'accept': NAVIGATION, 'sec-fetch-dest': 'document' } })).text(),
    )
    return (await Promise.all(pages)).every((page) => page.includes('<footer'))
  })

test.beforeEach(async ({ stack }) => {
  await untilFramed(stack)
})

for (const locale of ['fr', 'en'] as const)
  test(
    `${locale}: a browser that goes to what is missing gets the page, on each hit`,
    inDefaultRun(locale === 'fr'),
    async ({ stack }) => {
      const words = WORDS[locale].notFound
      for (const hit of ['first', 'second'])
        for (const path of MISSING) {
          // A page’s address without a prefix is French, in every browser.
          const target = locale === 'en' && /^\/(?:api$|nope|x|hotels)/.test(path) ? `/en${path}` : path
          for (const method of ['GET', 'HEAD']) {
            const headers = { 'accept': NAVIGATION, 'sec-fetch-dest': 'document', 'cookie': `locale=${locale}` }
            const answer = await send(stack.origin, target, { method, headers })
            const told = [hit, method, target, answer.status, answer.headers['content-type']]
            expect(told).toEqual([hit, method, target, 404, 'text/html; charset=utf-8'])
            expect(answer.headers['cache-control']).toBe('private, no-store')
            expect(Number(answer.headers['content-length'])).toBeGreaterThan(10_000)
            if (method === 'HEAD') expect(answer.body).toBe('')
            else
              for (const part of [words.title, `<html lang="${locale}"`, `Page Not Found: ${target.split('?')[0]}`])
                expect([target, answer.body.includes(part) ? part : answer.body.slice(0, 200)]).toEqual([target, part])
          }
        }
    },
  )

test('the browser’s language decides where neither the address nor a cookie says one', async ({ stack }) => {
  const headers = { 'accept': NAVIGATION, 'accept-language': 'en-GB,en;q=0.9' }
  expect((await send(stack.origin, '/api/nope', { headers })).body).toContain('<html lang="en"')
  expect((await send(stack.origin, '/nope', { headers })).body).toContain('<html lang="fr"')
})

test('callers get JSON, and what loads a picture or a script a line of text', DEFAULT_RUN, async ({ stack }) => {
  for (const path of MISSING) {
    const json = await send(stack.origin, path, { headers: { accept: 'application/json' } })
    expect([path, json.status, JSON.parse(json.body)]).toEqual([path, 404, { error: 'Not found' }])
    for (const headers of [{ accept: PICTURE }, { 'accept': '*/*', 'sec-fetch-dest': 'script' }]) {
      const { status, body } = await send(stack.origin, path, { headers })
      expect([path, status, body]).toEqual([path, 404, expect.stringMatching(/^Not Found – .{10,80}\n$/)])
    }
  }
})

test('the icon is a file', async ({ stack }) => {
  const icon = await fetch(`${stack.origin}/favicon.ico`)
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/x-icon'])
  const bytes = Buffer.from(await icon.arrayBuffer())
  // ICO: reserved, type 1, number of pictures.
  expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 3])
  expect(bytes.length).toBeLessThan(4_096)
  expect((await send(stack.origin, '/')).body).toMatch(/<link rel="icon" href="\/icon\.svg[^"]*" [^>]*image\/svg\+xml/)
})

const ADDRESSES = {
  404: { fr: '/nope', en: '/en/nope' },
  500: { fr: '/server-error', en: '/en/server-error' },
  403: { fr: '/infiniment-barriere/offres-infiniment', en: '/en/infiniment-barriere/infinitely-offers' },
} as const

const NAMES = { 403: 'forbidden', 404: 'notFound', 500: 'serverError', 503: 'unavailable' } as const

/** Targets of a status page's language switch. */
const OTHER = {
  fr: { 403: '/en/infiniment-barriere', others: '/en' },
  en: { 403: '/infiniment-barriere', others: '/' },
} as const

async function checkPage(page: Page, status: keyof typeof NAMES, locale: 'fr' | 'en', path: string): Promise<void> {
  const answer = await page.goto(path)
  expect([status, answer?.status()]).toEqual([status, status])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[locale][NAMES[status]].title)
  await expect(page).toHaveTitle(`${status} · Barrière`)
  expect(await page.locator('head title').count()).toBe(1)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('complementary').first()).toContainText('09 74 75 13 13')
  const other = OTHER[locale][status === 403 ? 403 : 'others']
  await expect(page.locator('footer a[hreflang]')).toHaveAttribute('href', other)
  expect([status, await axeViolations(page)]).toEqual([status, []])
  expect([status, await overflowOf(page), await smallTargets(page)]).toEqual([status, 0, []])
  expect([status, await unreachedControls(page)]).toEqual([status, []])
  await page.setViewportSize({ width: 320, height: 640 })
  expect([status, await overflowOf(page)]).toEqual([status, 0])
}

for (const [locale, name, device] of [
  ['fr', 'desk', {}],
  ['en', 'phone', PHONE],
  ['fr', 'tablet', TABLET],
] as const)
  test.describe(`${locale}, ${name}`, () => {
    test.use(device)

    for (const status of [403, 404, 500] as const)
      test(`the page for ${status} stands in its frame, for readers, keyboards and fingers`, async ({
        page,
        stack,
      }) => {
        if (status === 403) await signIn(page, stack.origin, PEOPLE.discovery)
        await checkPage(page, status, locale, ADDRESSES[status][locale])
      })
  })

test('the page for 503 stands in its frame though the content service is away', async ({ page, stack }) => {
  const unseen = await publishUnseen(stack)
  const paths = { fr: unseen.path, en: `/en${unseen.path}` }
  await stack.stopServices()
  try {
    for (const locale of ['fr', 'en'] as const) {
      const { status, headers } = await send(stack.origin, paths[locale])
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '10', 'private, no-store'])
      await page.setViewportSize({ width: locale === 'fr' ? 1440 : 390, height: 844 })
      await checkPage(page, 503, locale, paths[locale])
    }
  } finally {
    await stack.startServices()
  }
  await stack.until(async () => (await fetch(stack.origin + paths.fr)).status === 200)
  await new Editor(stack).delete(unseen.story)
})

test('without content from the start, brand, language switch and the law’s warning stand', async ({ page }) => {
  const settings = { port: await freePort(), servicesPort: await freePort(), dataDir: await temporaryDataDir('bare-') }
  const site = startSite({ ...settings, env: { HOST: 'localhost', LOG_LEVEL: 'silent' } })
  const origin = `http://localhost:${settings.port}`
  try {
    await untilAnswering(site, `${origin}/api/health`)
    for (const [path, locale, other] of [
      ['/hotels', 'fr', '/en'],
      ['/en/hotels', 'en', '/'],
    ] as const) {
      await expect.poll(async () => (await page.goto(origin + path))?.status()).toBe(503)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(WORDS[locale].unavailable.title)
      await expect(page.getByRole('banner').getByRole('link').first()).toContainText('BARRIÈRE')
      await expect(page.locator('[hreflang]:not([aria-current])').first()).toHaveAttribute('href', other)
      await expect(page.getByRole('complementary')).toContainText('09 74 75 13 13')
      expect(await axeViolations(page)).toEqual([])
      await page.setViewportSize({ width: 320, height: 640 })
      expect(await overflowOf(page)).toBe(0)
    }
  } finally {
    await stop(site)
  }
})
