import type { FrameLocator, Page } from '@playwright/test'
import { Editor } from './support/content.ts'
import { editorViolations, openEditor } from './support/editor.ts'
import type { TestStack } from './support/stack.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

const HOTEL = 'website-hotels/hotels/les-colombages/'

/** Name of its first block. */
const HERO = 'Ouverture de page'

/** Signs in and opens a story's screen; resolves to the page in its frame once it is there. */
async function open(page: Page, stack: TestStack, slug: string): Promise<FrameLocator> {
  const story = await new Editor(stack).read(slug)
  await openEditor(page, stack, { role: 'publisher', path: `/stories/${story.id}` })
  await page.locator('[aria-busy=false] iframe').waitFor({ state: 'attached' })
  return page.frameLocator('iframe')
}

/** Clicks on an element of the page: in a scaled frame, Playwright's own clicks miss it. */
async function clickOn(frame: FrameLocator, page: Page, name: string): Promise<void> {
  const heading = frame.getByRole('heading', { level: 1 })
  await expect(async () => {
    await heading.evaluate((element: HTMLElement) => element.click())
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible({ timeout: 1_000 })
  }).toPass()
}

test(
  'a click on the page opens the block’s form, and what is typed there shows on the page',
  DEFAULT_RUN,
  async ({ stack, page }) => {
    const frame = await open(page, stack, HOTEL)
    await clickOn(frame, page, HERO)
    const title = page.locator('[data-field="title"]').getByRole('textbox')
    await expect(title).toBeFocused()
    const heading = frame.getByRole('heading', { level: 1 })
    await heading.evaluate(() => Object.assign(window, { sameDocument: true }))
    await title.fill('Écrit dans le formulaire')
    await expect(heading).toHaveText('Écrit dans le formulaire')
    await page.getByRole('button', { name: 'Annuler', exact: true }).click()
    await expect(heading).toHaveText('Les Colombages')
    expect(await heading.evaluate(() => 'sameDocument' in window)).toBe(true)
  },
)

test('the page’s menu moves, duplicates and deletes the block', async ({ stack, page }) => {
  const frame = await open(page, stack, HOTEL)
  await clickOn(frame, page, HERO)
  const blocks = frame.locator('main > [data-blok-uid]')
  const before = await blocks.count()
  const ask = (action: string) =>
    frame.getByRole('heading', { level: 1 }).evaluate((element, name) => {
      const uid = element.closest('[data-blok-uid]')?.getAttribute('data-blok-uid')?.replace(/^\d+-/, '')
      window.parent.postMessage({ action: name, blok: { _uid: uid } }, '*')
    }, action)
  await ask('duplicateBlock')
  await expect(blocks).toHaveCount(before + 1)
  await ask('deleteBlock')
  await expect(blocks).toHaveCount(before)
  await ask('addBlockAfter')
  const dialog = page.getByRole('dialog', { name: 'Ajouter un bloc' })
  await expect(dialog.getByRole('button').nth(1)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('widths of devices, and on a phone form and preview one at a time', async ({ stack, page }) => {
  const frame = await open(page, stack, HOTEL)
  const width = () => frame.locator('html').evaluate(() => innerWidth)
  for (const [device, pixels] of [
    ['Téléphone', 390],
    ['Tablette', 834],
    ['Ordinateur', 1440],
  ] as const) {
    await page.getByRole('button', { name: device, exact: true }).click()
    await expect.poll(width).toBe(pixels)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('region', { name: 'Champs' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Aperçu' })).toBeHidden()
  await page.getByRole('navigation', { name: 'Vues' }).getByRole('button', { name: 'Aperçu' }).click()
  await expect(page.getByRole('region', { name: 'Aperçu' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Champs' })).toBeHidden()

  // Opened on a phone it has a phone's width, and its bar has two rows.
  await page.reload()
  await page.getByRole('navigation', { name: 'Vues' }).getByRole('button', { name: 'Aperçu' }).click()
  await expect(page.getByRole('button', { name: 'Téléphone', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(width).toBe(390)
  const [title, publish] = [
    await page.getByRole('heading', { level: 1 }).boundingBox(),
    await page.getByRole('button', { name: 'Publier', exact: true }).boundingBox(),
  ]
  expect((publish?.y ?? 0) + (publish?.height ?? 0) - (title?.y ?? 0)).toBeLessThan(2.5 * (publish?.height ?? 0))
})

test('after a publish the screen counts until every page shows it', async ({ stack, page, request }) => {
  const editor = new Editor(stack)
  const story = await editor.read(HOTEL)
  for (const path of ['/hotels', '/hotels/les-colombages']) await request.get(stack.origin + path)
  const frame = await open(page, stack, HOTEL)
  await clickOn(frame, page, HERO)
  await page.locator('[data-field="title"]').getByRole('textbox').fill('Publié et compté')
  await page.getByRole('button', { name: 'Publier', exact: true }).click()
  const counter = page.getByRole('button', { name: /^En ligne en \d+,\d s, \d+ pages/ })
  await expect(counter).toBeVisible()
  expect(await (await request.get(`${stack.origin}/hotels/les-colombages`)).text()).toContain('Publié et compté')
  await counter.click()
  await expect(page.getByRole('link', { name: '/hotels/les-colombages', exact: true })).toBeVisible()
  await editor.save(story, { content: story.content }, true)
})

test('where the browser blocks the frame’s cookies, its address lets it in', async ({ stack, page, context }) => {
  // The site’s cookie never arrives, as in a browser that blocks those of frames; `route.fetch` would keep it.
  await context.route(/\/api\/preview\?/, async (route) => {
    const response = await fetch(route.request().url(), {
      headers: await route.request().allHeaders(),
      redirect: 'manual',
    })
    const { 'set-cookie': _, ...headers } = Object.fromEntries(response.headers)
    await route.fulfill({ status: response.status, headers, body: await response.text() })
  })
  const frame = await open(page, stack, HOTEL)
  // First without a pass, which shows the published page: the editor notices that no draft came, and tries again.
  await expect(async () => {
    expect(await frame.locator('html').evaluate(() => location.search)).toContain('_draft=')
  }).toPass()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Les Colombages')
  await clickOn(frame, page, HERO)
  await page.locator('[data-field="title"]').getByRole('textbox').fill('Sans cookie')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Sans cookie')
})

test('the screen has no accessibility fault, in both languages, with its dialog', async ({ stack, page }) => {
  await open(page, stack, HOTEL)
  expect(await editorViolations(page)).toEqual([])
  await page.getByLabel('Langue de l’éditeur').selectOption('en')
  await page.getByRole('button', { name: 'Share the preview' }).click()
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue(/\/api\/preview\?/)
  expect(await editorViolations(page)).toEqual([])
})
