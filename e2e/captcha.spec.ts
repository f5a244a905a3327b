import type { Page } from '@playwright/test'
import { expectRefusal, expectThanks, fillContact, openContact, sendContact } from './support/contact.ts'
import { localesLike } from './support/devices.ts'
import { touchIslands } from './support/islands.ts'
import { PAGES, PEOPLE, WORDS, logIn } from './support/members.ts'
import { expect, test } from './support/test.ts'

// A site without keys of reCAPTCHA.

/** Requests of a page that concern a captcha. */
function captchaRequests(page: Page): readonly string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/captcha/.test(request.url())) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

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

for (const locale of localesLike('fr'))
  test(`${locale}: a form is sent with a proof of work, and a robot’s is not`, async ({ page }) => {
    await openContact(page, locale)
    const trap = page.locator('[name="website"]')
    expect(await trap.evaluate((input) => input.getBoundingClientRect().right)).toBeLessThan(0)
    await fillContact(page)
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example'
    })
    await sendContact(page, locale)
    await expectRefusal(page, WORDS[locale].errors.captcha.captcha)
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = ''
    })
    await sendContact(page, locale)
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
