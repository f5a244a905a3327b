import type { Page } from '@playwright/test'
import { Editor, type ManagedStory } from './support/content.ts'
import { PHONE, localesOn } from './support/devices.ts'
import { measureShift } from './support/layout-shift.ts'
import type { TestStack } from './support/stack.ts'
import { DEFAULT_RUN, expect, inDefaultRun, test } from './support/test.ts'

const STORY = 'website-hotels/restaurants/la-criee'
const PATHS = { fr: '/restaurants/la-criee', en: '/en/restaurants/la-criee' } as const

/** Sets the failure of the icon service's stand-in. */
async function fail(stack: TestStack, failure: string): Promise<void> {
  const body = new URLSearchParams({ failure })
  expect((await fetch(`${stack.servicesOrigin}/icons/failure`, { method: 'POST', body })).ok).toBe(true)
}

/** Uid of the block that the tests add. */
const BLOCK = 'tested-icons'

/** The page's own blocks. */
const bodyOf = ({ content }: ManagedStory): readonly object[] =>
  (content['body'] as readonly { readonly _uid: string }[]).filter(({ _uid: uid }) => uid !== BLOCK)

/** Publishes selling points with these icons on the restaurant's page; the title tells when the page has them. */
async function publish(stack: TestStack, title: string, icons: readonly string[]): Promise<void> {
  const editor = new Editor(stack)
  const story = await editor.read(STORY)
  const block = {
    _uid: BLOCK,
    component: 'key-selling-points',
    title,
    title__i18n__en: title,
    items: icons.map((icon, index) => ({
      _uid: `point-${index}`,
      component: 'key-selling-point',
      icon,
      title: `Point ${index}`,
    })),
  }
  await editor.save(story, { content: { ...story.content, body: [block, ...bodyOf(story)] } }, true)
  for (const path of Object.values(PATHS))
    await stack.until(async () => (await (await fetch(stack.origin + path)).text()).includes(title))
}

/** The drawings of the selling points. */
const drawings = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { name: title }) }).locator('li > svg')

/** Opens a page and measures its layout shift. */
async function open(page: Page, path: string): Promise<void> {
  await measureShift(page)
  const response = await page.goto(path)
  expect(response?.status()).toBe(200)
  await page.waitForLoadState('networkidle')
}

declare global {
  interface Window {
    ran?: number
  }
}

test.afterEach(async ({ stack }) => {
  await fail(stack, 'none')
})

test.afterAll(async ({ stack }) => {
  const editor = new Editor(stack)
  const story = await editor.read(STORY)
  await editor.save(story, { content: { ...story.content, body: bodyOf(story) } }, true)
  for (const path of Object.values(PATHS))
    await stack.until(async () => !(await (await fetch(stack.origin + path)).text()).includes(BLOCK))
})

test('both addresses answer icons, local ones and the service’s', async ({ stack }) => {
  for (const folder of ['icons', '_nuxt_icon']) {
    const read = async (query: string) => await (await fetch(`${stack.origin}/api/${folder}/${query}`)).json()
    expect(await read('lucide.json?icons=waves')).toMatchObject({ prefix: 'lucide', icons: { waves: { width: 24 } } })
    expect(await read('rivage.json?icons=cabin,nope')).toMatchObject({
      icons: { cabin: { body: expect.stringContaining('url(#icon_rivage_cabin_0)') as unknown, width: 32 } },
      not_found: ['nope'],
    })
  }
})

for (const [name, device, options] of [
  ['a desk', 'desktop', {}],
  ['a phone', 'phone', PHONE],
] as const) {
  test.describe(name, () => {
    test.use(options)

    for (const locale of localesOn(device)) {
      test(
        `${locale}, ${name}: an icon of any collection stands in the page, and no browser asks for it`,
        inDefaultRun(name.startsWith('a phone')),
        async ({ page, stack }) => {
          const title = `Rivage ${locale} ${name}`
          await publish(stack, title, ['rivage:shell', 'rivage:cabin', 'rivage:cabin', 'waves', 'barriere:heart'])
          const asked: string[] = []
          page.on('request', (request) => asked.push(request.url()))
          await open(page, PATHS[locale])
          const shown = drawings(page, title)
          await expect(shown).toHaveCount(5)
          for (const drawing of await shown.all()) {
            expect(await drawing.locator('path').count()).toBeGreaterThan(0)
            expect(await drawing.boundingBox()).toMatchObject({ width: 48, height: 48 })
          }
          const ids = await page.locator('[id^="icon_"]').evaluateAll((all) => all.map(({ id }) => id))
          expect(ids).toEqual(['icon_point-1_0', 'icon_point-2_0'])
          expect(asked.filter((url) => /icon/i.test(new URL(url).pathname) && !/icon\.svg|favicon/.test(url))).toEqual(
            [],
          )
          expect(asked.filter((url) => new URL(url).origin !== stack.origin)).toEqual([])
        },
      )
    }
  })
}

/** Whether a page has a drawing of the icon service: an empty box has the site's own size. */
const isDrawn = async (stack: TestStack, path: string): Promise<boolean> =>
  (await (await fetch(stack.origin + path)).text()).includes('viewBox="0 0 32 32"')

// Cache: an icon that was shown once is cached, so each failure has its own.
for (const [failure, icon, locale] of [
  ['outage', 'rivage:parasol', 'fr'],
  ['hanging', 'rivage:transat', 'en'],
  ['html', 'rivage:deck-chair', 'fr'],
] as const) {
  test(`${locale}, ${failure}: without the icon service a page has an empty box, and the icon once it answers`, async ({
    page,
    stack,
  }) => {
    await fail(stack, failure)
    const title = `Panne ${failure}`
    await publish(stack, title, [icon, 'waves'])
    await open(page, PATHS[locale])
    const [missing, ours] = await drawings(page, title).all()
    expect(await missing?.innerHTML()).toBe('')
    expect(await missing?.boundingBox()).toMatchObject({ width: 48, height: 48 })
    expect(await ours?.locator('path').count()).toBeGreaterThan(0)
    expect(await page.evaluate(() => window.shift)).toBeLessThan(0.01)
    // Stored nevertheless: the next answer needs no rendering.
    await stack.until(async () => {
      const rendered = stack.rendered(`/${locale}/restaurants/la-criee`)
      expect((await fetch(stack.origin + PATHS[locale])).status).toBe(200)
      return stack.rendered(`/${locale}/restaurants/la-criee`) === rendered
    })
    await fail(stack, 'none')
    await stack.until(() => isDrawn(stack, PATHS[locale]))
  })
}

test('failures in a row are one line in the log', async ({ stack }) => {
  const before = stack.events('icons.unavailable').length
  await fail(stack, 'outage')
  for (let count = 0; count < 12; count += 1)
    expect((await fetch(`${stack.origin}/api/icons/rivage.json?icons=a${count}`)).status).toBe(503)
  expect(stack.events('icons.unavailable').length - before).toBeLessThanOrEqual(1)
  expect(stack.events('icons.unavailable').length).toBeGreaterThan(0)
})

test('a hostile drawing runs nothing, hides nothing and asks nobody', DEFAULT_RUN, async ({ page, stack }) => {
  await fail(stack, 'hostile')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await publish(stack, 'Hostile', ['rivage:transat-left'])
  // Circuit breaker: after failures in a row the icon service is not called for a while.
  await stack.until(() => isDrawn(stack, PATHS.fr))
  await open(page, PATHS.fr)
  await expect(drawings(page, 'Hostile').locator('path')).toHaveCount(1)
  expect(await page.evaluate(() => window.ran)).toBeUndefined()
  await expect(page.locator('body')).toBeVisible()
  expect(asked.filter((url) => new URL(url).origin !== stack.origin)).toEqual([])
})
