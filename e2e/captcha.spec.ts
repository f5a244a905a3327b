import type { Page } from '@playwright/test'
import { LOCALES, type Locale } from '#lib/domain/locale.ts'
import { PHONE } from './support/devices.ts'
import { touchIslands } from './support/islands.ts'
import { PAGES, PEOPLE, WORDS, logIn, newEmail } from './support/members.ts'
import { axeViolations, overflowOf, smallTargets } from './support/page-checks.ts'
import { expect, test } from './support/test.ts'

const CONTACT = { fr: '/contact', en: '/en/contact' } as const

const MESSAGE = 'Un dîner de famille au bord de l’eau,\nun soir de juin.'

/** What a site does by default; tests of other things take easier work. */
const STRICT = { CAPTCHA_DIFFICULTY: '', CAPTCHA_MINIMUM_MS: '' } as const

const WORK = { ...STRICT, RATE_LIMIT_FACTOR: '1' } as const

const GOOGLE = {
  ...STRICT,
  RECAPTCHA_V3_SITE_KEY: 'key-of-v3',
  RECAPTCHA_V3_SECRET: 'secret-of-v3',
  RECAPTCHA_V2_SITE_KEY: 'key-of-v2',
  RECAPTCHA_V2_SECRET: 'secret-of-v2',
  RECAPTCHA_VERIFY_URL: '{services}/captcha/siteverify',
} as const

/** Requests of a page for anything of a captcha. */
function captchaRequests(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/captcha/.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

async function openContact(page: Page, locale: Locale): Promise<void> {
  await page.goto(CONTACT[locale])
  await touchIslands(page)
}

async function fillContact(page: Page): Promise<void> {
  await page.locator('#contact-subject').selectOption({ index: 1 })
  await page.locator('#contact-message').fill(MESSAGE)
  await page.locator('#contact-firstName').fill('Camille')
  await page.locator('#contact-lastName').fill('Rousseau')
  await page.locator('#contact-email').fill(newEmail())
  await page.locator('#contact-privacy').check()
}

const send = (page: Page, locale: Locale): Promise<void> =>
  page.getByRole('button', { name: WORDS[locale].requests.contact.submit }).click()

const expectThanks = (page: Page, locale: Locale): Promise<void> =>
  expect(page.getByRole('group', { name: WORDS[locale].requests.thanks.title })).toBeFocused()

/** The refusal above the form; what was typed is still there, and a telephone is a link. */
async function expectRefusal(page: Page, message: string): Promise<void> {
  const told = page.getByRole('group', { name: message.replaceAll(/\s/g, ' ') })
  await expect(told).toBeFocused()
  await expect(told.getByRole('link')).toHaveAttribute('href', 'tel:+33261910014')
  await expect(page.locator('#contact-message')).toHaveValue(MESSAGE)
}

async function expectSound(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height })
  expect(await overflowOf(page)).toBe(0)
  expect(await smallTargets(page)).toEqual([])
  await page.setViewportSize({ width, height })
}

test.describe('without keys', () => {
  test.use({ settings: WORK })

  test('pages load nothing of the captcha before a form has the focus', async ({ page }) => {
    const asked = captchaRequests(page)
    for (const path of ['/', '/hotels/les-colombages', PAGES.login.fr]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      await touchIslands(page)
    }
    await openContact(page, 'fr')
    expect(asked).toEqual([])
    await page.locator('#contact-message').focus()
    await expect.poll(() => asked.toSorted()).toEqual(['/api/captcha/challenge', '/captcha-worker.js'])
  })

  for (const locale of LOCALES)
    test(`${locale}: a form is sent with a proof of work, and a robot’s is not`, async ({ page }) => {
      await openContact(page, locale)
      const trap = page.locator('[name="website"]')
      expect(await trap.evaluate((input) => input.getBoundingClientRect().right)).toBeLessThan(0)
      await fillContact(page)
      await trap.evaluate((input: HTMLInputElement) => {
        input.value = 'https://spam.example'
      })
      await send(page, locale)
      await expectRefusal(page, WORDS[locale].errors.captcha.captcha)
      await trap.evaluate((input: HTMLInputElement) => {
        input.value = ''
      })
      await send(page, locale)
      await expectThanks(page, locale)
    })

  test('a login takes a proof after two failures, by itself', async ({ page }) => {
    const asked = captchaRequests(page)
    await page.goto(PAGES.login.fr)
    await touchIslands(page)
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await logIn(page, { ...PEOPLE.discovery, password: 'Mauvais#2026x' }, 'fr')
      await expect(page.getByRole('group', { name: WORDS.fr.errors.hotel['0090'] })).toBeFocused()
    }
    expect(asked).toEqual([])
    await logIn(page, PEOPLE.discovery, 'fr')
    await page.waitForURL((url) => url.pathname !== PAGES.login.fr)
    expect(asked.toSorted()).toEqual(['/api/captcha/challenge', '/captcha-worker.js'])
  })
})

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
    await send(page, locale)
    await expectRefusal(page, captcha.consentFirst)
    await expectSound(page)
    expect(google).toEqual([])
    await part.getByRole('button', { name: captcha.accept }).click()
    await expect(part).toBeFocused()
    await expect(part).toContainText(captcha.accepted.lead)

    await fail(stack.servicesOrigin, 'score')
    await send(page, locale)
    await expectRefusal(page, WORDS[locale].errors.captcha['captcha-score'])
    const box = part.getByRole('checkbox')
    await expect(box).toBeVisible()
    await expectSound(page)
    await send(page, locale)
    await expectRefusal(page, captcha.tickFirst)
    await box.click()
    await send(page, locale)
    await expectThanks(page, locale)
    expect(google).toEqual([`https://www.google.com/recaptcha/api.js?render=key-of-v3&hl=${locale}`])
  })
}

test.describe('with keys of reCAPTCHA', () => {
  test.use({ settings: GOOGLE })

  for (const locale of LOCALES) {
    journeys('desktop', locale)

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
        await send(page, locale)
        await expectRefusal(page, WORDS[locale].errors.captcha[code])
      }
      await fail(stack.servicesOrigin, 'none')
      await send(page, locale)
      await expectThanks(page, locale)
    })
  }

  test('where Google is blocked, the form says so', async ({ page, stack }) => {
    await fail(stack.servicesOrigin, 'none')
    await page.route('https://www.google.com/**', (route) => route.abort())
    await openContact(page, 'fr')
    await fillContact(page)
    await page.getByRole('button', { name: WORDS.fr.forms.captcha.accept }).click()
    await send(page, 'fr')
    await expectRefusal(page, WORDS.fr.forms.captcha.blocked)
  })
})

test.describe('with keys of reCAPTCHA, on a phone', () => {
  test.use({ ...PHONE, settings: GOOGLE })

  for (const locale of LOCALES) journeys('phone', locale)
})
