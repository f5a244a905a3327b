import type { Page } from '@playwright/test'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { expectRefusal, expectThanks, fillContact, openContact, sendContact } from './support/contact.ts'
import { PHONE, localesLike, localesOn } from './support/devices.ts'
import { WORDS } from './support/members.ts'
import { expectSound } from './support/requests.ts'
import { expect, test } from './support/test.ts'

// A site with keys of reCAPTCHA; the services stand in for Google.

/** Google’s script from the stand-in, under Google’s address. */
async function standInGoogle(page: Page, services: string): Promise<void> {
  await page.route('https://www.google.com/recaptcha/api.js*', async (route) => {
    const script = await fetch(`${services}/captcha/api.js`)
    await route.fulfill({ contentType: 'text/javascript', body: await script.text() })
  })
}

async function fail(services: string, failure: string): Promise<void> {
  const pressed = await fetch(`${services}/captcha/failure`, { method: 'POST', body: new URLSearchParams({ failure }) })
  expect(pressed.status).toBe(200)
}

function journeys(device: string, locale: Locale): void {
  const { captcha } = WORDS[locale].forms

  test(`${locale}, ${device}: reCAPTCHA is agreed to, scores, and has a box as the second chance`, async ({
    page,
    stack,
  }) => {
    await standInGoogle(page, stack.servicesOrigin)
    await fail(stack.servicesOrigin, 'none')
    const google: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('google')) google.push(request.url())
    })
    await openContact(page, locale)
    await fillContact(page)
    const part = page.getByRole('group', { name: captcha.label })
    await expect(part).toContainText(captcha.consent)
    await sendContact(page, locale)
    await expectRefusal(page, captcha.consentFirst)
    await expectSound(page)
    expect(google).toEqual([])
    await part.getByRole('button', { name: captcha.accept }).click()
    await expect(part).toBeFocused()
    await expect(part).toContainText(captcha.accepted.lead)

    await fail(stack.servicesOrigin, 'score')
    await sendContact(page, locale)
    await expectRefusal(page, WORDS[locale].errors.captcha['captcha-score'])
    const box = part.getByRole('checkbox')
    await expect(box).toBeVisible()
    await expectSound(page)
    await sendContact(page, locale)
    await expectRefusal(page, captcha.tickFirst)
    await box.click()
    await sendContact(page, locale)
    await expectThanks(page, locale)
    expect(google).toEqual([`https://www.google.com/recaptcha/api.js?render=key-of-v3&hl=${locale}`])
  })
}

for (const locale of localesOn('desktop')) journeys('desktop', locale)

for (const locale of localesLike('fr')) {
  test(`${locale}: each failure of the verification has its message, and nothing typed is lost`, async ({
    page,
    stack,
  }) => {
    await standInGoogle(page, stack.servicesOrigin)
    await openContact(page, locale)
    await fillContact(page)
    await page.getByRole('button', { name: WORDS[locale].forms.captcha.accept }).click()
    for (const [failure, code] of [
      ['host', 'captcha-host'],
      ['action', 'captcha-action'],
      ['reused', 'captcha-expired'],
      ['slow', 'captcha-slow'],
      ['outage', 'captcha-away'],
    ] as const) {
      await fail(stack.servicesOrigin, failure)
      await sendContact(page, locale)
      await expectRefusal(page, WORDS[locale].errors.captcha[code])
    }
    await fail(stack.servicesOrigin, 'none')
    await sendContact(page, locale)
    await expectThanks(page, locale)
  })
}

test('where Google is blocked, the form says so', async ({ page, stack }) => {
  await fail(stack.servicesOrigin, 'none')
  await page.route('https://www.google.com/**', (route) => route.abort())
  await openContact(page, 'fr')
  await fillContact(page)
  await page.getByRole('button', { name: WORDS.fr.forms.captcha.accept }).click()
  await sendContact(page, 'fr')
  await expectRefusal(page, WORDS.fr.forms.captcha.blocked)
})

test.describe('on a phone', () => {
  test.use(PHONE)
  for (const locale of localesOn('phone')) journeys('phone', locale)
})
