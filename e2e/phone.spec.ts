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
