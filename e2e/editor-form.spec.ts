import type { BrowserContext, Locator, Page } from '@playwright/test'
import { Editor } from './support/content.ts'
import { type EditorRole, editorViolations, signInToEditor } from './support/editor.ts'
import { overflowOf } from './support/page-checks.ts'
import type { TestStack } from './support/stack.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

const EVENT = 'website-hotels/evenements/fete-du-surf'
const LEGAL = 'website-hotels/mentions-legales'

test.use({ locale: 'fr-FR' })

const PHONE = { width: 390, height: 844 }

type Content = Record<string, unknown> & { body: Record<string, unknown>[] }

const contentOf = async (stack: TestStack, slug: string): Promise<Content> =>
  (await new Editor(stack).read(slug)).content as Content

/** Opens a story's screen. */
async function openStory(
  page: Page,
  stack: TestStack,
  slug: string,
  role: EditorRole = 'administrator',
): Promise<void> {
  await signInToEditor(page, stack, { role })
  const { id } = await new Editor(stack).read(slug)
  await page.goto(`${stack.servicesOrigin}/content/editor/stories/${id}`)
  await expect(form(page).getByRole('heading', { level: 2 })).toBeVisible()
}

const form = (page: Page) => page.getByRole('region', { name: 'Champs' })

/** Selects a block by its name in the outline. */
async function selectBlock(page: Page, name: string | RegExp): Promise<void> {
  await form(page).getByText('Plan de la page').click()
  await form(page).locator('details').getByRole('button', { name }).first().click()
}

/** Opens a tab of the form, by keyboard. */
const openTab = (page: Page, name: RegExp): Promise<void> => form(page).getByRole('tab', { name }).press('Enter')

/** Takes an item of the menu that is open, by keyboard. */
async function chooseInMenu(page: Page, name: string): Promise<void> {
  await expect(page.locator('[role=menuitem]:focus')).toBeVisible()
  await page.getByRole('menuitem', { name }).press('Enter')
}

/** The used part of the editor that TipTap leaves at its element. */
interface EditorOfText {
  readonly state: {
    readonly doc: { readonly content: { readonly size: number }; textBetween(from: number, to: number): string }
    readonly selection: { readonly head: number }
  }
}

/** ProseMirror sets its own selection again within 20 ms of a focus, sooner than people press a key. */
const caretToEnd = (page: Page, text: Locator): Promise<void> =>
  expect(async () => {
    await page.keyboard.press('Control+End')
    const isAtEnd = await text.evaluate((element) => {
      const { editor } = element as unknown as { editor: EditorOfText }
      // No more than the ends of the nodes around the caret.
      return !editor.state.doc.textBetween(editor.state.selection.head, editor.state.doc.content.size)
    })
    expect(isAtEnd).toBe(true)
  }).toPass()

const saved = (page: Page) => expect(page.getByText('Enregistré', { exact: true })).toBeVisible()

/** Stories as they were before a test, by their slugs. */
const originals = new Map<string, Content>()

test.beforeEach(async ({ stack }) => {
  for (const slug of [EVENT, LEGAL]) originals.set(slug, await contentOf(stack, slug))
})

test.afterEach(async ({ stack, page }) => {
  // Race: the page's autosave must not come after the test.
  await page.close()
  const editor = new Editor(stack)
  for (const [slug, content] of originals) await editor.save(await editor.read(slug), { content }, true)
})

const originalOf = (slug: string): Content => originals.get(slug) ?? { body: [] }

test('on a phone: a typing error is corrected, saved by itself and published', DEFAULT_RUN, async ({ stack, page }) => {
  await page.setViewportSize(PHONE)
  await openStory(page, stack, LEGAL)
  await selectBlock(page, /^Texte mis en forme/)
  const title = form(page).getByLabel('Titre', { exact: true })
  await title.fill('Qui publie ce site, sans faute')
  await saved(page)
  expect((await contentOf(stack, LEGAL)).body[1]).toMatchObject({ title: 'Qui publie ce site, sans faute' })
  expect(await overflowOf(page)).toBe(0)
  await page.getByRole('button', { name: 'Publier' }).click()
  const anyway = page.getByRole('button', { name: 'Publier quand même' })
  await expect(anyway.or(page.getByText('En ligne.'))).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await stack.until(async () =>
    (await (await fetch(`${stack.origin}/mentions-legales`)).text()).includes('Qui publie ce site, sans faute'),
  )
})

test('every kind of field is changed once, by keyboard where it is not text', async ({ stack, page }) => {
  const before = originalOf(EVENT)
  await openStory(page, stack, EVENT)
  const fields = form(page)
  await fields.getByLabel('Titre', { exact: true }).fill('Fête du surf et de la houle')
  await fields.getByLabel('Accroche').fill('Deux jours.')
  await expect(fields.locator('[data-field="teaser"]')).toContainText('11 / 200')
  await fields.getByLabel('Texte alternatif (English)').first().fill('Surfers at sunrise')
  await openTab(page, /^Référencement/)
  await fields.getByLabel('Titre pour les moteurs de recherche').fill('x'.repeat(61))
  await expect(fields.locator('[data-field="seo_title"]')).toContainText('1 caractère de trop.')
  await expect(fields.getByRole('tab', { name: 'Référencement un champ à corriger' })).toBeVisible()
  await openTab(page, /^Réglages/)
  await fields.locator('[data-field="theme"] select').selectOption('night')
  await openTab(page, /^Détails/)
  await fields.locator('[data-field="price"] input').fill('12,5')
  await fields.locator('[data-field="gambling"] input').press('Space')
  await fields.locator('[data-field="starts_at"] input').fill('2026-10-25T02:30')
  await fields.getByLabel('Cette heure existe deux fois').selectOption('Seconde fois (heure d’hiver)')

  // A link to a page, found by its name.
  await fields.locator('[data-field="booking"]').getByRole('button', { name: /lien$/ }).first().press('Enter')
  const link = page.getByRole('dialog', { name: 'Lien' })
  await link.getByRole('button', { name: 'Choisir une page' }).press('Enter')
  const pages = page.getByRole('dialog', { name: 'Choisir une page' })
  await pages.getByRole('searchbox').fill('mentions légales')
  await expect(pages.getByRole('button', { name: /^Mentions légales/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await link.getByRole('button', { name: 'Appliquer' }).press('Enter')

  // A relation.
  await fields.locator('[data-field="venue"]').getByRole('button', { name: /page/ }).press('Enter')
  const venues = page.getByRole('dialog', { name: /Lieu/ })
  await expect(venues.getByRole('listitem').first()).toBeVisible()
  const venue = (await venues.getByRole('listitem').first().getByRole('button').innerText()).split('\n')[0] ?? ''
  await venues.getByRole('searchbox').press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(fields.locator('[data-field="venue"]')).toContainText(venue)

  // Blocks: moved by keyboard, copied, deleted, undone.
  await openTab(page, /^Général/)
  const body = fields.locator('[data-field="body"]')
  const names = () => body.getByRole('listitem').locator('button > span:first-child').allInnerTexts()
  const first = await names()
  await body.getByRole('listitem').nth(1).getByRole('button').first().press('Alt+ArrowUp')
  await expect.poll(names).toEqual([first[1], first[0], ...first.slice(2)])
  await body
    .getByRole('listitem')
    .nth(0)
    .getByRole('button', { name: /^Actions/ })
    .press('Enter')
  await chooseInMenu(page, 'Copier')
  await body.getByRole('button', { name: 'Coller' }).press('Enter')
  await form(page).getByRole('navigation', { name: 'Bloc choisi' }).getByRole('button').first().press('Enter')
  await expect.poll(names).toEqual([first[1], first[0], ...first.slice(2), first[1]])
  await body
    .getByRole('listitem')
    .last()
    .getByRole('button', { name: /^Actions/ })
    .press('Enter')
  await chooseInMenu(page, 'Supprimer')
  await expect.poll(names).toHaveLength(first.length)

  await saved(page)
  const after = await contentOf(stack, EVENT)
  expect(after).toMatchObject({
    title: 'Fête du surf et de la houle',
    teaser: 'Deux jours.',
    seo_title: 'x'.repeat(61),
    price: '12.5',
    gambling: true,
    theme: 'night',
    starts_at: '2026-10-25 01:30',
    booking: { linktype: 'story', cached_url: LEGAL },
    image: { meta_data: { alt__i18n__en: 'Surfers at sunrise' } },
  })
  expect(after.body.map(({ _uid }) => _uid)).toEqual([
    before.body[1]?._uid,
    before.body[0]?._uid,
    ...before.body.slice(2).map(({ _uid }) => _uid),
  ])
})

test('formatted text: marks, a list, a link, a table, and paste', async ({ stack, page }) => {
  await openStory(page, stack, LEGAL)
  await selectBlock(page, /^Texte mis en forme/)
  const text = form(page).getByRole('textbox', { name: 'Texte', exact: true })
  await text.focus()
  await caretToEnd(page, text)
  await page.keyboard.press('Enter')
  await page.keyboard.type('## Contact')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Gras')
  await page.keyboard.press('Control+b')
  await page.keyboard.type(' et ')
  await page.keyboard.press('Control+k')
  const link = page.getByRole('dialog', { name: 'Lien' })
  await link.getByLabel('Vers').selectOption('Une adresse')
  await link.getByLabel('Adresse', { exact: true }).fill('javascript:alert(1)')
  await link.getByRole('button', { name: 'Appliquer' }).click()
  await expect(link.getByText('Le site n’ouvre que')).toBeVisible()
  await link.getByLabel('Adresse', { exact: true }).fill('https://www.example.com')
  await link.getByRole('button', { name: 'Appliquer' }).click()
  await expect(text.getByRole('link', { name: 'https://www.example.com' })).toBeVisible()
  await expect(text).toBeFocused()
  await caretToEnd(page, text)
  await page.keyboard.press('Enter')
  await page.keyboard.type('- un')
  await page.keyboard.press('Enter')
  await page.keyboard.type('deux')
  await page.evaluate(() => {
    const data = new DataTransfer()
    data.setData('text/html', '<p onclick="x()"><span style="font-weight:700">collé</span></p>')
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
  })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await form(page).getByRole('button', { name: 'Insérer' }).click()
  await page.getByRole('menuitem', { name: 'Tableau', exact: true }).click()
  // From the first cell through all nine, a row more, and on below it.
  await page.keyboard.type('Jour')
  for (let cell = 1; cell <= 9; cell += 1) await page.keyboard.press('Tab')
  await page.keyboard.type('dernière')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('dessous')
  await saved(page)
  const [, block] = (await contentOf(stack, LEGAL)).body
  const [, old] = originalOf(LEGAL).body as [unknown, { text: { content: unknown[] } }]
  const stored = block?.text as { content: unknown[] }
  expect(stored.content.slice(0, old.text.content.length)).toEqual(old.text.content)
  expect(stored.content.slice(old.text.content.length)).toMatchObject([
    { type: 'heading', attrs: { level: 2 }, content: [{ text: 'Contact' }] },
    {
      type: 'paragraph',
      content: [
        { text: 'Gras', marks: [{ type: 'bold' }] },
        { text: ' et ' },
        { text: 'https://www.example.com', marks: [{ type: 'link', attrs: { linktype: 'url', uuid: null } }] },
      ],
    },
    { type: 'bullet_list', content: [{ type: 'list_item' }, { type: 'list_item' }] },
    { type: 'table', content: Array.from({ length: 4 }, () => ({ type: 'tableRow' })) },
    { type: 'paragraph', content: [{ text: 'dessous' }] },
  ])
  expect(JSON.stringify(stored)).toMatch(/Jour.*dernière.*dessous/)
  expect(JSON.stringify(stored)).toContain('collé')
  expect(JSON.stringify(stored)).not.toContain('onclick')
})

test('a translation is written beside its original, and undo goes across blocks to the field that changed', async ({
  stack,
  page,
}) => {
  await openStory(page, stack, LEGAL)
  await page.getByLabel('Langue du contenu').selectOption('en')
  const title = form(page).getByLabel('Titre', { exact: true })
  await expect(title).toHaveValue('Legal notice')
  await expect(form(page).locator('[data-field="title__i18n__en"]')).toContainText('Français : Mentions légales')
  await expect(form(page).locator('[data-field="theme"]')).toContainText('Commun à toutes les langues')
  await title.fill('')
  await expect(form(page).locator('[data-field="title__i18n__en"]')).toContainText('Non traduit')
  await title.fill('Legal notices')
  await page.getByLabel('Langue du contenu').selectOption('default')
  await selectBlock(page, /^Texte mis en forme/)
  await form(page).getByLabel('Titre', { exact: true }).fill('Autre titre')
  await page.keyboard.press('Control+z')
  await expect(form(page).getByLabel('Titre', { exact: true })).not.toHaveValue('Autre titre')
  await page.getByLabel('Langue du contenu').selectOption('en')
  await page.keyboard.press('Control+z')
  await expect(title).toHaveValue('Legal notice')
  await expect(title).toBeFocused()
  await page.keyboard.press('Control+Shift+z')
  await expect(title).toHaveValue('Legal notices')
  await saved(page)
  expect(await contentOf(stack, LEGAL)).toMatchObject({ title: 'Mentions légales', title__i18n__en: 'Legal notices' })
})

test('without a connection nothing is lost: not by a reload either', async ({ stack, page, context }) => {
  await openStory(page, stack, LEGAL)
  const title = form(page).getByLabel('Titre', { exact: true })
  await context.setOffline(true)
  await title.fill('Mentions hors ligne')
  await expect(page.getByText(/^Non enregistré\s: pas de connexion/)).toBeVisible()
  await context.setOffline(false)
  await saved(page)
  expect((await contentOf(stack, LEGAL)).title).toBe('Mentions hors ligne')

  // Refused by the service: the text survives a reload.
  await page.route('**/v1/spaces/*/stories/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: { error: 'down' } }) : route.continue(),
  )
  await title.fill('Mentions gardées')
  await expect(page.getByText(/^Non enregistré\s: le service/)).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.unroute('**/v1/spaces/*/stories/*')
  await page.reload()
  await expect(title).toHaveValue('Mentions gardées')
  await saved(page)
})

test('two editors at once: different fields are merged, the same one is decided', async ({ stack, page, browser }) => {
  const other: BrowserContext = await browser.newContext({ locale: 'fr-FR' })
  const second = await other.newPage()
  await openStory(page, stack, LEGAL)
  await openStory(second, stack, LEGAL, 'publisher')

  await form(page).getByLabel('Titre', { exact: true }).fill('Titre du premier')
  await saved(page)
  await form(second).getByLabel('Accroche').fill('Accroche du second, assez longue pour être lue par tout le monde.')
  await expect(second.getByText('Agathe Morel a aussi modifié cette page.')).toBeVisible()
  await saved(second)
  expect(await contentOf(stack, LEGAL)).toMatchObject({
    title: 'Titre du premier',
    teaser: 'Accroche du second, assez longue pour être lue par tout le monde.',
  })
  await expect(form(second).getByLabel('Titre', { exact: true })).toHaveValue('Titre du premier')

  // The first has not read the second's version, and changes the same field.
  await form(page).getByLabel('Accroche').fill('Accroche du premier')
  const dialog = page.getByRole('dialog', { name: 'Deux personnes ont modifié cette page' })
  await expect(dialog).toContainText('Noé Lambert a enregistré cette page')
  await expect(dialog.getByRole('group', { name: /Accroche/ })).toContainText('Accroche du second')
  expect(await editorViolations(page)).toEqual([])
  await dialog.getByLabel(/^La sienne/).check()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await saved(page)
  expect((await contentOf(stack, LEGAL)).teaser).toBe(
    'Accroche du second, assez longue pour être lue par tout le monde.',
  )
  await other.close()
})

test('checks before publishing lead to the field at fault', async ({ stack, page }) => {
  await openStory(page, stack, EVENT)
  await selectBlock(page, /^Ouverture de page/)
  await form(page).getByLabel('Texte alternatif (français)').first().fill('')
  await page.getByRole('button', { name: 'Publier' }).click()
  const dialog = page.getByRole('dialog', { name: 'Avant de publier' })
  await expect(dialog.getByText('L’image n’a pas de texte alternatif.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Publier quand même' })).toBeHidden()
  expect(await editorViolations(page)).toEqual([])
  await dialog.getByRole('button', { name: /texte alternatif/ }).click()
  await expect(dialog).toBeHidden()
  await expect(form(page).locator('[data-field="image"]')).toContainText('Texte alternatif')
  expect(await form(page).locator('[data-field="image"] :focus').count()).toBe(1)
})

test('the form has no fault that axe knows, on a desk and on a phone', async ({ stack, page }) => {
  await openStory(page, stack, EVENT)
  expect(await editorViolations(page)).toEqual([])
  await page.setViewportSize(PHONE)
  await openTab(page, /^Détails/)
  await expect(form(page).getByRole('group', { name: 'Lieu et adresse' })).toBeVisible()
  expect(await editorViolations(page)).toEqual([])
  expect(await overflowOf(page)).toBe(0)
  await selectBlock(page, /^Texte mis en forme/)
  await expect(form(page).getByRole('textbox', { name: 'Texte', exact: true })).toBeVisible()
  expect(await editorViolations(page)).toEqual([])
  expect(await overflowOf(page)).toBe(0)
})

test('a session that ends while somebody types: a login over it, and nothing is lost', async ({
  stack,
  page,
  context,
}) => {
  await openStory(page, stack, LEGAL)
  const title = form(page).getByLabel('Titre', { exact: true })
  await context.clearCookies()
  await title.fill('Titre sans session')
  const login = page.getByRole('dialog', { name: 'Votre session est terminée' })
  await expect(login).toBeVisible()
  await login.getByLabel('Adresse e-mail').fill('administrateur@example.com')
  await login.getByLabel('Mot de passe').fill('Administrateur#2026-Demo')
  await login.getByRole('button', { name: 'Se connecter' }).click()
  await expect(title).toHaveValue('Titre sans session')
  await saved(page)
  expect((await contentOf(stack, LEGAL)).title).toBe('Titre sans session')
})
