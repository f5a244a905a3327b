import { Editor } from './support/content.ts'
import { editorViolations, signInToEditor } from './support/editor.ts'
import { overflowOf } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

const LEGAL = 'website-hotels/mentions-legales'

test.use({ locale: 'fr-FR' })

for (const width of [390, 1440])
  test(`${width} px: a block is found by what it is for, and added above another`, async ({ stack, page }) => {
    const editor = new Editor(stack)
    const before = await editor.read(LEGAL)
    const { body } = before.content as { body: { component: string }[] }
    await page.setViewportSize({ width, height: 900 })
    await signInToEditor(page, stack)
    await page.goto(`${stack.servicesOrigin}/content/editor/stories/${before.id}`)
    const rows = page.locator('[data-field="body"] ol > li')
    await expect(rows).toHaveCount(body.length)
    await rows
      .nth(1)
      .getByRole('button', { name: /^Actions/ })
      .click()
    await page.getByRole('menuitem', { name: 'Ajouter au-dessus' }).click()
    const dialog = page.getByRole('dialog', { name: /^Ajouter un bloc/ })
    await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([
      'Textes et images',
      'Listes',
      'Un établissement',
      'Réservation',
      'Formulaires',
      'Navigation',
      'Programme hôtelier',
      'Programme casino',
    ])
    expect(await editorViolations(page)).toEqual([])
    expect(await overflowOf(page)).toBe(0)
    await dialog.getByRole('searchbox').fill('phrase nom')
    await expect(dialog.getByRole('list').getByRole('button')).toHaveText([
      'CitationUne phrase dite par quelqu’un, avec son nom.',
    ])
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    await stack.until(async () => {
      const { content } = await editor.read(LEGAL)
      return (content as { body: { component: string }[] }).body[1]?.component === 'quote'
    })
    // Race: the page's autosave must not come after the test.
    await page.close()
    await editor.save(await editor.read(LEGAL), { content: before.content }, true)
  })
