import type { Page } from '@playwright/test'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { PHONE, localesLike, localesOn } from './support/devices.ts'
import { openHydrated, touchIslands } from './support/islands.ts'
import { WORDS, newEmail } from './support/members.ts'
import { expectSound } from './support/requests.ts'
import type { TestStack } from './support/stack.ts'
import { DEFAULT_RUN, expect, inDefaultRun, test } from './support/test.ts'

const PATHS = {
  fr: { newsletter: '/lettre', subscription: '/abonnement-lettre', privacy: '/confidentialite' },
  en: { newsletter: '/en/newsletter', subscription: '/en/newsletter-subscription', privacy: '/en/privacy' },
} as const

/** Subject of the mail that asks to confirm, and texts of the footer. */
const SAID = {
  fr: {
    subject: 'Confirmez votre abonnement à la lettre',
    email: /^Saisissez une adresse e-\u2060mail complète/,
    privacy: 'Cochez cette case pour vous abonner.',
    sent: /^Encore un clic/,
  },
  en: {
    subject: 'Confirm your subscription to the letter',
    email: /^Enter a full email address/,
    privacy: 'Tick this box to subscribe.',
    sent: /^One more click/,
  },
} as const

interface Mail {
  readonly id: string
  readonly subject: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>> | null
}

/** Waits for a mail of this subject to a reader. */
async function mailTo(stack: TestStack, reader: string, subject: string): Promise<Mail> {
  let found: Mail | undefined
  await expect
    .poll(async () => {
      const answer = await fetch(`${stack.servicesOrigin}/mail/messages?to=${encodeURIComponent(reader)}`)
      const { messages } = (await answer.json()) as { messages: Mail[] }
      found = messages.find((mail) => mail.subject === subject)
      return found !== undefined
    })
    .toBe(true)
  return found as Mail
}

/** Path and fragment of a mail's link. */
const linkIn = ({ text }: Mail): string => {
  const { pathname, hash } = new URL(/https?:\S+#\S+/.exec(text)?.[0] ?? '')
  return pathname + hash
}

/** Sends a letter to all subscribers; returns their number. */
async function sendLetter(stack: TestStack, subject: string): Promise<number> {
  const letter = { subject, paragraphs: ['Bonjour,', 'La saison s’ouvre vendredi.'] }
  const response = await fetch(`${stack.servicesOrigin}/site/newsletter/mailings`, {
    method: 'POST',
    body: JSON.stringify({ key: `letter-${Date.now()}`, themes: [], letters: { fr: letter, en: letter } }),
    headers: { 'content-type': 'application/json', 'authorization': 'Bearer local-newsletter' },
  })
  expect(response.status).toBe(202)
  return ((await response.json()) as { recipients: number }).recipients
}

/** Another page first: a link that differs in its fragment alone is no navigation. */
async function openLink(page: Page, path: string): Promise<void> {
  await page.goto('about:blank')
  await openHydrated(page, path)
  expect(new URL(page.url()).hash).toBe('')
}

async function subscribe(page: Page, stack: TestStack, locale: Locale): Promise<string> {
  const { newsletter } = WORDS[locale]
  const reader = newEmail()
  await page.goto(PATHS[locale].newsletter)
  await touchIslands(page)
  const form = page.getByRole('form', { name: newsletter.title })
  await form.getByRole('button', { name: newsletter.submit }).click()
  await expect(form.getByRole('group', { name: /\d/ }).first()).toBeFocused()
  await expectSound(page)
  await page.locator('#newsletter-email').fill(reader)
  await form.locator('label:has(#newsletter-theme-tables)').click()
  await page.locator('#newsletter-privacy').check()
  await form.getByRole('button', { name: newsletter.submit }).click()
  await expect(page.getByRole('group', { name: newsletter.sent.title })).toBeFocused()
  await expectSound(page)
  const path = linkIn(await mailTo(stack, reader, SAID[locale].subject))
  await openLink(page, path)
  await expectSound(page)
  await page.getByRole('button', { name: newsletter.confirm.submit }).click()
  const done = page.getByRole('group', { name: newsletter.confirmed.title })
  await expect(done).toBeFocused()
  await expect(done).toContainText(reader)
  await expectSound(page)
  return reader
}

function journeys(device: string, locale: Locale): void {
  const { newsletter } = WORDS[locale]

  test(
    `${locale}, ${device}: from the form to the letter, and by one click to its end`,
    inDefaultRun(device === 'phone'),
    async ({ page, stack }) => {
      const reader = await subscribe(page, stack, locale)
      const subject = `La saison ${reader}`
      const readers = await sendLetter(stack, subject)
      const mail = await mailTo(stack, reader, subject)
      await page.goto(`${stack.servicesOrigin}/mail/messages/${mail.id}`)
      await expect(page.getByText('List-Unsubscribe-Post')).toBeVisible()
      // As a mailbox does it: another origin, no cookies.
      const address = /^<(.+)>$/.exec(mail.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''
      const { pathname, search } = new URL(address)
      const ended = await fetch(stack.origin + pathname + search, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'origin': 'https://mail.example' },
      })
      expect(ended.status).toBe(200)
      await openLink(page, linkIn(mail))
      await expect(page.getByRole('group', { name: newsletter.withdrawn.title })).toBeVisible()
      await expectSound(page)
      expect(await sendLetter(stack, `Après ${reader}`)).toBe(readers - 1)
    },
  )

  test(`${locale}, ${device}: themes and language change by the link of a letter`, async ({ page, stack }) => {
    const reader = await subscribe(page, stack, locale)
    const subject = `Vos thèmes ${reader}`
    await sendLetter(stack, subject)
    await openLink(page, linkIn(await mailTo(stack, reader, subject)))
    const form = page.getByRole('form', { name: newsletter.preferences.title })
    await expect(form).toContainText(reader)
    await expect(page.locator('#newsletter-preferences-theme-tables')).toBeChecked()
    await expectSound(page)
    await form.locator('label:has(#newsletter-preferences-theme-spas)').click()
    await form.getByRole('button', { name: newsletter.preferences.submit }).click()
    await expect(page.getByRole('group', { name: newsletter.saved.title })).toBeFocused()
    await page.getByRole('button', { name: newsletter.saved.action }).click()
    await expect(page.locator('#newsletter-preferences-theme-spas')).toBeChecked()
    await page.getByRole('button', { name: newsletter.preferences.withdraw }).click()
    await expect(page.getByRole('group', { name: newsletter.withdrawn.title })).toBeFocused()
  })

  test(`${locale}, ${device}: the footer subscribes by keyboard`, async ({ page, stack }) => {
    const words = SAID[locale]
    const reader = newEmail()
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(PATHS[locale].privacy)
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((url) => url.includes('footer-subscription'))).toEqual([])
    const form = page.locator('footer site-newsletter form')
    await form.getByRole('textbox').focus()
    const box = form.getByRole('checkbox')
    await expect(box).not.toBeChecked()
    await page.keyboard.type('zoe@')
    await page.keyboard.press('Enter')
    await expect(form.getByRole('status')).toHaveText(words.email)
    await expect(form.getByRole('textbox')).toHaveValue('zoe@')
    await form.getByRole('textbox').fill(reader)
    await page.keyboard.press('Enter')
    await expect(form.getByRole('status')).toHaveText(words.privacy)
    await expect(box).toBeFocused()
    await expectSound(page)
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(form.getByRole('status')).toHaveText(words.sent)
    await expect(form.getByRole('status')).toBeFocused()
    await expectSound(page)
    await mailTo(stack, reader, SAID[locale].subject)
  })
}

for (const locale of localesOn('desktop')) journeys('desktop', locale)

test.describe('on a phone', () => {
  test.use(PHONE)
  for (const locale of localesOn('phone')) journeys('phone', locale)
})

for (const locale of localesLike('fr')) {
  test(
    `${locale}: a forged link says what to do, in no address and no log of the site`,
    DEFAULT_RUN,
    async ({ page }) => {
      const { newsletter } = WORDS[locale]
      const token = 'x'.repeat(120)
      const asked: string[] = []
      page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
      await openLink(page, `${PATHS[locale].subscription}#preferences=${token}`)
      await expect(page.getByRole('group', { name: newsletter.dead.title })).toBeFocused()
      await expectSound(page)
      expect(asked.filter((line) => line.replace(/#\S*/g, '').includes(token))).toEqual([])
      await openLink(page, `${PATHS[locale].subscription}#confirm=${token}`)
      await page.getByRole('button', { name: newsletter.confirm.submit }).click()
      await expect(page.getByRole('group', { name: newsletter.dead.title })).toBeFocused()
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    },
  )

  test(`${locale}: without JavaScript the newsletter is asked for by mail`, async ({ browser, stack }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.origin })
    const page = await context.newPage()
    await page.goto(PATHS[locale].privacy)
    const footer = page.locator('footer site-newsletter form')
    await footer.getByRole('textbox').fill('zoe@example.com')
    await footer.getByRole('button').click()
    await expect(page).toHaveURL(new RegExp(`${PATHS[locale].newsletter}\\??$`))
    const note = page.locator('main noscript > div').first()
    await expect(note.getByRole('link', { name: 'lettre@barriere.example' })).toHaveAttribute(
      'href',
      'mailto:lettre@barriere.example',
    )
    await context.close()
  })
}
