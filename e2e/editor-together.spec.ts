import { Editor } from './support/content.ts'
import { editorViolations, openEditor } from './support/editor.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

test(
  'a review is asked of somebody, who finds it, sees who else is on the page, and approves',
  DEFAULT_RUN,
  async ({ stack, page, browser }) => {
    test.setTimeout(120_000)
    const { id } = await new Editor(stack).read('website-hotels/offres/semaine-thalasso')
    await openEditor(page, stack, { role: 'editor', path: `/stories/${id}` })
    await page.getByRole('button', { name: 'Publication', exact: true }).click()
    await page.getByRole('button', { name: 'Demander une relecture' }).click()
    await page.getByLabel('À qui').selectOption('Noé Lambert')
    await page.getByLabel('Échéance (facultative)').fill('2099-11-30')
    await page.getByLabel('Message (facultatif)').fill('Les prix surtout.')
    expect(await editorViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Envoyer la demande' }).click()
    await expect(page.getByText('Demandée par Camille Roux à Noé Lambert')).toBeVisible()

    const context = await browser.newContext({ locale: 'fr-FR' })
    const colleague = await context.newPage()
    await openEditor(colleague, stack, { role: 'publisher' })
    await colleague.getByRole('link', { name: /^À relire ?, \d+ en attente$/ }).click()
    const entry = colleague
      .getByRole('region', { name: 'Pour vous' })
      .getByRole('listitem')
      .filter({ hasText: 'Les prix surtout.' })
    await expect(entry).toContainText('Demandée par Camille Roux')
    expect(await editorViolations(colleague)).toEqual([])
    await entry.getByRole('link').click()
    await expect(colleague.getByText('Camille Roux est aussi sur cette page.')).toBeVisible()
    await expect(page.getByText('Noé Lambert est aussi sur cette page.')).toBeVisible({ timeout: 30_000 })

    await colleague.getByRole('button', { name: 'Publication', exact: true }).click()
    await colleague.getByRole('button', { name: 'Approuver' }).click()
    await expect(colleague.getByText('Le brouillon est approuvé.')).toBeVisible()
    await expect(colleague.getByRole('link', { name: 'À relire', exact: true })).toBeVisible()
    // A closed tab signs off by itself; one that cannot is gone after half a minute.
    await colleague.goto('about:blank')
    await expect(page.getByText('Noé Lambert est aussi sur cette page.')).toHaveCount(0, { timeout: 60_000 })
    await context.close()
  },
)
