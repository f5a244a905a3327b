import { expect, test } from './support/test.ts'

test('the menu opens and closes with the keyboard on a phone', async ({ page }) => {
  await page.goto('/')
  const open = page.getByRole('button', { name: 'Ouvrir le menu' })
  await open.focus()
  await page.keyboard.press('Enter')
  const close = page.getByRole('button', { name: 'Fermer le menu' })
  await expect(close).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(close).toBeHidden()
  await expect(open).toBeFocused()
})

test('targets are large enough for a finger', async ({ page }) => {
  for (const path of ['/', '/hotels/les-colombages']) {
    await page.goto(path)
    const small = await page
      .locator('header button:visible, header a:visible, footer a:visible, summary:visible, main a[class]:visible')
      .evaluateAll((elements) =>
        // A card's title is stretched over the whole card.
        elements
          .filter((element) => (element.closest('article') ?? element).getBoundingClientRect().height < 24)
          .map((element) => element.outerHTML.slice(0, 80)),
      )
    expect(small).toEqual([])
  }
})
