import type { Browser, Locator, Page } from '@playwright/test'
import type { Registration } from '@barriere/shared/programmes/casino/seats.ts'
import { CSRF_HEADER, IDEMPOTENCY_HEADER } from '@barriere/shared/contracts/http.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { captchaOf } from '#tests/support/captcha.ts'
import { ownLastName } from '#tests/support/own-name.ts'
import { WORDS, logInUntilAnswered, mailedPath, newEmail } from './members.ts'
import type { TestStack } from './stack.ts'
import { expect } from './test.ts'

export const BIRTH_DATE = { iso: '1990-05-04', typed: '04/05/1990' } as const

const PASSWORD = 'Tramontane#2026'

/** Confirms the address of a new account of the casino programme by its mail's link, without the page. */
export async function activate({ request }: Page, { origin, servicesOrigin }: TestStack, email: string): Promise<void> {
  const token = new URL(await mailedPath(servicesOrigin, email), origin).searchParams.get('token') ?? ''
  const answer = await request.post(`${origin}/api/casino/users/activate/${token}`, {
    headers: { origin },
    data: { password: PASSWORD },
  })
  expect(answer.status()).toBe(200)
}

/** A new member of the casino programme, signed in in the page's browser. */
export async function becomeMember(page: Page, stack: TestStack, locale: Locale = 'fr'): Promise<void> {
  const { origin } = stack
  const email = newEmail()
  const headers = { origin, 'accept-language': locale, ...(await captchaOf(origin, 'signUp')) }
  const data = {
    email,
    emailVerification: email,
    password: PASSWORD,
    civility: 'Mrs',
    firstName: 'Zoé',
    lastName: ownLastName(),
    birthDate: BIRTH_DATE.iso,
    terms: true,
    locale,
  }
  expect((await page.request.post(`${origin}/api/casino/users/signup`, { headers, data })).ok()).toBe(true)
  await activate(page, stack, email)
  await signIn(page, stack, { email, password: PASSWORD })
}

/** Signs the page's browser in to the casino programme without the form. */
export async function signIn(page: Page, { origin }: TestStack, data: object): Promise<unknown> {
  return await logInUntilAnswered(page, `${origin}/api/casino/users/login`, data)
}

/** A call of the page's member; one without an answer is sent again, as browsers do, and counted once. */
export async function callAs<A>(page: Page, stack: TestStack, path: string, data: object): Promise<A> {
  const { origin } = stack
  const headers = { origin, [CSRF_HEADER]: '1', [IDEMPOTENCY_HEADER]: crypto.randomUUID().replaceAll('-', '') }
  const call = () => page.request.post(`${origin}/api/casino/${path}`, { headers, data })
  let answer = await call()
  await stack.until(async () => answer.status() < 500 || (answer = await call()).status() < 500)
  expect(answer.ok(), `${answer.status()} ${await answer.text()}`).toBe(true)
  return (await answer.json()) as A
}

/** The first category of a sale with seats left, by the address of its page in French. */
export async function categoryOf({ origin }: TestStack, path: string): Promise<{ saleId: string; category: string }> {
  const { sales } = (await (await fetch(`${origin}/api/casino/sales`)).json()) as {
    sales: { id: string; path: { fr: string }; categories: { key: string; state: string }[] }[]
  }
  const sale = sales.find((one) => one.path.fr === path)
  const category = sale?.categories.find(({ state }) => state === 'open')
  if (!sale || !category) throw new Error(`${path} is not sold.`)
  return { saleId: sale.id, category: category.key }
}

/** Holds a seat for the page's member, without the page. */
export const holdAs = async (
  page: Page,
  stack: TestStack,
  of: Awaited<ReturnType<typeof categoryOf>>,
): Promise<Registration> =>
  (await callAs<{ registration: Registration }>(page, stack, 'registrations', { ...of, seats: 1, rules: true }))
    .registration

/** New members, each signed in in a browser of their own. */
export async function otherMembers(browser: Browser, stack: TestStack, count: number): Promise<Page[]> {
  const members: Page[] = []
  // One after the other: hashing a password fills a core.
  while (members.length < count) {
    const page = await (await browser.newContext({ baseURL: stack.origin })).newPage()
    await becomeMember(page, stack)
    members.push(page)
  }
  return members
}

type SeatAction = 'register' | 'book' | 'waitingList'

/** Buttons of the dates that the page offers, closed ones too until the island knows the sale. */
export const seatLinks = (page: Page, locale: Locale, action: SeatAction = 'register'): Locator =>
  page.locator('#places').getByRole('link', { name: new RegExp(`^${WORDS[locale].seats[action]}`) })

/**
 * Opens the registration of the first available date, whatever the hour: a touch loads the island, which closes past
 * dates, and marks the others as openers of a dialog.
 */
export async function openSeat(page: Page, locale: Locale, action: SeatAction = 'register'): Promise<Locator> {
  await page.locator('#places').getByRole('listitem').first().hover()
  const known = seatLinks(page, locale, action).and(page.locator('[aria-haspopup="dialog"]'))
  await known.first().click()
  return await shownDialog(page)
}

/** Presses the button of the last date, which is days away, before the island is there. */
export async function openLastSeat(page: Page, locale: Locale): Promise<Locator> {
  await seatLinks(page, locale).last().click()
  return await shownDialog(page)
}

async function shownDialog(page: Page): Promise<Locator> {
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  return dialog
}

/** Accepts the rules, and holds the seats. */
export async function holdSeat(page: Page, locale: Locale): Promise<void> {
  const { choose } = WORDS[locale].seats
  await page.getByRole('checkbox', { name: new RegExp(choose.rulesLead) }).check()
  await page.getByRole('button', { name: new RegExp(`^(?:${choose.hold}|${choose.holdSeveral})$`) }).click()
  await expect(page.getByRole('timer')).toBeVisible()
}

/** Buttons of the provider's stand-in. */
const ENDINGS = {
  fr: {
    accepted: 'Accepté',
    refused: 'Refusé',
    challenge: 'Authentification refusée',
    cancelled: 'Annulé',
    expired: 'Expiré',
    technical: 'Erreur technique',
    back: 'Revenir à la boutique',
  },
  en: {
    accepted: 'Accepted',
    refused: 'Refused',
    challenge: 'Authentication refused',
    cancelled: 'Cancelled',
    expired: 'Expired',
    technical: 'Technical error',
    back: 'Return to the shop',
  },
} as const

export type Ending = Exclude<keyof (typeof ENDINGS)['fr'], 'back'>

const bankButton = (page: Page, locale: Locale, button: keyof (typeof ENDINGS)['fr']): Locator =>
  page.getByRole('button', { name: ENDINGS[locale][button], exact: true })

/** The button that leads to the bank. */
export const payButton = (page: Page, locale: Locale): Locator =>
  page.getByRole('button', { name: new RegExp(`^${WORDS[locale].seats.held.pay.split(' ')[0]}`) })

export async function goToBank(page: Page, locale: Locale): Promise<void> {
  await payButton(page, locale).click()
  await page.waitForURL(/\/payment\//)
}

/** At the bank: ends the payment in this way, and comes back. `press`: how buttons are pressed. */
export async function endPayment(
  page: Page,
  locale: Locale,
  ending: Ending,
  press = (button: Locator): Promise<void> => button.click(),
): Promise<void> {
  await press(bankButton(page, locale, ending))
  await press(bankButton(page, locale, 'back'))
  await page.waitForURL(/#[\da-f-]{36}$/)
}

/** Goes to the bank, ends the payment in this way, and comes back. */
export async function payAs(page: Page, locale: Locale, ending: Ending): Promise<void> {
  await goToBank(page, locale)
  await endPayment(page, locale, ending)
}

/** Statuses of a registration's payments, as the provider knows them. */
export async function transactionsOf({ origin }: TestStack, registration: string): Promise<string[]> {
  const { transactions } = (await (await fetch(`${origin}/payment/demonstration/transactions`)).json()) as {
    transactions: { orderId: string; status: string }[]
  }
  return transactions.filter(({ orderId }) => orderId.startsWith(`${registration}-`)).map(({ status }) => status)
}

/** Captures the payment of a registration and refunds a part of it in the provider's back office; in euros. */
export async function refundInBackOffice({ origin }: TestStack, id: string, amount: string): Promise<void> {
  const office = `${origin}/payment/demonstration`
  const { transactions } = (await (await fetch(`${office}/transactions`)).json()) as {
    transactions: { orderId: string; uuid: string }[]
  }
  const { uuid: transaction = '' } = transactions.find(({ orderId }) => orderId === `${id}-1`) ?? {}
  for (const fields of [{ action: 'capture' }, { action: 'refund', amount }]) {
    const body = new URLSearchParams({ transaction, ...fields })
    const answer = await fetch(office, { method: 'POST', body, redirect: 'manual', headers: { origin } })
    expect(answer.status).toBe(303)
  }
}
