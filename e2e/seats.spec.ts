import type { Locator, Page } from '@playwright/test'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { ownLastName } from '#tests/support/own-name.ts'
import { PHONE, localesLike, localesOn } from './support/devices.ts'
import { tabTo, unreachedControls } from './support/keyboard.ts'
import { WORDS, newEmail } from './support/members.ts'
import { axeViolations, overflowOf } from './support/page-checks.ts'
import {
  BIRTH_DATE,
  activate,
  becomeMember,
  callAs,
  categoryOf,
  endPayment,
  goToBank,
  holdAs,
  holdSeat,
  openLastSeat,
  openSeat,
  otherMembers,
  payAs,
  payButton,
  seatLinks,
  signIn,
  transactionsOf,
} from './support/seats.ts'
import { DEFAULT_RUN, expect, inDefaultRun, test } from './support/test.ts'

// Long files: workers share their tests.
test.describe.configure({ mode: 'parallel' })

const PASSWORD = 'Tramontane#2026'

const TOURNAMENT = {
  fr: { list: '/tournois', name: 'Deepstack du mardi', path: '/tournois/deepstack-du-mardi' },
  en: { list: '/en/tournaments', name: 'Tuesday deepstack', path: '/en/tournaments/tuesday-deepstack' },
} as const

const FREE = { fr: '/evenements/fete-du-surf', en: '/en/events/surf-day' } as const

/** A tournament of two places. */
const SCARCE = {
  slug: 'tournois/les-deux-dernieres-chaises',
  path: { fr: '/tournois/les-deux-dernieres-chaises', en: '/en/tournaments/the-last-two-chairs' },
} as const

/** Page to which the bank sends the browser back. */
const HOMES = { fr: '/', en: '/en' } as const

const RESULT = { fr: '/paiement', en: '/en/payment' } as const

/** Fifteen minutes. */
const HOLD = 15 * 60_000

const GOLD = { email: 'gold@example.com', password: 'Casino#2026Gold' } as const

async function expectScreenToFit(page: Page): Promise<void> {
  // A button that came under a pointer at rest would change its colours while axe reads them.
  await page.mouse.move(0, 0)
  expect([await overflowOf(page), await axeViolations(page)]).toEqual([0, []])
}

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { name, exact: true })).toBeVisible()

for (const locale of LOCALES) {
  const { seats, member, casino, header } = WORDS[locale]

  for (const [device, options] of [
    ['desktop', {}],
    ['phone', PHONE],
  ] as const) {
    if (!localesOn(device).includes(locale)) continue
    test.describe(`in ${locale}, ${device}`, () => {
      test.use(options)

      test(
        'from the list of tournaments by a new account to the ticket',
        inDefaultRun(device === 'phone'),
        async ({ page, stack }) => {
          test.slow()
          const { list, name } = TOURNAMENT[locale]
          await page.goto(list)
          await page.getByRole('main').getByRole('link', { name }).first().click()
          await expect(page.getByRole('note').first()).toContainText('joueurs-info-service.fr')
          await expectScreenToFit(page)
          const dialog = await openSeat(page, locale)
          await heading(page, seats.who.title)
          await expectScreenToFit(page)

          await dialog.getByRole('tab', { name: seats.who.registration }).click()
          const form = dialog.getByRole('form', { name: member.registration.title })
          const email = newEmail()
          await form.getByText(member.profile.civilities.Mrs, { exact: true }).click()
          for (const [field, value] of [
            ['firstName', 'Zoé'],
            ['lastName', ownLastName('O’Hara')],
            ['birthDate', '04/05/2015'],
            ['email', email],
            ['emailVerification', email],
            ['password', PASSWORD],
            ['passwordVerification', PASSWORD],
          ] as const)
            await form.locator(`[name="${field}"]`).fill(value)
          await form.getByRole('checkbox').check()
          await expect(form.getByText(seats.who.certify)).toBeVisible()
          await form.getByRole('button', { name: seats.who.submit }).click()
          // Under age.
          await expect(form.locator('[name="birthDate"]')).toHaveAttribute('aria-invalid', 'true')
          await expectScreenToFit(page)
          await form.locator('[name="birthDate"]').fill(BIRTH_DATE.typed)
          await form.getByRole('button', { name: seats.who.submit }).click()
          await expect(dialog.getByText(seats.who.kept)).toBeVisible()
          await expectScreenToFit(page)

          await activate(page, stack, email)
          await dialog.getByRole('button', { name: seats.who.confirmed }).click()
          const login = dialog.getByRole('form', { name: member.login.title })
          await expect(login.locator('[name="email"]')).toHaveValue(email)
          await login.locator('[name="password"]').fill(PASSWORD)
          await login.getByRole('button', { name: member.login.submit }).click()

          await expect(page.getByRole('heading', { name: seats.choose.title, exact: true })).toBeFocused()
          await expectScreenToFit(page)
          await holdSeat(page, locale)
          await expectScreenToFit(page)

          // On every page, the remaining time links back.
          const seat = page.url()
          await page.goto(HOMES[locale])
          const clock = page.getByRole('complementary', { name: header.held })
          await expect(clock).toHaveText(/1[45]:\d\d/)
          await expectScreenToFit(page)
          await clock.getByRole('link').click()
          await expect(page).toHaveURL((url) => seat.startsWith(url.origin + url.pathname))
          await heading(page, seats.held.title)
          await expect(clock).toBeHidden()
          await payAs(page, locale, 'accepted')

          await expect(page.getByRole('heading', { name: seats.payment.paid })).toBeFocused()
          // The law's warning, once: that of the footer.
          await expect(page.getByRole('link', { name: 'joueurs-info-service.fr' })).toHaveCount(1)
          await expect(page.getByRole('img', { name: new RegExp(name, 'i') })).toBeVisible()
          await expectScreenToFit(page)
          expect(await unreachedControls(page)).toEqual([])
          const saved = page.waitForEvent('download')
          await page.getByRole('button', { name: seats.ticket.receipt }).click()
          expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)

          await page.goto(casinoLink('registrations', locale))
          const coming = page.getByRole('region', { name: casino.registrations.upcoming })
          await expect(coming.getByRole('img', { name: new RegExp(name, 'i') })).toBeVisible()
          await expectScreenToFit(page)
          expect(await unreachedControls(page)).toEqual([])
        },
      )
    })
  }
}

for (const locale of localesLike('fr')) {
  const { seats } = WORDS[locale]

  test(`in ${locale} each failure says what happened, and the seat is still there to be paid`, async ({
    page,
    stack,
  }) => {
    test.slow()
    await becomeMember(page, stack, locale)
    await page.goto(TOURNAMENT[locale].path)
    await openSeat(page, locale)
    await holdSeat(page, locale)
    for (const ending of ['refused', 'challenge', 'cancelled', 'expired', 'technical'] as const) {
      await payAs(page, locale, ending)
      await heading(page, seats.payment.failed)
      await expect(page.getByText(seats.outcomes[ending])).toBeVisible()
      await expect(page.getByRole('timer')).toBeVisible()
      await expectScreenToFit(page)
    }
    await payAs(page, locale, 'accepted')
    await heading(page, seats.payment.paid)
  })

  test(`in ${locale} a hold runs out at the bank: a free seat is paid, one that is gone is paid back`, async ({
    page,
    browser,
    stack,
  }) => {
    test.slow()
    const last = await categoryOf(stack, SCARCE.slug)
    const [free, ...others] = (await otherMembers(browser, stack, 3)) as [Page, Page, Page]
    await becomeMember(page, stack, locale)
    for (const [visitor, path] of [
      [free, TOURNAMENT[locale].path],
      [page, SCARCE.path[locale]],
    ] as const) {
      await visitor.goto(path)
      await openSeat(visitor, locale)
      await holdSeat(visitor, locale)
      await goToBank(visitor, locale)
    }
    await stack.passTime(HOLD + 60_000)
    try {
      // The return page, which is refused while the services count as unavailable.
      await stack.until(async () => (await fetch(stack.origin + RESULT[locale])).ok)
      const holds = []
      for (const other of others) holds.push({ other, id: (await holdAs(other, stack, last)).id })

      await endPayment(free, locale, 'accepted')
      await heading(free, seats.payment.paid)
      await expect(free.getByRole('img', { name: new RegExp(TOURNAMENT[locale].name, 'i') })).toBeVisible()

      await endPayment(page, locale, 'accepted')
      await heading(page, seats.payment.gone)
      const [said = ''] = seats.payment.goneText.split('{amount}')
      await expect(page.getByText(said.trim())).toBeVisible()
      await expect(page.getByText(seats.payment.waits.replace('{position}', '1'))).toBeVisible()
      await expectScreenToFit(page)
      // The money is being refunded, and the member has no seat.
      const id = new URL(page.url()).hash.slice(1)
      await stack.until(async () => (await transactionsOf(stack, id)).includes('CANCELLED'))

      // Off the waiting list again, from the popin: a free seat would be offered to them.
      await page.goto(SCARCE.path[locale])
      const dialog = await openSeat(page, locale, 'waitingList')
      await dialog.getByRole('button', { name: seats.waiting.leave, exact: true }).click()
      await expectScreenToFit(page)
      await page.getByRole('button', { name: seats.waiting.leaveYes, exact: true }).last().click()
      await expect(page.getByRole('heading', { name: seats.waiting.left })).toBeFocused()
      for (const { other, id } of holds) await callAs(other, stack, `registrations/${id}/cancel`, {})
    } finally {
      await stack.passTime()
    }
    for (const visitor of [free, ...others]) await visitor.context().close()
  })
}

test('by keyboard alone: from the list to a held seat, in and out of the popin, to the bank and back', async ({
  page,
  stack,
}) => {
  test.slow()
  const { seats } = WORDS.fr
  const press = async (control: Locator, key = 'Enter'): Promise<void> => {
    await tabTo(page, control)
    await page.keyboard.press(key)
  }
  await becomeMember(page, stack)
  await page.goto(TOURNAMENT.fr.path)
  const row = seatLinks(page, 'fr').last()
  const dialog = page.getByRole('dialog')
  const leave = async (): Promise<void> => {
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(row).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeVisible()
  }

  await press(row)
  await expect(page.getByRole('heading', { name: seats.choose.title, exact: true })).toBeFocused()
  await leave()
  await press(dialog.getByRole('checkbox'), 'Space')
  await expect(dialog.getByRole('checkbox')).toBeChecked()
  await press(dialog.getByRole('button', { name: seats.choose.hold }))
  await expect(page.getByRole('heading', { name: seats.held.title, exact: true })).toBeFocused()
  await leave()
  await expect(page.getByRole('timer')).toBeVisible()
  await press(dialog.getByRole('button', { name: seats.close }))
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await press(payButton(page, 'fr'))
  await page.waitForURL(/\/payment\//)
  await endPayment(page, 'fr', 'accepted', press)
  await expect(page.getByRole('heading', { name: seats.payment.paid })).toBeFocused()
})

test(
  'a double click, a second tab and the back button find the same seat',
  DEFAULT_RUN,
  async ({ page, context, stack }) => {
    const { seats } = WORDS.fr
    await becomeMember(page, stack)
    await page.goto(TOURNAMENT.fr.path)
    // Before the island is there: the press is not lost.
    await openLastSeat(page, 'fr')
    await page.getByRole('checkbox', { name: new RegExp(seats.choose.rulesLead) }).check()
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/casino/registrations')) posts.push(request.url())
    })
    await page.getByRole('button', { name: seats.choose.hold }).dblclick()
    await expect(page.getByRole('timer')).toBeVisible()
    expect(posts).toHaveLength(1)

    const other = await context.newPage()
    await other.goto(TOURNAMENT.fr.path)
    await openLastSeat(other, 'fr')
    await expect(other.getByRole('timer')).toBeVisible()

    await page.getByRole('button', { name: /^Payer/ }).click()
    await page.waitForURL(/\/payment\//)
    await page.goBack()
    await expect(page.getByRole('timer')).toBeVisible()
    await expect(page.getByRole('button', { name: /^Payer/ })).toBeEnabled()

    await other.getByRole('button', { name: seats.held.release }).click()
    await heading(other, seats.held.released)
  },
)

test('a full tournament: the waiting list, a seat that comes free, its payment and its refund', async ({
  page,
  browser,
  stack,
}) => {
  test.slow()
  const { seats, casino } = WORDS.fr
  const own = casino.registrations
  const others = await otherMembers(browser, stack, 2)
  const [first, second] = others as [Page, Page]
  const last = await categoryOf(stack, SCARCE.slug)
  const { id } = await holdAs(first, stack, last)
  const kept = await holdAs(second, stack, last)

  await becomeMember(page, stack)
  await page.goto(SCARCE.path.fr)
  await openSeat(page, 'fr', 'waitingList')
  await heading(page, seats.waiting.title)
  await expectScreenToFit(page)
  await page.getByRole('checkbox', { name: new RegExp(seats.choose.rulesLead) }).check()
  await page.getByRole('button', { name: seats.waiting.join }).click()
  await heading(page, seats.waiting.waits)
  await expectScreenToFit(page)

  await callAs(first, stack, `registrations/${id}/cancel`, {})
  await page.goto(casinoLink('registrations', 'fr'))
  await expect(page.getByRole('timer')).toBeVisible()
  await expectScreenToFit(page)
  await payAs(page, 'fr', 'accepted')
  await heading(page, seats.payment.paid)

  await page.goto(casinoLink('registrations', 'fr'))
  await page.getByRole('button', { name: own.cancel }).click()
  await expectScreenToFit(page)
  await page.getByRole('dialog').getByRole('button', { name: own.yes }).click()
  await expect(page.getByText(own.cancelled)).toBeVisible()
  await expect(page.getByRole('region', { name: own.past }).getByText(own.states.refunded)).toBeVisible()
  await callAs(second, stack, `registrations/${kept.id}/cancel`, {})
  for (const other of others) await other.context().close()
})

test('a show: several seats at the price of the member’s card', async ({ page, stack }) => {
  const { seats } = WORDS.fr
  await signIn(page, stack, GOLD)
  const { category } = await categoryOf(stack, 'spectacles/flamenco-puro')
  expect(category).toContain(':')
  await page.goto('/spectacles/flamenco-puro')
  const dialog = await openSeat(page, 'fr', 'book')
  await expect(dialog.getByText(/carte Gold vous donne/)).toBeVisible()
  await dialog.getByRole('combobox').selectOption('2')
  await expectScreenToFit(page)
  const price = dialog.locator('p', { has: page.locator('s') })
  const shown = /(?<amount>[\d,]+)\s€$/.exec((await price.textContent()) ?? '')?.groups?.['amount'] ?? ''
  await holdSeat(page, 'fr')
  await heading(page, seats.held.titleSeveral)
  await expect(dialog.getByRole('button', { name: /^Payer/ })).toContainText(shown)
  await payAs(page, 'fr', 'accepted')
  await heading(page, seats.payment.paid)
})

for (const locale of localesLike('en'))
  test(`in ${locale} a free event is booked without a payment, and cancelled`, async ({ page, stack }) => {
    const { seats, casino } = WORDS[locale]
    const own = casino.registrations
    await becomeMember(page, stack, locale)
    await page.goto(FREE[locale])
    const dialog = await openSeat(page, locale, 'book')
    await expect(dialog.getByText(seats.choose.bookHint)).toBeVisible()
    await expectScreenToFit(page)
    await page.getByRole('checkbox', { name: new RegExp(seats.choose.rulesLead) }).check()
    await dialog.getByRole('combobox').selectOption('2')
    await dialog.getByRole('button', { name: seats.choose.bookSeveral }).click()
    await expect(page.getByRole('heading', { name: seats.owned.booked, exact: true })).toBeFocused()
    await expectScreenToFit(page)
    await dialog.getByRole('link', { name: seats.owned.mine }).click()
    const coming = page.getByRole('region', { name: own.upcoming })
    await expect(coming.getByText(own.states.booked)).toBeVisible()
    await expect(coming.getByRole('img')).toBeVisible()
    await expect(coming.getByRole('button', { name: seats.ticket.receipt })).toHaveCount(0)
    await expectScreenToFit(page)
    await page.getByRole('button', { name: own.cancel }).click()
    await page.getByRole('dialog').getByRole('button', { name: own.yes }).click()
    await expect(page.getByText(own.cancelledFree)).toBeVisible()
    await expect(page.getByRole('region', { name: own.past }).getByText(own.states.cancelled)).toBeVisible()
  })

test('without JavaScript the button calls the casino', async ({ browser, stack }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.origin })
  const page = await context.newPage()
  await page.goto(TOURNAMENT.fr.path)
  const button = page
    .locator('#places')
    .getByRole('link', { name: /^S’inscrire/ })
    .first()
  expect(await button.getAttribute('href')).toMatch(/^tel:\+33/)
  const note = page.locator('#places noscript > p')
  await expect(note).toHaveText(WORDS.fr.seats.byPhone)
  await expect(note).toBeVisible()
  await context.close()
})
