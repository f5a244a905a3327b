import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { WORDS as DESK_WORDS } from '#services/site/desk/words/words.ts'
import { enter, expectSound } from './support/desk.ts'
import { WORDS } from './support/members.ts'
import { becomeMember, categoryOf, holdAs, payAs } from './support/seats.ts'
import { expect, test } from './support/test.ts'

/** A tournament whose price exceeds the refund limit of one person. */
const DEAR = 'tournois/main-event-du-lac'

for (const language of LOCALES) {
  const { refunds: words, freshCode } = DESK_WORDS[language]
  const own = WORDS[language].casino.registrations

  test(`${language}: desk: a refund above the limit is a second person’s, with a fresh code, by keyboard`, async ({
    page,
    browser,
    stack,
  }) => {
    test.slow()
    const context = await browser.newContext({ baseURL: stack.origin })
    const office = await browser.newContext()
    try {
      const member = await context.newPage()
      await becomeMember(member, stack, language)
      const { id, cents } = await holdAs(member, stack, await categoryOf(stack, DEAR))
      await member.goto(casinoLink('registrations', language))
      await payAs(member, language, 'accepted')
      await expect(member.getByRole('heading', { name: WORDS[language].seats.payment.paid })).toBeVisible()

      await enter(page, stack.servicesOrigin, undefined, { language })
      const refunds = (of: typeof page) => of.getByRole('link', { name: words.title, exact: true })
      await refunds(page).press('Enter')
      await page.getByLabel(words.code).fill(id)
      await page.getByLabel(words.code).press('Enter')
      const ask = page.getByRole('button', { name: words.askSubmit })
      await expect(ask).toBeVisible()
      await expectSound(page)
      await ask.press('Enter')
      await expect(page.getByRole('status')).toBeFocused()
      await expectSound(page)
      await refunds(page).press('Enter')
      await page.getByRole('link', { name: words.look }).first().press('Enter')
      await expect(page.getByText(words.approveOwn)).toBeVisible()
      await expect(page.getByRole('button', { name: words.approveSubmit })).toHaveCount(0)
      await expectSound(page)

      const colleague = await office.newPage()
      const { nextCode } = await enter(colleague, stack.servicesOrigin, undefined, { language })
      await refunds(colleague).press('Enter')
      await expect(colleague.getByRole('heading', { name: words.waitingTitle })).toBeVisible()
      await expectSound(colleague)
      await colleague.getByRole('link', { name: words.look }).first().press('Enter')
      const code = colleague.getByLabel(freshCode.label)
      await code.fill('000000')
      await code.press('Enter')
      await expect(colleague.getByRole('alert')).toContainText(freshCode.fault)
      await expect(colleague.getByRole('alert')).toBeFocused()
      await expectSound(colleague)
      await code.fill(await nextCode())
      await code.press('Enter')
      const amount = DESK_WORDS[language].formats.euros(cents)
      await expect(colleague.getByText(words.done(amount))).toBeVisible()
      await expectSound(colleague)

      await member.goto(casinoLink('registrations', language))
      const past = member.getByRole('region', { name: own.past })
      await expect(past.getByText(own.states.refunded)).toBeVisible()
    } finally {
      await Promise.all([context.close(), office.close()])
    }
  })
}
