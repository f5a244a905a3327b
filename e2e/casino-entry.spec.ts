import { randomInt } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { casinoLink } from '@barriere/shared/programmes/casino/links.ts'
import { LOCAL_SECRETS } from '@barriere/shared/process/deployment.ts'
import { cvipNumber } from '@barriere/shared/domain/loyalty/cvip-number.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { ownLastName } from '#tests/support/own-name.ts'
import { PHONE, localesLike, localesOn } from './support/devices.ts'
import { WORDS, mailedPath, newEmail, startClockedProgramme } from './support/members.ts'
import { axeViolations, overflowOf } from './support/page-checks.ts'
import { TestStack } from './support/stack.ts'
import { expect, inDefaultRun, test } from './support/test.ts'

// Long files: workers share their tests.
test.describe.configure({ mode: 'parallel' })

const PASSWORD = 'Tramontane#2026'

/** Sponsors, each of whom invites in their own language. */
const SPONSORS = {
  fr: { email: 'black@example.com', password: 'Casino#2026Black' },
  en: { email: 'gold@example.com', password: 'Casino#2026Gold' },
} as const

const BIRTH_DATE = { iso: '1990-05-04', typed: '04/05/1990' } as const

/** A number with a valid check digit, but of no card. */
const UNKNOWN_NUMBER = cvipNumber('999999999')

const rfid = (): string =>
  randomInt(2 ** 47)
    .toString(16)
    .toUpperCase()
    .padStart(16, '0')

/** A call of a casino's desk. */
async function callDesk(services: string, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${services}/casino/v1/desk/${path}`, {
    method: 'POST',
    headers: { 'authorization': `Bearer ${LOCAL_SECRETS.CASINO_DESK_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(201)
  return await response.json()
}

/** Hands a card out at a casino's desk. Resolves to its number. */
async function handOut(services: string, email: string, holder?: object, chip = rfid()): Promise<string> {
  const given = { email, birthDate: BIRTH_DATE.iso, rfid: chip, casino: 'deauville', holder }
  return ((await callDesk(services, 'cards', given)) as { number: string }).number
}

/** The match of a pattern's group in the mails to an address, subject and text; waits for the mail. */
async function mailed(services: string, to: string, pattern: RegExp): Promise<string> {
  let found = ''
  await expect
    .poll(async () => {
      const answer = await fetch(`${services}/mail/messages?to=${encodeURIComponent(to)}`)
      const { messages } = (await answer.json()) as { messages: { subject: string; text: string }[] }
      found = messages.map(({ subject, text }) => pattern.exec(`${subject}\n${text}`)?.[1] ?? '').find(Boolean) ?? ''
      return found
    })
    .not.toBe('')
  return found
}

/** The six-digit code at the end of a mail's subject. */
const mailedCode = (services: string, to: string): Promise<string> => mailed(services, to, /^[^\n]*(\d{6})\n/)

async function expectScreenToFit(page: Page): Promise<void> {
  expect([await overflowOf(page), await axeViolations(page)]).toEqual([0, []])
}

async function fillForm(form: Locator, email: string, locale: Locale): Promise<void> {
  await form.getByText(WORDS[locale].member.profile.civilities.Mrs, { exact: true }).click()
  await form.locator('[name="firstName"]').fill('Zoé')
  await form.locator('[name="lastName"]').fill(ownLastName('O’Hara'))
  await form.locator('[name="birthDate"]').fill(BIRTH_DATE.typed)
  await form.locator('[name="email"]').fill(email)
  await form.locator('[name="emailVerification"]').fill(email)
  await form.locator('[name="password"]').fill(PASSWORD)
  await form.locator('[name="passwordVerification"]').fill(PASSWORD)
  await form.locator('[name="terms"]').check()
}

/** From the link of the activation mail to the login, whose form knows the address. */
async function activate(page: Page, services: string, email: string, locale: Locale): Promise<void> {
  const { activation, login } = WORDS[locale].member
  await page.goto(await mailedPath(services, email))
  await page.locator('[name="password"]').fill(PASSWORD)
  await page.getByRole('button', { name: activation.submit }).click()
  await expect(page.getByText(activation.done)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: login.submit }).click()
  await expect(page).toHaveURL(casinoLink('login', locale))
  await expect(page.locator('[name="email"]').first()).toHaveValue(email)
}

const logIn = async (page: Page, email: string, password: string, locale: Locale): Promise<void> => {
  const form = page.getByRole('form', { name: WORDS[locale].member.login.title })
  await form.locator('[name="email"]').fill(email)
  await form.locator('[name="password"]').fill(password)
  await form.getByRole('button', { name: WORDS[locale].member.login.submit, exact: true }).click()
}

/** A login by card shows the balance; other pages ask for the password or a code by mail, in place. */
async function proveByCode(page: Page, services: string, email: string, locale: Locale): Promise<void> {
  const { member, casino } = WORDS[locale]
  const confirm = page.getByRole('button', { name: member.frame.confirm })
  await confirm.first().click()
  const stepUp = page.getByRole('dialog', { name: casino.stepUp.title })
  await expectScreenToFit(page)
  await stepUp.locator('[name="password"]').fill('wrong')
  await stepUp.getByRole('button', { name: casino.stepUp.submit, exact: true }).click()
  await expect(stepUp.getByText(casino.stepUp.wrongPassword).first()).toBeVisible()
  await expectScreenToFit(page)
  await stepUp.getByRole('button', { name: casino.stepUp.byCode }).click()
  const code = await mailed(
    services,
    email,
    locale === 'fr' ? /Pour continuer [^.]*code (\d{6})/ : /To continue [^.]*code (\d{6})/,
  )
  await stepUp.locator('[name="code"]').fill(code)
  await expectScreenToFit(page)
  await stepUp.getByRole('button', { name: casino.stepUp.submit, exact: true }).click()
  await expect(stepUp).toBeHidden()
  await expect(confirm).toHaveCount(0)
}

/** A limit that such a session sets applies at once, and can be contested from the mailbox. */
async function contestLimit(page: Page, services: string, email: string, locale: Locale): Promise<void> {
  const { member, casino } = WORDS[locale]
  const { limits } = casino
  await page.goto(casinoLink('limits', locale))
  await page.getByRole('radio', { name: limits.kindPause }).check()
  await page.locator('select[name="months"]').selectOption('3')
  await page.getByRole('button', { name: limits.submit }).click()
  await page.getByRole('button', { name: limits.yes }).click()
  await expect(page.getByText(limits.done)).toBeVisible()
  const link = new RegExp(`(${casinoLink('limitContest', locale)}\\?token=[\\w-]+)`)
  await page.goto(await mailed(services, email, link))
  await page.getByRole('button', { name: member.email.contest.submit }).click()
  await expect(page.getByText(member.email.contest.done)).toBeVisible()
  await expectScreenToFit(page)
  await page.goto(casinoLink('login', locale))
  await logIn(page, email, PASSWORD, locale)
  await expect(page).toHaveURL(casinoLink('card', locale))
  await page.goto(casinoLink('limits', locale))
  await expect(page.getByText(limits.none)).toBeVisible()
}

function journeys(device: 'desktop' | 'phone', locale: Locale): void {
  const { member, casino, errors } = WORDS[locale]

  test.describe(`${locale}, ${device}`, () => {
    if (device === 'phone') test.use(PHONE)

    test(
      'a card that is one’s own becomes the card of a new account',
      inDefaultRun(device === 'phone'),
      async ({ page, stack }) => {
        test.setTimeout(120_000)
        const guest = newEmail()
        const number = await handOut(stack.servicesOrigin, guest, { firstName: 'Zoé', lastName: 'O’Hara' })
        const { card } = casino.registration
        await page.goto(casinoLink('registration', locale))
        const form = page.getByRole('form', { name: member.registration.title })
        await page.getByRole('button', { name: card.yes }).click()
        const dialog = page.getByRole('dialog', { name: card.title })
        await expect(dialog).toBeVisible()
        await expectScreenToFit(page)

        // A number with a wrong check digit is not sent; an unknown one keeps the input.
        const field = dialog.locator('[name="number"]')
        await field.fill('1000000001')
        await dialog.locator('[name="birthDate"]').fill(BIRTH_DATE.typed)
        await dialog.getByRole('button', { name: card.send }).click()
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        await field.fill(UNKNOWN_NUMBER)
        await dialog.getByRole('button', { name: card.send }).click()
        await expect(dialog.getByRole('heading', { name: card.notFoundTitle })).toBeVisible()
        await expectScreenToFit(page)
        await dialog.getByRole('button', { name: card.correct }).click()
        await expect(field).toHaveValue(UNKNOWN_NUMBER)

        await field.fill(number)
        await dialog.locator('[name="birthDate"]').fill(BIRTH_DATE.typed)
        await dialog.getByRole('button', { name: card.send }).click()
        const code = dialog.locator('[name="code"]')
        await expect(code).toBeVisible()
        await expectScreenToFit(page)
        const right = await mailedCode(stack.servicesOrigin, guest)
        await code.fill(right === '000000' ? '000001' : '000000')
        await dialog.getByRole('button', { name: card.confirm }).click()
        await expect(dialog.getByText(errors.casino.invalid_grant).first()).toBeVisible()
        await code.fill(right)
        await dialog.getByRole('button', { name: card.confirm }).click()
        await expect(dialog.getByText('Z. O.')).toBeVisible()
        await dialog.getByRole('button', { name: card.confirmYes }).click()
        await expect(dialog).toBeHidden()
        await expect(form.locator('[name="birthDate"]')).toHaveValue(BIRTH_DATE.typed)

        const email = newEmail()
        await fillForm(form, email, locale)
        await expectScreenToFit(page)
        await form.getByRole('button', { name: member.registration.submit }).click()
        await expect(page.getByRole('heading', { name: member.registration.inbox.title })).toBeVisible()
        await activate(page, stack.servicesOrigin, email, locale)
        await logIn(page, email, PASSWORD, locale)
        await expect(page).toHaveURL(casinoLink('card', locale))
        await expect(page.getByText(number).first()).toBeVisible()
        await expect(page.getByRole('img', { name: casino.card.code })).toBeVisible()
        await expectScreenToFit(page)

        // The card and the birth date are the other way in, after a logout.
        await page.getByRole('link', { name: member.frame.logout }).click()
        await expect(page).toHaveURL(casinoLink('signedOut', locale))
        expect(await page.evaluate(() => localStorage.getItem('casino-card'))).toBeNull()
        await page.goto(casinoLink('points', locale))
        await expect(page).toHaveURL(new RegExp(`^[^?]*${casinoLink('login', locale)}\\?return=`))
        await page.getByRole('button', { name: casino.login.byCard }).click()
        const byCard = page.getByRole('form', { name: member.login.title })
        await byCard.locator('[name="number"]').fill(number)
        await byCard.locator('[name="birthDate"]').fill('05/05/1990')
        await byCard.getByRole('button', { name: member.login.submit, exact: true }).click()
        await expect(byCard.getByText(errors.casino.cardNotFound).first()).toBeVisible()
        await expect(byCard.locator('[name="number"]')).not.toHaveValue('')
        await byCard.locator('[name="birthDate"]').fill(BIRTH_DATE.typed)
        await byCard.getByRole('button', { name: member.login.submit, exact: true }).click()
        await expect(page).toHaveURL(casinoLink('points', locale))
        await expect(page.getByRole('heading', { name: casino.points.balanceTitle })).toBeVisible()

        await proveByCode(page, stack.servicesOrigin, email, locale)
        await contestLimit(page, stack.servicesOrigin, email, locale)
      },
    )

    test('without a card: pre-member, card of the desk, card in the account', async ({ page, stack }) => {
      test.setTimeout(120_000)
      const email = newEmail()
      await page.goto(casinoLink('registration', locale))
      const form = page.getByRole('form', { name: member.registration.title })
      await page.getByRole('button', { name: casino.registration.card.no }).click()
      await fillForm(form, email, locale)
      await form.getByRole('button', { name: member.registration.submit }).click()
      await expect(page.getByText(casino.visit.text)).toBeVisible()
      await expectScreenToFit(page)
      await activate(page, stack.servicesOrigin, email, locale)
      await logIn(page, email, PASSWORD, locale)
      const popin = page.getByRole('dialog', { name: casino.visit.title })
      await expect(popin).toBeVisible()
      await expect(page.locator('site-member-badge')).toContainText('Zoé O’Hara')
      await expectScreenToFit(page)
      await popin.getByRole('link', { name: casino.visit.open }).click()
      await expect(page).toHaveURL(casinoLink('card', locale))
      await expect(page.getByText(casino.card.none)).toBeVisible()

      // A page for card holders alone leads to the card's page.
      await page.goto(casinoLink('rewards', locale))
      await expect(page).toHaveURL(casinoLink('card', locale))

      const number = await handOut(stack.servicesOrigin, email)
      await page.reload()
      await expect(page.getByText(number).first()).toBeVisible()
      await expectScreenToFit(page)
    })
  })
}

for (const device of ['desktop', 'phone'] as const) for (const locale of localesOn(device)) journeys(device, locale)

for (const locale of localesLike('fr')) {
  const { member, errors } = WORDS[locale]

  test(`${locale}: five wrong passwords block the account; a new password lifts it`, async ({ page, stack }) => {
    const email = newEmail()
    await page.goto(casinoLink('registration', locale))
    const form = page.getByRole('form', { name: member.registration.title })
    await fillForm(form, email, locale)
    await form.getByRole('button', { name: member.registration.submit }).click()
    await expect(page.getByRole('heading', { name: member.registration.inbox.title })).toBeVisible()
    await activate(page, stack.servicesOrigin, email, locale)
    for (const _ of Array(4)) {
      await logIn(page, email, 'Wrong#2026pass', locale)
      await expect(page.getByText(errors.casino.credentials).first()).toBeVisible()
      await expect(page.locator('[name="email"]').first()).toHaveValue(email)
    }
    await logIn(page, email, 'Wrong#2026pass', locale)
    await expect(page.getByText(errors.casino.accountBlockedAfterMultipleLoginAttempts).first()).toBeVisible()
    await logIn(page, email, PASSWORD, locale)
    await expect(page.getByText(errors.casino.accountBlockedAfterMultipleLoginAttempts).first()).toBeVisible()

    await page.goto(casinoLink('forgotten', locale))
    await page.locator('main [name="email"]').fill(email)
    await page.getByRole('button', { name: member.login.forgotten.submit }).click()
    await page.goto(await mailedPath(stack.servicesOrigin, email, /mot de passe|password/i))
    const renewed = 'Ruban-Cuivre-48-Falaise'
    await page.locator('[name="password"]').fill(renewed)
    await page.locator('[name="passwordVerification"]').fill(renewed)
    await page.getByRole('button', { name: member.password.submit }).click()
    await expect(page.getByText(member.password.done).first()).toBeVisible()
    await page.goto(casinoLink('login', locale))
    await logIn(page, email, renewed, locale)
    await expect(page.getByRole('dialog', { name: WORDS[locale].casino.visit.title })).toBeVisible()
  })
}

for (const locale of localesLike('fr')) {
  const { member, casino } = WORDS[locale]

  test.describe(`${locale}, ${locale === 'fr' ? 'phone' : 'desktop'}`, () => {
    if (locale === 'fr') test.use(PHONE)

    test('a friend who was invited registers, gets a card and comes: the sponsor has the points', async ({
      page,
      stack,
    }) => {
      test.setTimeout(120_000)
      const friend = newEmail()
      await page.goto(casinoLink('login', locale))
      await logIn(page, SPONSORS[locale].email, SPONSORS[locale].password, locale)
      await expect(page).toHaveURL(casinoLink('card', locale))
      await page.goto(casinoLink('sponsorship', locale))
      const invitation = page.getByRole('form', { name: casino.sponsorship.invite })
      await invitation.getByRole('textbox').fill(friend)
      await invitation.getByRole('button', { name: casino.sponsorship.submit }).click()
      const row = page.getByRole('row', { name: new RegExp(friend) })
      await expect(row).toContainText(casino.sponsorship.states.invited)
      await page.getByRole('link', { name: member.frame.logout }).click()
      await expect(page).toHaveURL(casinoLink('signedOut', locale))

      await page.goto(await mailed(stack.servicesOrigin, friend, /https?:\/\/[^\s/]+(\/\S+)/))
      await expect(page).toHaveURL(casinoLink('registration', locale))
      await page.getByRole('button', { name: casino.registration.card.no }).click()
      const form = page.getByRole('form', { name: member.registration.title })
      await fillForm(form, friend, locale)
      await form.locator('[name="sponsorCode"]').fill(await mailed(stack.servicesOrigin, friend, /\b([0-9A-Z]{8})\b/))
      await form.getByRole('button', { name: member.registration.submit }).click()
      await expect(page.getByText(casino.visit.text)).toBeVisible()
      await activate(page, stack.servicesOrigin, friend, locale)
      const chip = rfid()
      await handOut(stack.servicesOrigin, friend, undefined, chip)
      await callDesk(stack.servicesOrigin, 'visits', {
        reference: chip,
        rfid: chip,
        casino: 'deauville',
        at: new Date().toISOString(),
        points: 120,
      })

      await logIn(page, SPONSORS[locale].email, SPONSORS[locale].password, locale)
      await expect(page).toHaveURL(casinoLink('card', locale))
      await page.goto(casinoLink('sponsorship', locale))
      await expect(row).toContainText(casino.sponsorship.states.rewarded)
      await page.goto(casinoLink('points', locale))
      const lines = page.getByRole('region', { name: casino.points.linesTitle })
      await expect(lines.getByRole('listitem').first()).toContainText(casino.points.causes.godson)
      await expect(lines.getByRole('listitem').first()).toContainText(/3\s100|3,100/)
    })
  })
}

test('the block lasts 240 seconds, at another backend of the same contract too', async ({ page }) => {
  test.setTimeout(180_000)
  const programme = await startClockedProgramme('casino')
  const stack = await TestStack.start({ CASINO_API_URL: `${programme.url}/casino` })
  try {
    for (const [locale, person] of [
      ['fr', SPONSORS.fr],
      ['en', SPONSORS.en],
    ] as const) {
      const { casino: errors } = WORDS[locale].errors
      const blocked = page.getByText(errors.accountBlockedAfterMultipleLoginAttempts).first()
      await page.context().clearCookies()
      await page.goto(stack.origin + casinoLink('login', locale))
      for (const _ of Array(4)) {
        await logIn(page, person.email, 'Wrong#2026pass', locale)
        await expect(page.getByText(errors.credentials).first()).toBeVisible()
      }
      await logIn(page, person.email, 'Wrong#2026pass', locale)
      await expect(blocked).toBeVisible()
      await programme.forward(239_000)
      await logIn(page, person.email, person.password, locale)
      await expect(blocked).toBeVisible()
      await programme.forward(1_000)
      await logIn(page, person.email, person.password, locale)
      await expect(page).toHaveURL(stack.origin + casinoLink('card', locale))
    }
  } finally {
    await stack.stop()
    await programme.stop()
  }
})
