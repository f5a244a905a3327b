import type { Locator, Page } from '@playwright/test'
import { Editor } from './support/content.ts'
import { signInToEditor } from './support/editor.ts'
import { axeViolations, overflowOf } from './support/page-checks.ts'
import type { TestStack } from './support/stack.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

const ROOT = 'website-hotels'

test.beforeEach(async ({ page, stack }) => {
  await signInToEditor(page, stack)
})

const open = async (page: Page, stack: TestStack, path = ''): Promise<Locator> => {
  await page.goto(`${stack.servicesOrigin}/content/editor${path}`)
  const grid = page.getByRole('treegrid')
  await expect(grid.getByRole('row').nth(1)).toBeVisible()
  return grid
}

/** Presses Tab, or Shift+Tab, until the element has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error('Tab does not lead there.')
}

/** The row that keys act on. */
const activeRow = (page: Page): Locator => page.locator('[role=row][data-active]')

/** Goes to a row by typing its name. */
async function goTo(page: Page, grid: Locator, name: string): Promise<void> {
  await grid.focus()
  await page.keyboard.type(name)
  await expect(activeRow(page)).toContainText(name)
}

const answerOf = async (stack: TestStack, path: string) => {
  const response = await fetch(`${stack.origin}${path}`, { redirect: 'manual' })
  return { status: response.status, location: response.headers.get('location'), text: await response.text() }
}

test(
  'a new restaurant from a template to live in both languages, by keyboard alone',
  DEFAULT_RUN,
  async ({ stack, page }) => {
    const grid = await open(page, stack)
    await tabTo(page, grid)
    await page.keyboard.type('Restaurants')
    await expect(activeRow(page)).toContainText('Restaurants')
    await tabTo(page, page.getByRole('button', { name: 'Nouvelle page' }), 'Shift+Tab')
    await page.keyboard.press('Enter')

    const dialog = page.getByRole('dialog', { name: 'Nouvelle page' })
    await expect(dialog.getByLabel('Dans le dossier')).toContainText('Site des hôtels / Restaurants')
    await expect(dialog.getByLabel('Type de page')).toHaveValue('restaurant')
    await expect(dialog.getByLabel('Nom (Français)')).toBeFocused()
    // An empty page, whose type requires a town, unless a template is chosen.
    await tabTo(page, dialog.getByLabel('Modèle'), 'Shift+Tab')
    await expect(dialog.getByLabel('Modèle')).toHaveValue('empty')
    await expect(dialog.getByLabel('Ville')).toBeVisible()
    await dialog.getByLabel('Modèle').selectOption({ label: 'La Criée' })
    await expect(dialog.getByLabel('Ville')).toBeHidden()
    await tabTo(page, dialog.getByLabel('Nom (Français)'))
    await page.keyboard.type('La Criée')
    await expect(dialog.getByText('Cette adresse est déjà prise dans ce dossier.')).toBeVisible()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Le Phare')
    await expect(dialog.getByLabel('Adresse (Français)')).toHaveValue('le-phare')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.type('The Lighthouse')
    await expect(dialog.getByLabel('Adresse (English)')).toHaveValue('the-lighthouse')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/content\/editor\/stories\/\d+/)
    await expect(page.getByRole('heading', { level: 1, name: 'Le Phare' })).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: 'Publier', exact: true }))
    await page.keyboard.press('Enter')
    await stack.until(async () => (await answerOf(stack, '/restaurants/le-phare')).text.includes('Le Phare'))
    await stack.until(async () =>
      (await answerOf(stack, '/en/restaurants/the-lighthouse')).text.includes('The Lighthouse'),
    )

    // The copy is a page of its own, with its own facts, and its template is unchanged.
    const [made, template] = await Promise.all(
      ['le-phare', 'la-criee'].map((slug) => new Editor(stack).read(`${ROOT}/restaurants/${slug}`)),
    )
    expect(made?.content.title__i18n__en).toBe('The Lighthouse')
    expect(template?.content.title).toBe('La Criée')
    expect(JSON.stringify(made?.content)).not.toContain(template?.uuid)
    expect(JSON.stringify(made?.content)).toContain(made?.uuid)
  },
)

test('a folder is moved by keyboard, and its old addresses lead to the new ones', async ({ stack, page }) => {
  const grid = await open(page, stack)
  await goTo(page, grid, 'Spas')
  await page.keyboard.press('ControlOrMeta+x')
  await page.keyboard.type('Offres')
  await page.keyboard.press('ControlOrMeta+v')
  const dialog = page.getByRole('dialog', { name: 'Déplacer Spas' })
  await expect(dialog.getByText(`/${ROOT}/spas/`).first()).toContainText(`/${ROOT}/offres/spas/`)
  await expect(dialog.getByLabel(/Les anciennes adresses mènent aux nouvelles/)).toBeChecked()
  await tabTo(page, dialog.getByRole('button', { name: 'Déplacer' }))
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(activeRow(page)).toContainText('Spas')
  await expect(activeRow(page)).toHaveAttribute('aria-level', '3')
  await stack.until(async () => (await answerOf(stack, '/offres/spas')).status === 200)
  await stack.until(async () => {
    const { status, location } = await answerOf(stack, '/spas')
    return [301, 308].includes(status) && location?.endsWith('/offres/spas') === true
  })

  // Back again by the dialog, with the mouse.
  await page.getByRole('button', { name: 'Autres actions' }).click()
  await page.getByRole('menuitem', { name: 'Déplacer…' }).click()
  await dialog.getByLabel('Dans le dossier').selectOption({ label: 'Site des hôtels' })
  await dialog.getByRole('button', { name: 'Déplacer' }).click()
  await stack.until(async () => (await answerOf(stack, '/spas')).status === 200)
})

test('search and filters are kept in the address; nothing found says so', async ({ stack, page }) => {
  const editor = new Editor(stack)
  const paddock = await editor.read(`${ROOT}/restaurants/le-paddock`)
  await editor.save(paddock, { content: { ...paddock.content, teaser: 'Un mot introuvable : zygomatique.' } }, false)
  const grid = await open(page, stack)
  await page.getByRole('searchbox').fill('zygomatique')
  await expect(grid.getByRole('link', { name: 'Le Paddock' })).toBeVisible()
  await expect(page.getByText('1 résultat')).toBeVisible()
  await expect(page).toHaveURL(/\?q=zygomatique$/)
  await page.reload()
  await expect(grid.getByRole('link', { name: 'Le Paddock' })).toBeVisible()

  await page.getByLabel('État', { exact: true }).selectOption('changed')
  await page.getByLabel('Type de page').selectOption('restaurant')
  await expect(page).toHaveURL(/q=zygomatique&state=changed&type=restaurant/)
  await expect(grid.getByRole('row', { name: /Le Paddock/ })).toContainText('Modifiée')
  await expect(grid.getByRole('row', { name: /Le Paddock/ })).toContainText('EN 1')
  await page.getByLabel('État', { exact: true }).selectOption('unpublished')
  await expect(page.getByText('Aucune page ne répond à ces critères.')).toBeVisible()
  await page.getByRole('button', { name: 'Effacer les critères' }).click()
  await expect(page).toHaveURL(/\/content\/editor\/?$/)

  await editor.save(paddock, { content: { ...paddock.content, title: '' } }, false)
  await page.reload()
  await page.getByLabel('État', { exact: true }).selectOption('broken')
  await expect(grid.getByRole('row', { name: /Le Paddock/ })).toContainText('1 défaut')
  await editor.save(paddock, { content: paddock.content }, true)
})

test('pages are dragged among their siblings and into a folder', async ({ stack, page }) => {
  const grid = await open(page, stack)
  await goTo(page, grid, 'Destinations')
  await page.keyboard.press('ArrowRight')
  const pages = grid.locator('[role=row][aria-level="3"] a')
  const [, first = '', second = '', third = ''] = await pages.allInnerTexts()
  const row = (name: string) => grid.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  await dragTo(page, row(third), row(first), 0.1)
  await expect.poll(async () => (await pages.allInnerTexts()).slice(1, 4)).toEqual([third, first, second])

  // Into another folder the addresses change, which needs a confirmation; nothing moves before that.
  await dragTo(page, row(third), grid.getByRole('row', { name: /Hôtels/ }), 0.5)
  const dialog = page.getByRole('dialog', { name: `Déplacer ${third}` })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  expect((await pages.allInnerTexts()).slice(1, 4)).toEqual([third, first, second])
})

/** Drags one row onto another, to a part of its height. */
async function dragTo(page: Page, from: Locator, to: Locator, part: number): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('A row is out of sight.')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 })
  await page.mouse.move(end.x + end.width / 2, end.y + end.height * part, { steps: 3 })
  await page.mouse.up()
}

test('several pages are published, taken off, and put into the trash, which names who leads to them', async ({
  stack,
  page,
}) => {
  const editor = new Editor(stack)
  const paddock = await editor.read(`${ROOT}/restaurants/le-paddock`)
  for (const slug of ['copie-une', 'copie-deux'])
    await editor.create({
      ...paddock,
      name: `Zzyx ${slug}`,
      slug,
      content: { ...paddock.content, hotel: [], title: `Zzyx ${slug}` },
    })
  const grid = await open(page, stack, '/?q=zzyx')
  await goTo(page, grid, 'Zzyx copie-une')
  await page.keyboard.press('Space')
  await goTo(page, grid, 'Zzyx copie-deux')
  await page.keyboard.press('Space')
  await expect(page.getByText('2 sélectionnés')).toBeVisible()

  const choose = async (name: string) => {
    await grid.press('Shift+F10')
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Retirer du site…')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('2 pages en ligne disparaissent du site.')
  await dialog.getByRole('button', { name: 'Retirer du site' }).click()
  await expect(dialog).toBeHidden()
  await expect(grid.getByText('Brouillon')).toHaveCount(2)

  await goTo(page, grid, 'Zzyx copie-une')
  await page.keyboard.press('ControlOrMeta+a')
  await choose('Publier')
  await expect(grid.getByText('En ligne')).toHaveCount(2)

  await page.keyboard.press('Delete')
  await expect(dialog).toContainText('Aucune autre page n’y mène.')
  await dialog.getByRole('button', { name: 'Mettre à la corbeille' }).click()
  await expect(page.getByText('Aucune page ne répond à ces critères.')).toBeVisible()

  await open(page, stack)
  await goTo(page, grid, 'Restaurants')
  await page.keyboard.press('Delete')
  await expect(dialog).toContainText(/\d+ autres pages y mènent/)
  await expect(dialog.getByRole('link', { name: 'Accueil' })).toBeVisible()
  await page.keyboard.press('Escape')
})

test('a translation that is missing is marked, and written beside its original', async ({ stack, page }) => {
  const editor = new Editor(stack)
  const ponton = await editor.read(`${ROOT}/restaurants/le-ponton`)
  await editor.save(ponton, { content: { ...ponton.content, teaser__i18n__en: '' } }, false)
  const grid = await open(page, stack, '/?state=untranslated')
  await expect(grid.getByRole('row', { name: /Le Ponton/ })).toContainText('English : 1 champ à traduire')
  await goTo(page, grid, 'Le Ponton')
  await page.getByRole('link', { name: 'Traductions côte à côte' }).click()
  await expect(page.getByText(/^1 champ sur \d+ à traduire\.$/)).toBeVisible()
  await page.getByLabel('Seulement ce qui reste à traduire').check()
  await expect(page.getByText(String(ponton.content.teaser))).toBeVisible()
  await page.getByRole('button', { name: 'Champ suivant à traduire' }).click()
  await page.keyboard.type('A pontoon and a pan.')
  await expect(page.getByText(/^Tout est traduit/)).toBeVisible()
  await expect
    .poll(async () => (await editor.read(`${ROOT}/restaurants/le-ponton`)).content.teaser__i18n__en)
    .toBe('A pontoon and a pan.')
  await editor.save(ponton, { content: ponton.content }, true)
})

test('a redirect is written, checked and live', async ({ stack, page }) => {
  await page.goto(`${stack.servicesOrigin}/content/editor/datasources/redirects`)
  const add = page.getByRole('button', { name: 'Ajouter' })
  await page.getByRole('textbox', { name: 'Ancienne adresse', exact: true }).fill('cures')
  await page.getByRole('textbox', { name: 'Nouvelle adresse', exact: true }).fill('/spas')
  await add.click()
  await expect(page.getByRole('alert')).toContainText('L’ancienne adresse commence par « / »')
  await page.getByRole('textbox', { name: 'Ancienne adresse', exact: true }).fill('/cures')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Ancienne adresse : /cures' })).toHaveValue('/cures')
  await stack.until(async () => (await answerOf(stack, '/cures')).location?.endsWith('/spas') === true)

  await page.getByRole('button', { name: 'Monter /cures' }).click()
  const rows = page.locator('tbody tr input:first-of-type')
  await expect(rows.nth(-4)).toHaveValue('/cures')
  await page.getByRole('button', { name: 'Supprimer /cures' }).click()
  await expect(page.getByRole('textbox', { name: 'Ancienne adresse : /cures' })).toHaveCount(0)
})

for (const [device, viewport] of [
  ['a desk', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const)
  test(`tree, dialogs, translations and lists on ${device}: axe, nothing wider than the screen`, async ({
    stack,
    page,
  }) => {
    await page.setViewportSize(viewport)
    const check = async (what: string) => {
      expect.soft(await axeViolations(page), what).toEqual([])
      expect.soft(await overflowOf(page), what).toBeLessThanOrEqual(0)
    }
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      const grid = await open(page, stack)
      await goTo(page, grid, 'Restaurants')
      await check(`tree, ${scheme}`)
      await page.getByRole('button', { name: 'Nouvelle page' }).click()
      await check(`new page, ${scheme}`)
      await page.keyboard.press('Escape')
      await grid.press('F2')
      await page.getByLabel('Adresse (Français)').fill('tables')
      await check(`address, ${scheme}`)
      await page.keyboard.press('Escape')
    }
    const { id } = await new Editor(stack).read(`${ROOT}/restaurants/la-criee`)
    await page.goto(`${stack.servicesOrigin}/content/editor/translations/${id}`)
    await expect(page.getByText(/^Tout est traduit/)).toBeVisible()
    await check('translations')
    await page.goto(`${stack.servicesOrigin}/content/editor/datasources/search-synonyms`)
    await expect(page.getByRole('table')).toBeVisible()
    await check('lists')
  })
