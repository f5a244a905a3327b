import type { Page } from '@playwright/test'
import { decodeQR } from 'qr/decode.js'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import { TEST_ALL } from '@barriere/testing/test-size.ts'
import { localesLike } from './support/devices.ts'
import { expectDialogsByKeyboard, unreachedControls } from './support/keyboard.ts'
import { WORDS, newEmail, untilCardIsServed } from './support/members.ts'
import { axeViolations, overflowOf, smallTargets } from './support/page-checks.ts'
import { signIn } from './support/seats.ts'
import { pairTerminal } from './support/terminal.ts'
import { DEFAULT_RUN, expect, inDefaultRun, test } from './support/test.ts'

const PEOPLE = {
  silver: { email: 'silver@example.com', password: 'Casino#2026Silver' },
  gold: { email: 'gold@example.com', password: 'Casino#2026Gold' },
  black: { email: 'black@example.com', password: 'Casino#2026Black' },
} as const

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]

async function expectScreenToFit(page: Page): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    // A target that the sticky header covers while the page is scrolled does not count as small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect([size.width, await overflowOf(page)]).toEqual([size.width, 0])
    if (TEST_ALL || size.width < 500) expect([size.width, await axeViolations(page)]).toEqual([size.width, []])
  }
}

/** Text of the QR code in a screenshot (PNG). */
async function readCode(page: Page, screenshot: Buffer): Promise<string> {
  const { data, ...size } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    return { width, height, data: [...(context?.getImageData(0, 0, width, height).data ?? [])] }
  }, screenshot.toString('base64'))
  return decodeQR({ ...size, data: Uint8Array.from(data) })
}

for (const locale of localesLike('en')) {
  const { rewards, sponsorship, offers, jackpots } = WORDS[locale].casino

  test(`${locale}: points become a voucher, and the voucher points again`, DEFAULT_RUN, async ({ page, stack }) => {
    await signIn(page, stack, PEOPLE.gold)
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

  test(`${locale}: a friend is invited, and nobody twice`, DEFAULT_RUN, async ({ page, stack }) => {
    await signIn(page, stack, PEOPLE.black)
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
    await signIn(page, stack, PEOPLE.black)
    await page.goto(casinoLink('offers', locale))
    const discounts = page.getByRole('region', { name: offers.discounts })
    await expect(discounts.getByText(offers.kinds['bar-and-restaurant'])).toBeVisible()
    await expect(page.getByRole('region', { name: offers.lucky })).toContainText('29')
    await expectScreenToFit(page)
  })

  test(`${locale}: jackpots for everybody, with the law’s warning, and a machine’s payments`, async ({ page }) => {
    await page.goto(casinoLink('jackpots', locale))
    await expect(page.getByRole('heading', { name: 'Lune dorée' })).toBeVisible()
    // The block's warning and the bar above the footer are merged where one would follow the other.
    await expect(page.getByRole('link', { name: 'joueurs-info-service.fr' })).toHaveCount(1)
    await expect(page.getByRole('complementary')).toContainText('joueurs-info-service.fr')
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

test('a limit hides rewards, offers, friends, jackpots and tournaments at once', async ({ page, stack }) => {
  test.slow()
  const { limits } = WORDS.fr.casino
  await signIn(page, stack, PEOPLE.silver)
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
  for (const locale of localesLike('en'))
    for (const hidden of ['rewards', 'offers', 'sponsorship', 'jackpots'] as const) {
      const { refused } = WORDS[locale].casino.limits
      await page.goto(casinoLink(hidden, locale))
      await expect(main.getByText(refused.title).filter({ visible: true })).toHaveCount(1)
      await expect(main.getByRole('link', { name: refused.link })).toHaveAttribute('href', casinoLink('limits', locale))
      await expect(main.getByText('Lune dorée')).toHaveCount(0)
    }
  await expectScreenToFit(page)
  // Public pages, which are the same for everyone, say so once; parts without gambling stay.
  for (const [path, locale, gone] of [
    ['/tournois', 'fr', '[data-sorted] > li'],
    ['/en/tournaments', 'en', '[data-sorted] > li'],
    ['/tournois/main-event-du-lac', 'fr', '#places button'],
    ['/en/casinos/deauville', 'en', '[data-sorted] > li'],
    ['/recherche?kind=tournament', 'fr', '[data-answer] article'],
  ] as const) {
    const { refused } = WORDS[locale].casino.limits
    await page.goto(path)
    await expect(main.getByText(refused.title)).toHaveCount(1)
    await expect(main.getByText(refused.title)).toBeVisible()
    expect([path, await main.locator(`${gone}:visible`).count()]).toEqual([path, 0])
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectScreenToFit(page)
  }
  await page.context().clearCookies()
  await page.goto('/tournois')
  await expect(main.locator('[data-sorted] > li:visible').first()).toBeVisible()
  await expect(main.getByText(limits.refused.title)).toHaveCount(0)
})

/** Pages of the member area that other tests do not walk through by keyboard. */
const BY_KEYBOARD = ['card', 'points', 'offers', 'rewards', 'sponsorship', 'jackpots', 'profile', 'limits'] as const

test.describe('every page of a member', () => {
  test.describe.configure({ mode: 'parallel' })

  for (const name of BY_KEYBOARD)
    test(
      `${name}: axe, widths, targets for fingers, and the keyboard alone`,
      inDefaultRun(name === 'card'),
      async ({ page, stack }) => {
        await signIn(page, stack, PEOPLE.gold)
        await page.goto(casinoLink(name, 'en'), { waitUntil: 'networkidle' })
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.locator('.page')).toHaveAttribute('data-theme', 'night')
        await expectScreenToFit(page)
        expect(await smallTargets(page)).toEqual([])
        expect(await unreachedControls(page)).toEqual([])
        await expectDialogsByKeyboard(page)
      },
    )

  const ENTRY = [
    'login',
    'registration',
    'activation',
    'forgotten',
    'reset',
    'email',
    'emailUndo',
    'signedOut',
  ] as const
  for (const name of ENTRY)
    test(`${name}: axe, widths, targets for fingers, and the keyboard alone`, async ({ page }) => {
      await page.goto(casinoLink(name, 'fr'), { waitUntil: 'networkidle' })
      await expect(page.locator('.page')).toHaveAttribute('data-theme', 'night')
      await expectScreenToFit(page)
      expect(await smallTargets(page)).toEqual([])
      expect(await unreachedControls(page)).toEqual([])
      await expectDialogsByKeyboard(page)
    })
})

test.describe(() => {
  test.use({ serviceWorkers: 'allow' })

  test('without a connection a kept card makes its code of the minute, and a terminal takes it', async ({
    page,
    context,
    stack,
  }) => {
    const { casino, member } = WORDS.fr
    await signIn(page, stack, PEOPLE.gold)
    await page.goto(casinoLink('card', 'fr'))
    await page.getByRole('button', { name: member.card.keepYes }).click()
    await expect(page.getByText(member.card.kept)).toBeVisible()
    await untilCardIsServed(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText(member.card.offline)).toBeVisible()
    const shown = page.getByRole('img', { name: casino.card.code })
    await expect(shown).toBeVisible()
    expect(await overflowOf(page)).toBe(0)
    const code = await readCode(page, await shown.screenshot())
    await context.setOffline(false)
    await pairTerminal(page, stack)
    const answer = await page.request.post(`${stack.origin}/api/casino/kiosk/cards`, {
      headers: { origin: stack.origin },
      data: { qr: code, birthDate: '1976-06-02' },
    })
    expect(answer.status()).toBe(200)
    expect(await answer.json()).toMatchObject({ card: { tier: 'gold' } })
  })
})
