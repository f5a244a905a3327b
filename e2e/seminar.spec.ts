import type { Page } from '@playwright/test'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { addDays, toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { pdfText } from '@barriere/testing/pdf-text.ts'
import { PHONE, localesOn } from './support/devices.ts'
import { touchIslands } from './support/islands.ts'
import { WORDS, newEmail } from './support/members.ts'
import { expectSound, fillPerson, mailsAbout, openForm, referenceIn } from './support/requests.ts'
import { expect, test } from './support/test.ts'

const VENUES = { fr: '/seminaires', en: '/en/seminars' } as const

const QUOTE = { fr: '/seminaires/devis', en: '/en/seminars/quote' } as const

const PLANCHES = { fr: '/seminaires/salon-des-planches', en: '/en/seminars/salon-des-planches' } as const

/** First part of the recap's name, and a choice of the form, as the services word them. */
const SAID = { fr: { file: 'seminaire', lunch: 'Déjeuner' }, en: { file: 'seminar', lunch: 'Lunch' } } as const

const COMPANY = { company: 'Atelier Rousseau', street: '3, rue des Lilas', zipCode: '75011', city: 'Paris' }

/** Adds the venues of these cards to the request. */
async function pick(page: Page, names: readonly string[], add: string): Promise<void> {
  for (const name of names) {
    const button = page.getByRole('button', { name: `${add} ${name}`, exact: true })
    await button.click()
    await expect(button).toBeHidden()
  }
}

function journeys(device: string, locale: Locale): void {
  const { requests, forms, seminarRequest: words, blocks } = WORDS[locale]

  test(`${locale}, ${device}: a seminar is asked for at three venues, from their cards to the mails`, async ({
    page,
    stack,
  }) => {
    const email = newEmail()
    const day = addDays(toParisTime(Date.now()).day, 200)
    const written = day.split('-').toReversed().join('/')
    const picked = ['Salon des Planches', 'Centre de la Croisette', 'Salons du Phare']
    const { add, view } = blocks.seminarChoice
    await page.goto(VENUES[locale])
    await pick(page, picked, add)
    await expectSound(page)
    await page
      .getByRole('link', { name: `${view} (3)` })
      .first()
      .click()
    await expect(page).toHaveURL(`${QUOTE[locale]}#seminar-request`)
    await touchIslands(page)
    for (const name of picked) await expect(page.getByRole('checkbox', { name })).toBeChecked()
    // Kept in the tab: a venue's own page knows them, and its popin's choices travel with the request.
    await page.goto(PLANCHES[locale])
    const way = page.getByRole('link', { name: `${view} (3)` })
    await expect(way).toBeVisible()
    await page.locator('[command="show-modal"][commandfor^="popin-"]').first().click()
    const incentive = page.locator('dialog[open] site-seminar-choice').first()
    const activity = (await incentive.getAttribute('data-name')) ?? ''
    await incentive.getByRole('button').click()
    await expectSound(page)
    await page.locator('dialog[open] [command="close"]').first().click()
    await way.click()
    await touchIslands(page)

    const form = page.getByRole('form', { name: words.title })
    const next = form.getByRole('button', { name: forms.steps.next, exact: true })
    const opened = (title: string) => expect(form.getByRole('heading', { name: title, exact: true })).toBeFocused()
    for (const name of picked) await expect(form.getByRole('checkbox', { name })).toBeChecked()
    await next.click()
    await expect(form.getByRole('group', { name: forms.oneToCorrect })).toBeFocused()
    await expectSound(page)
    await page.locator('#seminar-participants').fill('200')
    await page.locator('#seminar-layout').selectOption('theatre')
    await expect(form.getByRole('status')).toContainText('Salons du Phare')
    await expect(form.getByRole('status')).toContainText('100')
    await expect(form.getByRole('status')).not.toContainText('Salon des Planches')
    await expectSound(page)
    await next.click()

    await opened(words.steps.dates)
    await page.locator('#seminar-arrival').fill('01/01/2020')
    await next.click()
    await expect(page.locator('#seminar-arrival')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('#seminar-arrival')).toHaveValue('01/01/2020')
    await page.locator('#seminar-arrival').fill(written)
    await page.locator('#seminar-departure').fill(written)
    await page.locator('#seminar-rooms').fill('40')
    await expectSound(page)
    await next.click()

    await opened(words.steps.wishes)
    await expect(form.getByRole('checkbox', { name: activity })).toBeChecked()
    await form.getByRole('checkbox', { name: SAID[locale].lunch }).check()
    await expectSound(page)
    // Back and forth without loss, and after a reload.
    await form.getByRole('button', { name: forms.steps.back }).click()
    await opened(words.steps.dates)
    await expect(page.locator('#seminar-rooms')).toHaveValue('40')
    await openForm(page, PLANCHES[locale])
    await expect(page.locator('#seminar-participants')).toHaveValue('200')
    for (const step of [words.steps.dates, words.steps.wishes, words.steps.person]) {
      await next.click()
      await opened(step)
    }
    for (const [field, value] of Object.entries(COMPANY)) await page.locator(`#seminar-${field}`).fill(value)
    await fillPerson(page, 'seminar', email)
    await expectSound(page)
    await next.click()
    await opened(words.steps.review)
    for (const text of [...picked, '200', written, COMPANY.street, activity]) await expect(form).toContainText(text)
    await expectSound(page)
    await page.locator('#seminar-privacy').check()
    await form.getByRole('button', { name: words.submit }).click()
    const reference = await referenceIn(page, requests.thanks.title)
    expect(reference).toMatch(/^S-/)
    await expectSound(page)
    const stored = () => page.evaluate(() => ['form:seminar', 'seminar'].map((key) => sessionStorage.getItem(key)))
    expect(await stored()).toEqual([null, null])

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: words.recap }).click(),
    ])
    const file = `${SAID[locale].file}-${reference}.pdf`
    expect(download.suggestedFilename()).toBe(file)
    const chunks: Buffer[] = []
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer)
    const text = await pdfText(Buffer.concat(chunks))
    for (const said of [words.title, reference, ...picked, '200', activity]) expect(text).toContain(said)
    for (const typed of ['Rousseau', COMPANY.street]) expect(text).not.toContain(typed)

    const { sender, desk } = await mailsAbout(stack.servicesOrigin, reference, email)
    expect([sender.attachments, desk.recipient]).toEqual([[file], 'seminaires@barriere.example'])
    const attached = await fetch(`${stack.servicesOrigin}/mail/messages/${desk.id}/attachments/0`)
    const whole = await pdfText(new Uint8Array(await attached.arrayBuffer()))
    for (const said of [...picked, 'Camille Rousseau', COMPANY.street]) expect(whole).toContain(said)
    await page.goto(`${stack.servicesOrigin}/mail/messages/${sender.id}`)
    await expect(page.getByRole('link', { name: file })).toBeVisible()
  })
}

for (const locale of localesOn('desktop')) journeys('desktop', locale)

test.describe('on a phone', () => {
  test.use(PHONE)
  for (const locale of localesOn('phone')) journeys('phone', locale)
})

test('a seminar is asked for by keyboard alone, up to its second step', async ({ page }) => {
  const { forms, seminarRequest: words } = WORDS.fr
  await openForm(page, PLANCHES.fr)
  await page.locator('#seminar-participants').focus()
  await page.keyboard.type('80')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  // The first of the venues.
  await expect(page.locator('#seminar-venues')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.locator('#seminar-venues')).toBeChecked()
  await page.getByRole('form', { name: words.title }).getByRole('button', { name: forms.steps.next }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: words.steps.dates, exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('#seminar-month')).toBeVisible()
})

test('without JavaScript the seminar form says whom to call and to write to, and no card offers it', async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.origin })
  const page = await context.newPage()
  await page.goto(QUOTE.fr)
  const note = page.locator('main noscript > div').first()
  await expect(note).toContainText(WORDS.fr.forms.noScript.text)
  await expect(note.locator('a[href^="tel:"]')).toBeVisible()
  await page.goto(VENUES.fr)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('button', { name: WORDS.fr.blocks.seminarChoice.add })).toHaveCount(0)
  await context.close()
})
