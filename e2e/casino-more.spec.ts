import type { Page } from '@playwright/test'
import { casinoLink } from '#lib/contracts/casino-links.ts'
import { LOCALES } from '#lib/domain/locale.ts'
import { WORDS, newEmail } from './support/members.ts'
import { axeViolations, overflowOf } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

const PEOPLE = {
  silver: { email: 'silver@example.com', password: 'Casino#2026Silver' },
  gold: { email: 'gold@example.com', password: 'Casino#2026Gold' },
  black: { email: 'black@example.com', password: 'Casino#2026Black' },
} as const

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

/** Signs the page's browser in to the casino programme without the form. */
async function signIn(page: Page, origin: string, person: keyof typeof PEOPLE): Promise<void> {
  const response = await page.request.post(`${origin}/api/casino/users/login`, {
    headers: { origin },
    data: PEOPLE[person],
  })
  expect(response.status()).toBe(200)
}

async function expectScreenToFit(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    expect([size.width, await overflowOf(page), await axeViolations(page)]).toEqual([size.width, 0, []])
  }
}

for (const locale of LOCALES) {
  const { rewards, sponsorship, offers, jackpots } = WORDS[locale].casino

  test(`${locale}: points become a voucher, and the voucher points again`, async ({ page, stack }) => {
    await signIn(page, stack.origin, 'gold')
    await page.goto(casinoLink('rewards', locale))
    const main = page.getByRole('main')
    const balance = main.getByText(rewards.balance.split('{')[0]?.trim() ?? '')
    await expect(balance).toBeVisible()
    const before = await balance.textContent()
    await main
      .getByRole('button', { name: new RegExp(`^${rewards.redeem}`) })
      .first()
      .click()
    const question = page.getByRole('dialog')
    await expect(question).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await question.getByRole('button', { name: rewards.yes }).click()
    await expect(question).toBeHidden()
    await expect(main.getByText(rewards.redeemed)).toBeVisible()
    await expect(balance).not.toHaveText(before ?? '')
    await expectScreenToFit(page)
    await main
      .getByRole('button', { name: new RegExp(`^${rewards.vouchers.cancel}`) })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: rewards.vouchers.yes }).click()
    await expect(main.getByText(rewards.vouchers.cancelled)).toBeVisible()
    await expect(balance).toHaveText(before ?? '')
  })

  test(`${locale}: a friend is invited, and nobody twice`, async ({ page, stack }) => {
    await signIn(page, stack.origin, 'black')
    await page.goto(casinoLink('sponsorship', locale))
    const form = page.getByRole('form', { name: sponsorship.invite })
    const field = form.getByRole('textbox')
    await field.fill(PEOPLE.black.email.toUpperCase())
    await form.getByRole('button', { name: sponsorship.submit }).click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    const friend = newEmail()
    await field.fill(friend)
    await form.getByRole('button', { name: sponsorship.submit }).click()
    await expect(page.getByText(sponsorship.sent)).toBeVisible()
    await expect(page.getByRole('row', { name: new RegExp(friend) })).toContainText(sponsorship.states.invited)
    await field.fill(friend)
    await form.getByRole('button', { name: sponsorship.submit }).click()
    await expect(form.getByText(WORDS[locale].errors.casino.knownGodson).first()).toBeVisible()
    await expect(field).toHaveValue(friend)
    await expectScreenToFit(page)
  })

  test(`${locale}: offers and lucky dates`, async ({ page, stack }) => {
    await signIn(page, stack.origin, 'black')
    await page.goto(casinoLink('offers', locale))
    const discounts = page.getByRole('region', { name: offers.discounts })
    await expect(discounts.getByText(offers.kinds['bar-and-restaurant'])).toBeVisible()
    await expect(page.getByRole('region', { name: offers.lucky })).toContainText('29')
    await expectScreenToFit(page)
  })

  test(`${locale}: jackpots for everybody, with the law’s warning, and a machine’s payments`, async ({ page }) => {
    await page.goto(casinoLink('jackpots', locale))
    await expect(page.getByRole('heading', { name: 'Lune dorée' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('note')).toContainText('joueurs-info-service.fr')
    await expectScreenToFit(page)
    const form = page.getByRole('form', { name: jackpots.look })
    for (const [machine, words] of [
      ['1001', 'Deauville'],
      ['424242', jackpots.none],
    ] as const) {
      await form.getByRole('textbox').fill(machine)
      await form.getByRole('button', { name: jackpots.submit }).click()
      const popin = page.getByRole('dialog')
      await expect(popin).toContainText(words)
      expect(await axeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(popin).toBeHidden()
    }
  })
}

test('a limit hides rewards, offers, friends and jackpots at once', async ({ page, stack }) => {
  const { limits } = WORDS.fr.casino
  await signIn(page, stack.origin, 'silver')
  await page.goto(casinoLink('limits', 'fr'))
  const main = page.getByRole('main')
  await expect(main.getByText(limits.none)).toBeVisible()
  await expectScreenToFit(page)
  await main.getByText(limits.kindPause).click()
  await main.getByLabel(limits.months).selectOption('6')
  await main.getByRole('button', { name: limits.submit }).click()
  const question = page.getByRole('dialog', { name: limits.confirm })
  await expect(question).toContainText('ni raccourcie, ni assouplie')
  await question.getByRole('button', { name: limits.yes }).click()
  await expect(main.getByText(limits.done)).toBeVisible()
  await expect(main.getByText(/aucune visite jusqu’au/)).toBeVisible()
  for (const locale of LOCALES)
    for (const hidden of ['rewards', 'offers', 'sponsorship', 'jackpots'] as const) {
      const { refused } = WORDS[locale].casino.limits
      await page.goto(casinoLink(hidden, locale))
      await expect(main.getByText(refused.title)).toBeVisible()
      await expect(main.getByRole('link', { name: refused.link })).toHaveAttribute('href', casinoLink('limits', locale))
      await expect(main.getByText('Lune dorée')).toHaveCount(0)
    }
  await expectScreenToFit(page)
})
