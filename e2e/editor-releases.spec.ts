import type { Page } from '@playwright/test'
import { Editor } from './support/content.ts'
import { PHONE } from './support/devices.ts'
import { editorViolations, openEditor, signInToEditor } from './support/editor.ts'
import { overflowOf } from './support/page-checks.ts'
import type { TestStack } from './support/stack.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

const LEGAL = 'website-hotels/mentions-legales'
const EVENT = 'website-hotels/evenements/fete-du-surf'

const field = (page: Page, name: string) =>
  page.locator(`[data-field="${name}"]`).getByRole('textbox', { name: 'Titre', exact: true })

/** A release that is made on its screen; resolves to its address below the editor's. */
async function makeRelease(page: Page, stack: TestStack, name: string): Promise<string> {
  await openEditor(page, stack, { path: '/releases' })
  await page.getByLabel('Nom de la nouvelle mise en ligne').fill(name)
  await page.getByRole('button', { name: 'Préparer' }).click()
  await expect(page).toHaveURL(/\/releases\/\d+$/)
  return new URL(page.url()).pathname
}

test(
  'a release is edited in the form, and previewed on the site with every page that is linked inside',
  DEFAULT_RUN,
  async ({ stack, page, browser }) => {
    test.setTimeout(90_000)
    const editor = new Editor(stack)
    const before = await editor.read(LEGAL)
    const release = await makeRelease(page, stack, 'Printemps')

    // The story's screen edits the release's version: input is saved there, and the draft stays.
    await page.goto(`${stack.servicesOrigin}/content/editor/stories/${before.id}`)
    await page.getByLabel('Version').selectOption('Mise en ligne\u00a0: Printemps')
    await expect(page.getByRole('link', { name: 'Mise en ligne groupée', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publier', exact: true })).toHaveCount(0)
    const frame = page.frameLocator('iframe')
    await page.locator('[aria-busy=false] iframe').waitFor({ state: 'attached' })
    await page.getByText('Plan de la page').click()
    await page
      .locator('details')
      .getByRole('button', { name: /^Ouverture|^Texte mis en forme/ })
      .first()
      .click()
    await field(page, 'title').fill('Mentions du printemps')
    await expect(frame.getByText('Mentions du printemps').first()).toBeVisible()
    await expect(page.getByRole('status').getByText('Enregistré', { exact: true })).toBeVisible()
    expect(JSON.stringify((await editor.read(LEGAL)).content)).not.toContain('Mentions du printemps')
    expect(await editorViolations(page)).toEqual([])
    // A page that is linked inside has no editor parameters in its address, but belongs to the release.
    await frame.locator('html').evaluate((_, path) => location.assign(path), '/mentions-legales')
    await expect(frame.getByText('Mentions du printemps').first()).toBeVisible()
    await page.getByLabel('Version').selectOption('Brouillon')
    await expect(frame.getByText('Mentions du printemps')).toHaveCount(0)

    // From the release's screen, in a window of its own.
    await page.goto(stack.servicesOrigin + release)
    const [site] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'Voir le site avec cette mise en ligne' }).click(),
    ])
    await site.goto(`${stack.origin}/mentions-legales`)
    await expect(site.getByText('Mentions du printemps').first()).toBeVisible()
    await expect(site.getByRole('complementary', { name: 'Brouillon' })).toContainText('tel qu’il sera')
    await site.close()

    // For a person without an account.
    await page.getByRole('button', { name: 'Partager l’aperçu' }).click()
    const shared = page.getByRole('dialog').getByLabel('Lien')
    await expect(shared).toHaveValue(/^http/)
    const link = await shared.inputValue()
    expect(await editorViolations(page)).toEqual([])
    const guest = await (await browser.newContext()).newPage()
    await guest.goto(link)
    await expect(guest.getByText('Mentions du printemps').first()).toBeVisible()
    await guest.goto(stack.origin)
    await expect(guest.getByRole('complementary', { name: 'Brouillon' })).toContainText(
      'Agathe Morel vous montre le site tel qu’il sera',
    )
    await guest.goto(`${stack.origin}/mentions-legales`)
    await expect(guest.getByText('Mentions du printemps').first()).toBeVisible()
    await guest.context().close()
    expect(await (await fetch(`${stack.origin}/mentions-legales`)).text()).not.toContain('Mentions du printemps')
  },
)

test('a version of a release on a phone: nothing is wider than the screen', async ({ stack, page }) => {
  await page.setViewportSize(PHONE.viewport)
  await makeRelease(page, stack, 'Été')
  expect([await overflowOf(page), ...(await editorViolations(page))]).toEqual([0])
  const { id } = await new Editor(stack).read(LEGAL)
  await page.goto(`${stack.servicesOrigin}/content/editor/stories/${id}`)
  await page.getByLabel('Version').selectOption('Mise en ligne\u00a0: Été')
  await page.getByRole('button', { name: 'Publication', exact: true }).click()
  await expect(page.getByText('Cette page n’en fait pas encore partie')).toBeVisible()
  expect([await overflowOf(page), ...(await editorViolations(page))]).toEqual([0])
})

test('a translation stays outdated after a publication, until somebody says that it is up to date', async ({
  stack,
  page,
}) => {
  const editor = new Editor(stack)
  const before = await editor.read(LEGAL)
  await editor.save(before, { content: { ...before.content, title: 'Mentions légales et contact' } }, true)
  await openEditor(page, stack, { path: `/translations/${before.id}` })
  await expect(page.getByText('Plus ancien que l’original')).toHaveCount(1)
  await page.getByRole('button', { name: 'Marquer à jour' }).press('Enter')
  await expect(page.getByText('Plus ancien que l’original')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/^Tout est traduit/)).toBeVisible()
  await editor.save(before, { content: before.content }, true)
})

test('a difference says choices and pages by their names', async ({ stack, page }) => {
  const editor = new Editor(stack)
  const before = await editor.read(EVENT)
  await editor.save(before, { content: { ...before.content, theme: 'night' } }, false)
  await editor.save(before, { content: { ...before.content, theme: 'paper' } }, false)
  await openEditor(page, stack, { path: `/stories/${before.id}` })
  await page.getByRole('button', { name: 'Historique' }).click()
  const versions = page.getByRole('complementary').getByRole('listitem')
  await versions.last().getByRole('button', { name: 'Comparer' }).click()
  await expect(page.getByRole('complementary').getByText('night', { exact: true })).toHaveCount(0)
  await editor.save(before, { content: before.content }, true)
})

test.describe('by touch', () => {
  test.use(PHONE)

  test('a finger on its handle drags a block to another place', async ({ stack, page }) => {
    await signInToEditor(page, stack)
    const before = await new Editor(stack).read(EVENT)
    await page.goto(`${stack.servicesOrigin}/content/editor/stories/${before.id}`)
    const rows = page.locator('[data-field="body"] ol > li')
    await expect(rows.nth(1)).toBeVisible()
    const names = () => rows.allInnerTexts()
    const [first, second, ...rest] = await names()
    await rows.nth(1).scrollIntoViewIfNeeded()
    const from = await rows.first().locator('[data-handle]').boundingBox()
    const to = await rows.nth(1).boundingBox()
    if (!from || !to) throw new Error('The rows have no place on the screen.')
    const devtools = await page.context().newCDPSession(page)
    const x = from.x + from.width / 2
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      devtools.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] })
    await touch('touchStart', from.y + from.height / 2)
    await touch('touchMove', from.y + from.height)
    await touch('touchMove', to.y + to.height - 4)
    await touch('touchEnd')
    await expect.poll(names).toEqual([second, first, ...rest])
    await expect(page.getByText('Enregistré', { exact: true })).toBeVisible()
    await new Editor(stack).save(before, { content: before.content }, true)
  })
})
