import type { Page } from '@playwright/test'
import { KINDS } from '#scripts/run/weights.ts'
import { PHONE } from './support/devices.ts'
import { touchIslands } from './support/islands.ts'
import { PAGES, PEOPLE, signIn } from './support/members.ts'
import { FORM_PAGES } from './support/page-kinds.ts'
import { withoutPictures } from './support/pictures.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

test.use(PHONE)

/**
 * Bytes of scripts before any interaction, headers included. Pages whose cards have hearts, prices and filters load a
 * small file for each of those.
 */
const FIRST_SCRIPTS = { home: 24, hotel: 24, article: 18, legal: 12 } as const

/** Budget in transferred bytes: a phone's first view, before scrolling. */
const FIRST_VIEW = 500 * 1024

/** Budget in transferred bytes: styles of any page. */
const STYLE = 20 * 1024

/** Budget in transferred bytes: scripts of a page with a form, once the visitor is in it. */
const FORM_SCRIPTS = 174 * 1024

interface Loaded {
  readonly url: string
  readonly bytes: number
}

/**
 * Opens a page and counts transferred bytes; with `touch` also those of its islands after an interaction, with
 * `captcha` those after the first field of its form has the focus.
 */
async function load(page: Page, path: string, { touch = false, captcha = false } = {}): Promise<readonly Loaded[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  const addresses = new Map<string, string>()
  const loaded: Loaded[] = []
  session.on('Network.responseReceived', ({ requestId, response }) => {
    addresses.set(requestId, response.url)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    loaded.push({ url: addresses.get(requestId) ?? '', bytes: encodedDataLength })
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  if (touch && (await page.locator('[data-island]').count()) > 0) await touchIslands(page)
  if (captcha) {
    // Requested once its code is there.
    const challenge = page.waitForResponse(/\/api\/captcha\/challenge/)
    await page.locator('main form').last().locator(':is(input, select, textarea):visible').first().focus()
    await challenge
  }
  await session.detach()
  return loaded
}

const scriptsOf = (loaded: readonly Loaded[]): string[] =>
  loaded.map(({ url }) => new URL(url || 'about:blank').pathname).filter((path) => path.endsWith('.js'))

for (const [kind, path] of Object.entries(KINDS)) {
  test(`the first view of ${kind} stays within 500 KB`, async ({ page }) => {
    const loaded = await load(page, path)
    const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0)
    const heaviest = [...loaded]
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, 8)
      .map(({ url, bytes }) => `${Math.round(bytes / 1024)} KB ${url}`)
    expect(total, heaviest.join('\n')).toBeLessThanOrEqual(FIRST_VIEW)
  })
}

for (const [kind, most] of Object.entries(FIRST_SCRIPTS))
  test(`${kind} loads at most ${most} KB of scripts before anyone interacts`, DEFAULT_RUN, async ({ page }) => {
    const scripts = (await load(page, KINDS[kind] as string)).filter(({ url }) => new URL(url).pathname.endsWith('.js'))
    expect(
      scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      scripts.map(({ url }) => url).join('\n'),
    ).toBeLessThanOrEqual(most * 1024)
  })

for (const path of FORM_PAGES)
  test(`${path} loads 174 KB of scripts at most, its form's included`, async ({ page }) => {
    const loaded = await load(page, path, { touch: true, captcha: path !== '/suivi' })
    const scripts = loaded.filter(({ url }) => url.endsWith('.js'))
    await expect(page.locator('form[aria-label], form[aria-labelledby]').last()).toBeVisible()
    expect(
      scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      scripts.map(({ url, bytes }) => `${bytes} ${url}`).join('\n'),
    ).toBeLessThanOrEqual(FORM_SCRIPTS)
  })

const STYLED: Readonly<Record<string, string>> = {
  ...KINDS,
  'search': '/recherche',
  'search on a map': '/recherche?kind=hotel&view=map',
  'login': PAGES.login.fr,
  'registration': PAGES.registration.fr,
  'card': PAGES.card.fr,
  'stays': PAGES.stays.fr,
  'profile': PAGES.profile.fr,
  'not found': '/nope',
}

test('every kind of page loads 20 KB of style at most, that of its islands included', async ({ page, stack }) => {
  await withoutPictures(page)
  await signIn(page, stack.origin, PEOPLE.infinitely)
  for (const [kind, path] of Object.entries(STYLED)) {
    const sheets = (await load(page, path)).filter(({ url }) => new URL(url || 'about:blank').pathname.endsWith('.css'))
    expect([kind, sheets.length]).not.toEqual([kind, 0])
    const listed = sheets.map(({ url, bytes }) => `${bytes} ${url}`).join('\n')
    expect(
      sheets.reduce((sum, { bytes }) => sum + bytes, 0),
      `${kind}\n${listed}`,
    ).toBeLessThanOrEqual(STYLE)
  }
})

test('a page loads the client code of its own blocks only', DEFAULT_RUN, async ({ page, request }) => {
  await withoutPictures(page)
  const plain = new Set(scriptsOf(await load(page, '/mentions-legales', { touch: true })))
  const article = scriptsOf(await load(page, '/conditions-generales', { touch: true }))
  expect(article.filter((script) => !plain.has(script))).toEqual([])

  const own = async (path: string) =>
    scriptsOf(await load(page, path, { touch: true })).filter((script) => !plain.has(script))
  const [hotel, home] = [await own('/hotels/les-colombages'), await own('/')]
  expect(hotel.length).toBeGreaterThan(0)
  // Text in the gallery's script: the hotel's page loads it, the home page, without a gallery, does not.
  const holding = async (scripts: readonly string[], words: string) => {
    const texts = await Promise.all(
      scripts.map(async (script) => ({ script, text: await (await request.get(script)).text() })),
    )
    return texts.filter(({ text }) => text.includes(words)).map(({ script }) => script)
  }
  const lightbox = await holding(hotel, 'data-large')
  expect(lightbox.length).toBeGreaterThan(0)
  expect(home.filter((script) => lightbox.includes(script))).toEqual([])
})

test('the hero of home stays within 120 KB at 1600 pixels', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const [, address] =
    /type="image\/avif"[^>]*srcSet="[^"]*?(\S+) 1600w/i.exec(html) ??
    /srcSet="[^"]*?(\S+) 1600w[^"]*"[^>]*type="image\/avif"/i.exec(html) ??
    []
  if (!address) throw new Error('No AVIF of 1600 pixels on the home page.')
  const picture = await request.get(address.replaceAll('&amp;', '&'))
  expect(picture.headers()['content-type']).toBe('image/avif')
  expect((await picture.body()).length).toBeLessThanOrEqual(120 * 1024)
})
