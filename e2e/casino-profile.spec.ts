import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import { localizedPath } from '@barriere/shared/domain/locale.ts'
import { PHONE } from './support/devices.ts'
import { WORDS } from './support/members.ts'
import { axeViolations, overflowOf } from './support/page-checks.ts'
import { signIn } from './support/seats.ts'
import { expect, inDefaultRun, test } from './support/test.ts'

const GOLD = { email: 'gold@example.com', password: 'Casino#2026Gold' }

for (const [locale, device] of [
  ['fr', undefined],
  ['en', PHONE],
] as const) {
  const { member, casino, header } = WORDS[locale]
  const { profile: words } = member

  test.describe(`${locale}, ${device ? 'phone' : 'desktop'}`, () => {
    if (device) test.use(device)

    test(
      'a member edits the profile part by part; a wrong password loses nothing',
      inDefaultRun(device !== undefined),
      async ({ page, stack }) => {
        const { profile: before } = (await signIn(page, stack, GOLD)) as {
          profile: { phoneNumber?: string; optIns: object }
        }
        await page.goto(casinoLink('profile', locale))
        await expect(page.getByRole('heading', { name: casino.profile.title, level: 1 })).toBeVisible()
        expect([await overflowOf(page), await axeViolations(page)]).toEqual([0, []])

        const edit = async (title: string) => {
          const section = page.getByRole('region', { name: title })
          await section.getByRole('button', { name: new RegExp(`^${words.edit}`) }).click()
          return section
        }
        const save = async (section: Awaited<ReturnType<typeof edit>>, done: string) => {
          await section.getByRole('button', { name: words.save }).click()
          const popin = page.getByRole('dialog', { name: done })
          await expect(popin).toBeVisible()
          await page.keyboard.press('Escape')
          await expect(popin).toBeHidden()
        }

        const phone = await edit(words.parts.phone.title)
        await phone.getByRole('textbox').fill('+33 6 98 76 54 32')
        await save(phone, words.parts.phone.done)
        await expect(phone).toContainText('98 76 54 32')

        const news = await edit(words.parts.optIns.title)
        await news.getByRole('group', { name: words.senders.partners }).getByLabel(words.channels.sms).check()
        expect([await overflowOf(page), await axeViolations(page)]).toEqual([0, []])
        await save(news, words.parts.optIns.done)
        await expect(news).toContainText(words.channels.sms)

        const email = await edit(words.parts.email.title)
        await email.locator('[name="email"]').fill('gold@example.org')
        await email.locator('[name="emailVerification"]').fill('gold@example.org')
        await email.locator('[name="password"]').fill('Wrong#2026pass')
        await email.getByRole('button', { name: words.save }).click()
        await expect(email.locator('[name="password"]')).toHaveAttribute('aria-invalid', 'true')
        await expect(email.locator('[name="email"]')).toHaveValue('gold@example.org')

        // Restored for the next test.
        const { phoneNumber } = before
        const reset = await page.request.put(`${stack.origin}/api/casino/profile/optin`, {
          headers: { origin: stack.origin },
          data: before.optIns,
        })
        expect(reset.status()).toBe(200)
        const section = await edit(words.parts.phone.title)
        await section.getByRole('textbox').fill(phoneNumber ?? '')
        await section.getByRole('button', { name: words.save }).click()
        if (phoneNumber === undefined) await page.getByRole('button', { name: words.phone.yes }).click()
        await expect(page.getByRole('dialog', { name: words.parts.phone.done })).toBeVisible()
      },
    )

    test('the header’s badge has their name and leads to their card, until the logout', async ({ page, stack }) => {
      const account = page.getByRole('banner').getByRole('link', { name: header.account, exact: true })
      const name = new RegExp(`^${header.account}\\s*, ${header.signedIn} Harriet Cole$`)
      const own = page.getByRole('banner').getByRole('link', { name })
      await page.goto(localizedPath('', locale))
      const anonymous = (await account.getAttribute('href')) ?? ''
      await signIn(page, stack, GOLD)
      await page.reload()
      await own.click()
      await expect(page).toHaveURL(casinoLink('card', locale))
      await expect(own).toBeVisible()
      expect([await overflowOf(page), await axeViolations(page)]).toEqual([0, []])
      await page.getByRole('link', { name: member.frame.logout }).click()
      await expect(page).toHaveURL(casinoLink('signedOut', locale))
      await expect(account).toHaveAttribute('href', anonymous)
      await expect(own).toBeHidden()
    })
  })
}
