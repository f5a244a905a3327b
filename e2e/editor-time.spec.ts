import type { Page } from '@playwright/test'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { Editor } from './support/content.ts'
import { signInToEditor } from './support/editor.ts'
import { axeViolations, overflowOf } from './support/page-checks.ts'
import type { TestStack } from './support/stack.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

const ROOT = 'website-hotels'
const SHOW = 'spectacles/une-voix-un-piano'

test.use({ locale: 'fr-FR' })

test.beforeEach(({ page, stack }) => signInToEditor(page, stack))

const open = (page: Page, stack: TestStack, path: string) => page.goto(`${stack.servicesOrigin}/content/editor${path}`)

/** Changes the title of a story's draft, and publishes it or not. */
async function title(editor: Editor, path: string, text: string, publish: boolean): Promise<number> {
  const story = await editor.read(`${ROOT}/${path}`)
  await editor.save(story, { content: { ...story.content, title: text } }, publish)
  return story.id
}

/** The page of the site as visitors get it, once it has a text. */
const shows = (stack: TestStack, path: string, text: string, timeout = 30_000) =>
  expect
    .poll(async () => (await (await fetch(`${stack.origin}/${path}`)).text()).includes(text), { timeout })
    .toBe(true)

test('a show is scheduled in the time of Paris, listed, and live in its minute', async ({ stack, page }) => {
  test.setTimeout(180_000)
  const editor = new Editor(stack)
  const id = await title(editor, SHOW, 'Une voix, un piano, un soir', false)
  await open(page, stack, `/stories/${id}`)
  await page.getByRole('button', { name: 'Publication', exact: true }).click()
  const moment = page.getByLabel('Publier le')
  await moment.fill('2027-03-28T02:30')
  await expect(page.getByText('Cette heure n’existe pas ce jour-là')).toBeVisible()
  await moment.fill('2026-10-25T02:30')
  await expect(page.getByText('Cette heure existe deux fois ce jour-là')).toBeVisible()

  const { day, time } = toParisTime(Date.now() + 60_000)
  await moment.fill(`${day}T${time}`)
  await page.getByRole('button', { name: 'Programmer la publication' }).click()
  await expect(page.getByText('C’est programmé.')).toBeVisible()
  await expect(page.getByText(/Prévu/)).toBeVisible()

  await page.getByRole('link', { name: 'Programmé', exact: true }).click()
  await expect(page.getByRole('row', { name: /Une voix, un piano.*Publication/ })).toBeVisible()
  await shows(stack, SHOW, 'Une voix, un piano, un soir', 120_000)
  await page.reload()
  await expect(page.getByText('Rien n’est programmé.')).toBeVisible()
  await title(editor, SHOW, 'Une voix, un piano', true)
})

test(
  'an earlier version is compared and restored by keyboard, then published',
  DEFAULT_RUN,
  async ({ stack, page }) => {
    const editor = new Editor(stack)
    await title(editor, SHOW, 'Le titre qui allait bien', true)
    const id = await title(editor, SHOW, 'Le titre qui manque de tout', true)
    await shows(stack, SHOW, 'Le titre qui manque de tout')

    await open(page, stack, `/stories/${id}`)
    await page.getByRole('button', { name: 'Historique' }).press('Enter')
    const earlier = page.getByRole('complementary').getByRole('listitem').nth(1)
    await expect(earlier).toContainText('Publié')
    await expect(earlier).toContainText('par Management API')
    await earlier.getByRole('button', { name: 'Comparer' }).press('Enter')
    await expect(earlier.getByRole('deletion').first()).toBeVisible()
    await expect(earlier.getByRole('insertion').last()).toHaveText('de tout')
    await earlier.getByRole('button', { name: 'Restaurer' }).press('Enter')
    await expect(page.getByText('Version restaurée comme brouillon.')).toBeVisible()
    await expect(page.getByRole('complementary').getByRole('listitem').first()).toContainText('Restauré')
    await shows(stack, SHOW, 'Le titre qui manque de tout')
    await expect(page.getByText('En ligne, avec des changements à publier')).toBeVisible()
    await page.getByRole('button', { name: 'Revenir à ce qui est en ligne' }).press('Enter')
    await expect(page.getByText('Le brouillon est de nouveau ce qui est en ligne.')).toBeVisible()
    await expect(page.getByText('En ligne', { exact: true })).toBeVisible()
    await expect(
      page
        .getByLabel('Title', { exact: true })
        .or(page.getByLabel('Titre', { exact: true }))
        .first(),
    ).toHaveValue('Le titre qui manque de tout')
    const published = page.getByRole('complementary').getByRole('listitem').filter({ hasText: 'Publié' })
    await published.nth(1).getByRole('button', { name: 'Restaurer' }).press('Enter')
    await expect(page.getByText('En ligne, avec des changements à publier')).toBeVisible()
    await page.getByRole('button', { name: 'Publier', exact: true }).press('Enter')
    // Findings of the page's checks do not prevent its publication.
    const anyway = page.getByRole('button', { name: 'Publier quand même' })
    await expect(anyway.or(page.getByText('En ligne.')).first()).toBeVisible()
    if (await anyway.isVisible()) await anyway.press('Enter')
    await shows(stack, SHOW, 'Le titre qui allait bien')
    await title(editor, SHOW, 'Une voix, un piano', true)
  },
)

test('five stories are prepared in a release, and live together', async ({ stack, page }) => {
  const editor = new Editor(stack)
  const paths = [
    SHOW,
    'restaurants/la-criee',
    'casinos/biarritz',
    'destinations/biarritz',
    'hotels/l-eperon/chambres/chambre-phare',
  ]
  const before = await Promise.all(paths.map((path) => editor.read(`${ROOT}/${path}`)))
  for (const [index, path] of paths.entries()) await title(editor, path, `Printemps ${index}`, false)

  await open(page, stack, '/releases')
  await page.getByLabel('Nom de la nouvelle mise en ligne').fill('Printemps')
  await page.getByRole('button', { name: 'Préparer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Printemps')
  for (const { name, full_slug: slug } of before) {
    await page.getByLabel('Chercher une page à ajouter').fill(slug)
    await page.getByRole('button', { name: `Ajouter ${name} (${slug})`, exact: true }).click()
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  }
  // Later changes are shown, and taken into the release again.
  await title(editor, paths[0] ?? '', 'Printemps, corrigé', false)
  await page.reload()
  await expect(page.getByText('Le brouillon a changé depuis')).toBeVisible()
  await page.getByRole('button', { name: 'Reprendre le brouillon' }).click()
  await expect(page.getByText('Le brouillon a changé depuis')).toBeHidden()

  expect(await (await fetch(`${stack.origin}/${SHOW}`)).text()).not.toContain('Printemps, corrigé')
  await page.getByRole('button', { name: 'Tout publier maintenant' }).click()
  await expect(page.getByText('Publiée, 5 pages')).toBeVisible()
  await shows(stack, SHOW, 'Printemps, corrigé')
  for (const [index, path] of paths.entries()) if (index > 0) await shows(stack, path, `Printemps ${index}`)
  for (const story of before) await editor.save(story, { content: story.content }, true)
})

test('a deleted page is restored from the trash with what was live', async ({ stack, page }) => {
  const editor = new Editor(stack)
  await shows(stack, SHOW, 'Une voix, un piano')
  await editor.delete(await editor.read(`${ROOT}/${SHOW}`))
  await stack.until(async () => (await fetch(`${stack.origin}/${SHOW}`)).status === 404)
  await open(page, stack, '/trash')
  const row = page.getByRole('row', { name: /Une voix, un piano/ })
  await row.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).press('Enter')
  await row.getByRole('button', { name: 'Restaurer' }).click()
  await expect(page.getByText('La corbeille est vide.')).toBeVisible()
  await stack.until(async () => (await fetch(`${stack.origin}/${SHOW}`)).status === 200)
})

for (const [width, colorScheme] of [
  [1280, 'light'],
  [390, 'dark'],
] as const)
  test(`history, plans, comments and their screens pass axe at ${width} px, ${colorScheme}`, async ({
    stack,
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    const editor = new Editor(stack)
    const id = await title(editor, SHOW, `Une voix ${width}`, false)
    await open(page, stack, `/stories/${id}`)
    for (const name of ['Historique', 'Publication', 'Commentaires']) {
      await page.getByRole('complementary').getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
      if (name === 'Historique') await page.getByRole('button', { name: 'Comparer' }).last().click()
      if (name === 'Commentaires') {
        const comment = page.getByLabel(/Commentaire sur/)
        await comment.fill('Est-ce juste, @Ber')
        await expect(page.getByText('Personne ne s’appelle «\u00a0Ber\u00a0».')).toBeVisible()
        await comment.fill('Est-ce juste, @No')
        await expect(page.getByRole('option', { name: /Noé Lambert/ })).toBeVisible()
        // The page in the frame has landmarks of its own.
        expect(await axeViolations(page, [], false), 'people').toEqual([])
        await comment.press('Enter')
        await expect(comment).toHaveValue('Est-ce juste, @Noé Lambert ')
        await page.getByRole('button', { name: 'Commenter' }).click()
        await expect(page.getByText('@Noé Lambert').first()).toBeVisible()
      }
      // The page in the frame has landmarks of its own.
      expect(await axeViolations(page, [], false), name).toEqual([])
    }
    for (const path of ['/releases', '/scheduled', '/reviews', '/trash']) {
      await open(page, stack, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await axeViolations(page), path).toEqual([])
      expect(await overflowOf(page), path).toBe(0)
    }
    await title(editor, SHOW, 'Une voix, un piano', true)
  })
