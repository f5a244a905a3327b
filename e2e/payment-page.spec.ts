import type { Page } from '@playwright/test'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { PHONE, localesOn } from './support/devices.ts'
import { unreachedControls } from './support/keyboard.ts'
import { axeViolations, overflowOf, smallTargets } from './support/page-checks.ts'
import { openPayment, signedPayment } from './support/payment.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

const WORDS = {
  fr: {
    title: 'Paiement par carte',
    number: 'Numéro de carte',
    expiry: 'Date d’expiration',
    cvv: 'Code de sécurité',
    pay: /^Payer 140,00\s€$/,
    cancel: 'Annuler et revenir à la boutique',
    back: 'Revenir à la boutique',
    accepted: 'Paiement accepté',
    cancelled: 'Paiement annulé',
    challenge: 'Votre banque vérifie que c’est vous',
    confirm: 'Confirmer le paiement',
    late: 'En retard, quand vous la libérez',
    acceptedButton: 'Accepté',
    waiting: 'La notification attend',
    result: '/paiement',
  },
  en: {
    title: 'Card payment',
    number: 'Card number',
    expiry: 'Expiry date',
    cvv: 'Security code',
    pay: /^Pay €140\.00$/,
    cancel: 'Cancel and return to the shop',
    back: 'Return to the shop',
    accepted: 'Payment accepted',
    cancelled: 'Payment cancelled',
    challenge: 'Your bank checks that it is you',
    confirm: 'Confirm the payment',
    late: 'Late, when you release it',
    acceptedButton: 'Accepted',
    waiting: 'The notification waits',
    result: '/en/payment',
  },
} as const

const ACCEPTED = '4970 1000 0000 0000'
const CHALLENGED = '4970 1100 0000 0021'

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

/** Axe, nothing wider than the window, targets for fingers, everything reached by the keyboard. */
async function expectGoodPage(page: Page): Promise<void> {
  expect(await axeViolations(page)).toEqual([])
  expect(await overflowOf(page)).toBe(0)
  expect(await smallTargets(page)).toEqual([])
  expect(await unreachedControls(page)).toEqual([])
}

for (const locale of LOCALES) {
  const words = WORDS[locale]

  for (const [device, options] of [
    ['desktop', {}],
    ['phone', PHONE],
  ] as const) {
    if (!localesOn(device).includes(locale)) continue
    test.describe(`in ${locale}, ${device}`, () => {
      test.use(options)

      test('every page: axe, width, targets, keyboard, by day and by night', async ({ page, stack }) => {
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await openPayment(page, stack, signedPayment(stack, locale))
          await heading(page, words.title)
          await expectGoodPage(page)
          await page.getByRole('button', { name: words.pay }).click()
          await expect(page.getByRole('alert')).toBeVisible()
          await expect(page.getByLabel(words.number)).toHaveAttribute('aria-invalid', 'true')
          await expectGoodPage(page)
          await page.getByLabel(words.number).fill(CHALLENGED)
          await page.getByLabel(words.expiry).fill('09/39')
          await page.getByLabel(words.cvv).fill('123')
          await page.getByRole('button', { name: words.pay }).click()
          await heading(page, words.challenge)
          await expectGoodPage(page)
          await page.getByRole('button', { name: words.confirm }).click()
          await heading(page, words.accepted)
          await expectGoodPage(page)
        }
      })

      test('a form that is not signed is refused in words', async ({ page, stack }) => {
        await openPayment(page, stack, { ...signedPayment(stack, locale), vads_amount: '1' })
        await heading(page, locale === 'fr' ? 'Demande de paiement refusée' : 'Payment request refused')
        await expectGoodPage(page)
      })

      test('the back office lists what was paid and lets a late notification go', async ({ page, stack }) => {
        const fields = signedPayment(stack, locale)
        await openPayment(page, stack, fields)
        await page.getByLabel(words.late).check()
        await page.getByRole('button', { name: words.acceptedButton, exact: true }).click()
        await expect(page.getByText(words.waiting)).toBeVisible()
        await page
          .getByRole('link')
          .filter({ hasText: /Démonstration|Demonstration/ })
          .click()
        const row = page.getByRole('row').filter({ hasText: fields.vads_order_id })
        await expect(row).toContainText('AUTHORISED held (0)')
        await expectGoodPage(page)
        await row.getByRole('button', { name: /^Release notification/ }).click()
        await expect(row).not.toContainText('held')
      })
    })
  }

  test(
    `in ${locale} a card is entered by keyboard alone, and the browser comes back`,
    DEFAULT_RUN,
    async ({ page, stack }) => {
      const fields = signedPayment(stack, locale)
      await openPayment(page, stack, fields)
      await page.keyboard.press('Tab')
      await expect(page.getByLabel(words.number)).toBeFocused()
      await page.keyboard.type(ACCEPTED)
      await page.keyboard.press('Tab')
      await page.keyboard.type('09/39')
      await page.keyboard.press('Tab')
      await page.keyboard.type('123')
      await page.keyboard.press('Enter')
      await heading(page, words.accepted)
      await page.keyboard.press('Tab')
      await expect(page.getByRole('button', { name: words.back })).toBeFocused()
      await page.keyboard.press('Enter')
      await page.waitForURL(`${stack.origin}${words.result}#${fields.vads_order_id.replace(/-1$/, '')}`)
    },
  )

  test(`in ${locale} it works without JavaScript, and can be cancelled`, async ({ browser, stack }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    const fields = signedPayment(stack, locale)
    await openPayment(page, stack, fields)
    await page.getByRole('button', { name: words.cancel }).click()
    await heading(page, words.cancelled)
    await page.getByRole('button', { name: words.back }).click()
    await page.waitForURL(`${stack.origin}${words.result}#${fields.vads_order_id.replace(/-1$/, '')}`)
    await context.close()
  })
}

test('nothing of a card is in the logs of either process', DEFAULT_RUN, async ({ page, stack }) => {
  await openPayment(page, stack, signedPayment(stack, 'fr'))
  await page.getByLabel(WORDS.fr.number).fill(ACCEPTED)
  await page.getByLabel(WORDS.fr.expiry).fill('09/39')
  await page.getByLabel(WORDS.fr.cvv).fill('739')
  await page.getByRole('button', { name: WORDS.fr.pay }).click()
  await heading(page, WORDS.fr.accepted)
  await page.getByRole('button', { name: WORDS.fr.back }).click()
  await page.waitForURL(/\/paiement#/)
  const logged = JSON.stringify([...stack.log, ...stack.servicesLog, ...stack.noise])
  expect(logged).toContain('/payment/vads-payment/card')
  for (const canary of [ACCEPTED, ACCEPTED.replaceAll(' ', ''), ACCEPTED.replaceAll(' ', '+'), '497010', '09/39'])
    expect(logged).not.toContain(canary)
})

test('the return leads nowhere else, whatever comes along', DEFAULT_RUN, async ({ stack }) => {
  for (const query of [
    '',
    '?locale=//evil.example',
    '?vads_order_id=//evil.example',
    '?vads_url_return=https://evil.example',
  ]) {
    const response = await fetch(`${stack.origin}/api/payment/return${query}`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/casino-barriere/mes-inscriptions'])
  }
})
