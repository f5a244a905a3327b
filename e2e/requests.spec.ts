import type { Locale } from '@barriere/shared/domain/locale.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { PHONE, localesLike, localesOn } from './support/devices.ts'
import { WORDS, newEmail } from './support/members.ts'
import { expectSound, fillPerson, mailsAbout, openForm, referenceIn } from './support/requests.ts'
import { DEFAULT_RUN, expect, inDefaultRun, test } from './support/test.ts'

const CONTACT = { fr: '/contact', en: '/en/contact' } as const

const EVENT = { fr: '/receptions', en: '/en/receptions' } as const

const MESSAGE = 'Un dîner de famille au bord de l’eau,\nun soir de juin.'

test('an answer that is lost, a reload, and once more: one request, one mail', DEFAULT_RUN, async ({ page, stack }) => {
  const email = newEmail()
  const { requests } = WORDS.fr
  await openForm(page, CONTACT.fr)
  const form = page.getByRole('form', { name: requests.contact.title })
  const send = form.getByRole('button', { name: requests.contact.submit })
  await page.locator('#contact-subject').selectOption({ index: 1 })
  await page.locator('#contact-message').fill(MESSAGE)
  await fillPerson(page, 'contact', email)
  await page.locator('#contact-privacy').check()
  const lost: string[] = []
  await page.route('**/api/requests/contact', async (route) => {
    lost.push(((await (await route.fetch()).json()) as { reference: string }).reference)
    await route.abort()
  })
  await send.click()
  await expect(form.getByRole('group', { name: /perdu/ })).toBeFocused()
  await page.unroute('**/api/requests/contact')

  await openForm(page, CONTACT.fr)
  await expect(page.locator('#contact-message')).toHaveValue(MESSAGE)
  await page.locator('#contact-privacy').check()
  await send.click()
  expect([await referenceIn(page, requests.thanks.title)]).toEqual(lost)
  await mailsAbout(stack.servicesOrigin, lost[0] ?? '', email)
})

for (const { path, form, left, press } of [
  { path: CONTACT.fr, form: WORDS.fr.requests.contact.title, left: '#contact-phoneNumber', press: 'submit' },
  { path: EVENT.fr, form: WORDS.fr.requests.event.title, left: '#event-guests', press: 'next' },
] as const)
  test(`${form}: a press counts although the field that it leaves is wrong`, DEFAULT_RUN, async ({ page }) => {
    await openForm(page, path)
    const words = { submit: WORDS.fr.requests.contact.submit, next: WORDS.fr.forms.steps.next }
    const shown = page.getByRole('form', { name: form })
    const button = shown.getByRole('button', { name: words[press], exact: true })
    const summary = shown.getByRole('group', { name: /\d/ }).first()
    await page.locator(left).fill(press === 'next' ? '120' : '')
    await button.click()
    await expect(summary).toBeFocused()
    await page.locator(left).fill('0')
    await button.scrollIntoViewIfNeeded()
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {}
    // Near its upper edge, which the line of an error would push away.
    await page.mouse.move(x + width / 2, y + height / 4)
    await page.mouse.down()
    await expect(page.locator(left)).not.toBeFocused()
    // Long enough to reveal a field that is validated too soon.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await page.mouse.up()
    await expect(summary).toBeFocused()
    await expect(summary.locator(`a[href="${left}"]`)).toBeVisible()
  })

function journeys(device: string, locale: Locale): void {
  const { requests, forms } = WORDS[locale]

  test(
    `${locale}, ${device}: a message is written, corrected, sent and confirmed`,
    inDefaultRun(device === 'phone'),
    async ({ page, stack }) => {
      const email = newEmail()
      await openForm(page, CONTACT[locale])
      const form = page.getByRole('form', { name: requests.contact.title })
      await page.locator('#contact-message').fill('Bonjour')
      await form.getByRole('button', { name: requests.contact.submit }).click()
      await expect(form.getByRole('group', { name: /\d/ }).first()).toBeFocused()
      await expect(page.locator('#contact-message')).toHaveValue('Bonjour')
      await expect(page.locator('#contact-message')).toHaveAttribute('aria-invalid', 'true')
      await expectSound(page)

      await page.locator('#contact-subject').selectOption({ index: 1 })
      await page.locator('#contact-property').selectOption({ index: 2 })
      await page.locator('#contact-message').fill(MESSAGE)
      await fillPerson(page, 'contact', email)
      // A draft: the input is there again after a reload.
      await openForm(page, CONTACT[locale])
      await expect(page.locator('#contact-message')).toHaveValue(MESSAGE)
      await expect(page.locator('#contact-email')).toHaveValue(email)
      await page.locator('#contact-privacy').check()
      await form.getByRole('button', { name: requests.contact.submit }).click()
      const reference = await referenceIn(page, requests.thanks.title)
      expect(reference).toMatch(/^C-/)
      await expectSound(page)
      const { sender, desk } = await mailsAbout(stack.servicesOrigin, reference, email)
      expect(sender.subject).toContain(reference)
      expect([desk.replyTo, desk.recipient]).toEqual([email, expect.stringMatching(/@barriere\.example$/)])
      expect(desk.text).toContain(MESSAGE)
      expect(await page.evaluate(() => sessionStorage.getItem('form:contact'))).toBeNull()
      await page.goto(`${stack.servicesOrigin}/mail`)
      await expect(page.getByText(reference).first()).toBeVisible()
    },
  )

  test(
    `${locale}, ${device}: an event is asked for in steps`,
    inDefaultRun(device === 'desktop'),
    async ({ page, stack }) => {
      const email = newEmail()
      const date = addDays(toParisTime(Date.now()).day, 200).split('-').toReversed().join('/')
      await openForm(page, EVENT[locale])
      const form = page.getByRole('form', { name: requests.event.title })
      const next = form.getByRole('button', { name: forms.steps.next, exact: true })
      const opened = (title: string) => expect(form.getByRole('heading', { name: title, exact: true })).toBeFocused()

      await next.click()
      await expect(form.getByRole('group', { name: /\d/ }).first()).toBeFocused()
      await expectSound(page)
      await form.locator('label:has(input[value=wedding])').click()
      await page.locator('#event-guests').fill('120')
      await page.locator('#event-message').fill(MESSAGE)
      await next.click()
      await opened(requests.event.steps.stay)
      await expectSound(page)

      await page.locator('#event-date').fill('01/01/2020')
      await next.click()
      await expect(page.locator('#event-date')).toHaveAttribute('aria-invalid', 'true')
      await expect(page.locator('#event-date')).toHaveValue('01/01/2020')
      await page.locator('#event-date').fill(date)
      await page.locator('#event-rooms').fill('30')
      await next.click()
      await opened(requests.event.steps.person)
      await fillPerson(page, 'event', email)
      await expectSound(page)

      // Back and forth without loss.
      await form.getByRole('button', { name: forms.steps.back }).click()
      await opened(requests.event.steps.stay)
      await expect(page.locator('#event-rooms')).toHaveValue('30')
      await next.click()
      await opened(requests.event.steps.person)
      await expect(page.locator('#event-email')).toHaveValue(email)
      await next.click()
      await opened(requests.event.steps.review)
      await expect(form).toContainText('120')
      await expect(form).toContainText(date)
      await expectSound(page)
      await page.locator('#event-privacy').check()
      await form.getByRole('button', { name: requests.event.submit }).click()
      const reference = await referenceIn(page, requests.thanks.title)
      expect(reference).toMatch(/^E-/)
      await expectSound(page)
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: requests.thanks.calendar }).click()
      expect((await download).suggestedFilename()).toBe(`${reference}.ics`)
      const { desk } = await mailsAbout(stack.servicesOrigin, reference, email)
      expect([desk.replyTo, desk.recipient]).toEqual([email, 'receptions@barriere.example'])
      expect(desk.text).toMatch(/120[^]*30[^]*Camille Rousseau/)
    },
  )
}

for (const locale of localesOn('desktop')) journeys('desktop', locale)

test.describe('on a phone', () => {
  test.use(PHONE)
  for (const locale of localesOn('phone')) journeys('phone', locale)
})

for (const locale of localesLike('en'))
  test(`${locale}: a form says without JavaScript whom to call and to write to`, async ({ browser, stack }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.origin })
    const page = await context.newPage()
    for (const [path, mail] of [
      [CONTACT[locale], 'contact@barriere.example'],
      [EVENT[locale], 'fetes@barriere.example'],
    ] as const) {
      await page.goto(path)
      const note = page.locator('main noscript > div').first()
      await expect(note).toContainText(WORDS[locale].forms.noScript.text)
      await expect(note.getByRole('link', { name: mail })).toHaveAttribute('href', `mailto:${mail}`)
      await expect(note.locator('a[href^="tel:"]')).toBeVisible()
      await expect(page.locator('main form:has(noscript) button[type=submit]')).toBeDisabled()
    }
    await context.close()
  })
