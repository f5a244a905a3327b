import type { ConsoleMessage, Page } from '@playwright/test'
import { preview } from '#tests/support/preview.ts'
import { Editor } from './support/content.ts'
import { LIVE_EDITOR_BROWSER, LiveEditor, withBlock } from './support/live-editor.ts'
import { DEFAULT_RUN, expect, inDefaultRun, test } from './support/test.ts'

const HOME = 'website-hotels/'
const HOTEL = 'website-hotels/hotels/les-colombages/'
const ARTICLE = 'website-hotels/journal/la-sole-de-midi'

test.use({ launchOptions: LIVE_EDITOR_BROWSER })

/** Errors of the page and its console, which a test expects to be none. */
function faultsOf(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  return faults
}

for (const [what, slug, component] of [
  ['home', HOME, 'hero'],
  ['a hotel', HOTEL, 'hero'],
] as const)
  test(
    `what is typed shows on ${what}, without a reload and without a trace elsewhere`,
    inDefaultRun(what === 'home'),
    async ({ stack, page, request }) => {
      const faults = faultsOf(page)
      const story = await new Editor(stack).read(slug)
      const editor = await LiveEditor.open(page, stack, story)
      const heading = editor.frame.getByRole('heading', { level: 1 })
      await heading.evaluate(() => Object.assign(window, { sameDocument: true }))
      for (const title of ['U', 'Un', 'Un titre tout neuf']) {
        await editor.type(story, withBlock(story.content, component, { title }))
        await expect(heading).toHaveText(title)
      }
      expect(await heading.evaluate(() => 'sameDocument' in window)).toBe(true)
      expect(faults).toEqual([])
      // Neither visitors nor another editor see it.
      const path = await heading.evaluate(() => location.pathname)
      expect(await (await request.get(path)).text()).not.toContain('Un titre tout neuf')
      const other = await page.context().newPage()
      await other.goto(stack.origin + preview(slug))
      await expect(other.getByRole('heading', { level: 1 })).not.toHaveText('Un titre tout neuf')
      await other.close()
    },
  )

test('an article’s own fields and its blocks show as they are typed', async ({ stack, page }) => {
  const faults = faultsOf(page)
  const story = await new Editor(stack).read(ARTICLE)
  const editor = await LiveEditor.open(page, stack, story)
  await editor.type(story, withBlock(story.content, 'hero', { title: 'La sole, encore' }))
  await expect(editor.frame.getByRole('heading', { level: 1 })).toHaveText('La sole, encore')
  const body = story.content.body as readonly object[]
  const quote = { _uid: 'f0000000-0000-4000-8000-0000000000a1', component: 'quote', text: 'Un bloc de plus' }
  await editor.type(story, { ...story.content, body: [quote, ...body] })
  await expect(editor.frame.getByText('Un bloc de plus')).toBeVisible()
  await editor.type(story, { ...story.content, body })
  await expect(editor.frame.getByText('Un bloc de plus')).toHaveCount(0)
  expect(faults).toEqual([])
})

test('a burst of keystrokes is rendered a few times, and the last one shows', async ({ stack, page }) => {
  const story = await new Editor(stack).read(HOTEL)
  const editor = await LiveEditor.open(page, stack, story)
  const asked = { holds: 0, renders: 0, atOnce: 0, most: 0 }
  await page.route(/\/api\/preview\/unsaved/, async (route) => {
    asked.holds += 1
    asked.atOnce += 1
    asked.most = Math.max(asked.most, asked.atOnce)
    // Slower than the typing, so that the keystrokes form one burst.
    const response = await route.fetch()
    asked.atOnce -= 1
    await route.fulfill({ response })
  })
  page.on('request', (one) => {
    if (one.headers()['x-unsaved-story']) asked.renders += 1
  })
  const texts = Array.from({ length: 50 }, (_, index) => `Frappe ${index}`)
  await page.evaluate(
    ([stories, site]) => {
      for (const one of stories)
        document.querySelector('iframe')?.contentWindow?.postMessage({ action: 'input', story: one }, site)
    },
    [texts.map((title) => editor.storyOf(story, withBlock(story.content, 'hero', { title }))), stack.origin] as const,
  )
  await expect(editor.frame.getByRole('heading', { level: 1 })).toHaveText('Frappe 49')
  // The first keystroke, and the newest of the following ones.
  expect(asked).toMatchObject({ holds: 2, renders: 2, most: 1 })
})

test('scroll, focus and open details stay, and enhanced elements keep working', async ({ stack, page }) => {
  const faults = faultsOf(page)
  const story = await new Editor(stack).read(HOTEL)
  const editor = await LiveEditor.open(page, stack, story)
  const heading = editor.frame.getByRole('heading', { level: 1 })
  const opened = editor.frame.locator('main details').first()
  await opened.evaluate((element: HTMLDetailsElement) => {
    element.open = true
    element.querySelector('summary')?.focus()
    scrollTo(0, 700)
  })
  const before = await opened.evaluate(() => scrollY)
  await editor.type(story, withBlock(story.content, 'hero', { title: 'Autre titre' }))
  await expect(heading).toHaveText('Autre titre')
  expect(
    await opened.evaluate((element: HTMLDetailsElement) => [
      element.open,
      document.activeElement === element.querySelector('summary'),
      scrollY,
    ]),
  ).toEqual([true, true, before])
  expect(faults).toEqual([])
})

test('an island that did not change stays alive, and one that did becomes plain markup', async ({ stack, page }) => {
  const faults = faultsOf(page)
  const story = await new Editor(stack).read(HOTEL)
  const editor = await LiveEditor.open(page, stack, story)
  const hosts = editor.frame.locator('main [data-island]')
  expect(await hosts.count()).toBeGreaterThan(0)
  await hosts.evaluateAll((elements) => {
    for (const element of elements) Object.assign(element, { isFirst: true })
  })
  await editor.type(story, { ...story.content, title: 'Un autre nom', body: story.content.body })
  await editor.type(story, withBlock(story.content, 'hero', { title: 'Titre neuf' }))
  await expect(editor.frame.getByRole('heading', { level: 1 })).toHaveText('Titre neuf')
  const kept = await hosts.evaluateAll((elements) => elements.map((element) => 'isFirst' in element))
  expect(kept.filter(Boolean).length).toBeGreaterThan(0)
  // Every control of an island that became plain markup can be used without an error.
  await editor.frame.locator('main').evaluate((main) => {
    for (const button of main.querySelectorAll<HTMLElement>('[data-island] button')) button.click()
  })
  expect(faults).toEqual([])
})

test('the page in English shows the translation that is typed', async ({ stack, page }) => {
  const story = await new Editor(stack).read(HOTEL)
  const editor = await LiveEditor.open(page, stack, story, 'en')
  const heading = editor.frame.getByRole('heading', { level: 1 })
  // Localised, as this project's editor sends it, and with its translations beside, as the content is stored.
  await editor.type(story, withBlock(story.content, 'hero', { title: 'Typed', title__i18n__en: undefined }))
  await expect(heading).toHaveText('Typed')
  await editor.type(story, withBlock(story.content, 'hero', { title: 'Français', title__i18n__en: 'Stored' }))
  await expect(heading).toHaveText('Stored')
})

test('a header and a footer are edited as stories of their own', async ({ stack, page }) => {
  const faults = faultsOf(page)
  for (const [slug, list, field] of [
    ['website-hotels/headers/main', 'links', 'label'],
    ['website-hotels/footers/main', 'columns', 'title'],
  ] as const) {
    const story = await new Editor(stack).read(slug)
    const editor = await LiveEditor.open(page, stack, story)
    const [first, ...rest] = story.content[list] as readonly object[]
    await editor.type(story, { ...story.content, [list]: [{ ...first, [field]: 'Un mot neuf' }, ...rest] })
    await expect(editor.frame.getByText('Un mot neuf').first()).toBeAttached()
  }
  expect(faults).toEqual([])
})

test(
  'hostile content stays harmless, and a story of another page is not shown',
  DEFAULT_RUN,
  async ({ stack, page }) => {
    const editor = new Editor(stack)
    const [story, other] = [await editor.read(HOTEL), await editor.read(HOME)]
    const live = await LiveEditor.open(page, stack, story)
    const heading = live.frame.getByRole('heading', { level: 1 })
    const hostile = '<img src=x onerror="window.top.hacked=1"><script>window.hacked=1</script>'
    await live.type(story, withBlock(story.content, 'hero', { title: hostile }))
    await expect(heading).toHaveText(hostile)
    expect(await heading.evaluate(() => 'hacked' in window)).toBe(false)
    // Under this story's id, but another one.
    await live.type({ ...story, uuid: other.uuid }, withBlock(other.content, 'hero', { title: 'Un autre contenu' }))
    await live.type(story, withBlock(story.content, 'hero', { title: 'Le sien' }))
    await expect(heading).toHaveText('Le sien')
    await expect(live.frame.getByText('Un autre contenu')).toHaveCount(0)
  },
)

test.describe('the route that holds unsaved stories', () => {
  const address = '/api/preview/unsaved?page=/hotels/les-colombages'

  test('asks for a draft session, this origin, and a story of a bearable size', async ({ stack, page, request }) => {
    const story = await new Editor(stack).read(HOTEL)
    const headers = { 'content-type': 'application/json', 'x-eph': '1', 'origin': stack.origin }
    const post = async (more: Record<string, string>, data: unknown = { story }) =>
      (await request.post(address, { headers: { ...headers, ...more }, data: JSON.stringify(data) })).status()
    expect(await post({})).toBe(401)
    expect(await post({ cookie: 'draft=forged' })).toBe(401)
    await page.goto(preview(HOTEL))
    const [session] = (await page.context().cookies()).filter(({ name }) => name === 'draft')
    const cookie = `draft=${session?.value}`
    expect(await post({ cookie })).toBe(201)
    expect(await post({ cookie, origin: 'https://evil.example' })).toBe(403)
    expect(await post({ 'cookie': cookie, 'x-eph': '', 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await post({ 'cookie': cookie, 'content-type': 'text/plain' })).toBe(415)
    expect(await post({ cookie }, { story: { id: 1 } })).toBe(422)
    expect(await post({ cookie }, { story: { ...story, filler: 'x'.repeat(3_000_000) } })).toBe(413)
  })

  test('gives a key that shows its own page alone, and no guessed one shows any', async ({ stack, page }) => {
    const story = await new Editor(stack).read(HOTEL)
    await page.goto(preview(HOTEL))
    const statuses = await page.evaluate(
      async ([sent, path]) => {
        const held = await fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-eph': '1' },
          body: JSON.stringify({ story: sent }),
        })
        const { key } = (await held.json()) as { key: string }
        const get = async (at: string, given: string) =>
          (await fetch(at, { headers: { 'x-unsaved-story': given } })).status
        return [
          key.length,
          await get('/hotels/les-colombages', key),
          await get('/hotels/la-baie-doree', key),
          await get('/hotels/les-colombages', 'A'.repeat(32)),
          await get('/hotels/les-colombages', '__proto__'),
        ]
      },
      [story, address] as const,
    )
    expect(statuses).toEqual([32, 200, 404, 404, 404])
  })
})

test('a shared link shows one draft, by whom, and nothing else', async ({ stack, page, request }) => {
  const editor = new Editor(stack)
  const story = await editor.read(HOTEL)
  const body = story.content.body as readonly Record<string, unknown>[]
  const draft = body.map((block) => (block.component === 'hero' ? { ...block, title: 'Vu par lien' } : block))
  await editor.save(story, { content: { ...story.content, body: draft } }, false)
  const made = await request.post(`${stack.servicesOrigin}/content/v1/spaces/1/stories/${story.id}/preview_links`, {
    headers: { authorization: 'local-management' },
    data: { language: 'default' },
  })
  const { preview_link: link } = (await made.json()) as { preview_link: { url: string; expires_at: string } }
  expect(Date.parse(link.expires_at) - Date.now()).toBeGreaterThan(23 * 3_600_000)
  await page.goto(link.url)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vu par lien')
  await expect(page.getByRole('complementary', { name: 'Brouillon' })).toContainText('Management API vous montre')
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('draft')
  // The link opens no other page, and takes no other name.
  const { search } = new URL(page.url())
  expect(await (await request.get(`/hotels/la-baie-doree${search}`)).text()).not.toContain('data-blok')
  const forged = new URL(link.url)
  forged.searchParams.set('by', 'Quelqu’un')
  expect((await request.get(forged.href, { maxRedirects: 0 })).status()).toBe(401)
  await editor.save(story, { content: story.content }, true)
})
