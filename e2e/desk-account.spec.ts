import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { WORDS } from '#services/site/desk/words/words.ts'
import { DESK_PASSWORD, chooseLanguage, enter, expectSound } from './support/desk.ts'
import { expect, test } from './support/test.ts'

const NEW_PASSWORD = 'Verger-Granit-71-Estuaire'

for (const language of LOCALES) {
  const { account: words, faults, freshCode, list, login } = WORDS[language]

  test(`${language}: desk: staff see their sessions, end the others and change their password, by keyboard`, async ({
    page,
    browser,
    stack,
  }) => {
    test.slow()
    const { email, nextCode } = await enter(page, stack.servicesOrigin, undefined, { language })
    const title = page.getByRole('heading', { level: 1 })
    await page.getByRole('link', { name: words.title, exact: true }).press('Enter')
    await expect(title).toHaveText(words.title)
    await expect(page.getByText(words.alone)).toBeVisible()
    await expectSound(page)

    const office = await browser.newContext()
    try {
      const elsewhere = await office.newPage()
      await elsewhere.goto(`${stack.servicesOrigin}/desk`)
      const signIn = async (password: string) => {
        await elsewhere.getByLabel(login.email).fill(email)
        await elsewhere.getByLabel(login.password).fill(password)
        await elsewhere.getByLabel(login.code).fill(await nextCode())
        await elsewhere.getByRole('button', { name: login.submit }).press('Enter')
      }
      await chooseLanguage(elsewhere, language)
      await signIn(DESK_PASSWORD)
      await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(list.title)

      await page.getByRole('link', { name: words.title, exact: true }).press('Enter')
      const code = page.getByLabel(freshCode.label)
      await code.fill('000000')
      await code.press('Enter')
      await expect(page.getByRole('alert')).toContainText(freshCode.fault)
      await expect(page.getByRole('alert')).toBeFocused()
      await expectSound(page)
      await code.fill(await nextCode())
      await code.press('Enter')
      await expect(page.getByRole('status')).toContainText(words.ended)
      await expect(page.getByText(words.alone)).toBeVisible()
      await elsewhere.reload()
      await expect(elsewhere.getByRole('alert')).toContainText(login.ended)

      const change = async (current: string, password: string) => {
        await page.getByLabel(words.current).fill(current)
        await page.getByLabel(words.password, { exact: true }).fill(password)
        await page.getByLabel(words.repeated).fill(password)
        await page.getByRole('button', { name: words.submit }).press('Enter')
      }
      await change('wrong', 'court')
      await expect(page.getByRole('alert')).toContainText(words.wrong)
      await expect(page.getByRole('alert')).toContainText(faults.length)
      await expectSound(page)
      await change(DESK_PASSWORD, NEW_PASSWORD)
      await expect(page.getByRole('status')).toContainText(words.changed)
      await signIn(NEW_PASSWORD)
      await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(list.title)
    } finally {
      await office.close()
    }
  })
}
