import { readFile } from 'node:fs/promises'
import { LOCAL_SECRETS } from '@barriere/shared/process/deployment.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { LANGUAGE_NAMES } from '@barriere/shared/locales/locales.ts'
import { WORDS as DESK_WORDS } from '#services/site/desk/words/words.ts'
import { enter, expectSound } from './support/desk.ts'
import { PHONE, localesOn } from './support/devices.ts'
import { touchIslands } from './support/islands.ts'
import { tabTo } from './support/keyboard.ts'
import { WORDS, newEmail } from './support/members.ts'
import { axeViolations, overflowOf, smallTargets } from './support/page-checks.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

const FOLLOW_UP = { fr: '/suivi', en: '/en/follow-up' } as const

const SCRIPT = '<script>document.title = "Pris"</script>'

const MESSAGE = 'Bonjour, un parapluie rouge est resté près de la cheminée.'

/** A message of a visitor, as the site hands it to its service. */
async function recorded(services: string, email: string, more: object = {}): Promise<string> {
  const response = await fetch(`${services}/site/requests/contact`, {
    method: 'POST',
    headers: { 'authorization': `Bearer ${LOCAL_SECRETS.SITE_API_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      request: {
        subject: 'lost-property',
        firstName: 'Camille',
        lastName: 'Rousseau',
        email,
        message: MESSAGE,
        privacy: true,
        locale: 'fr',
        page: '/contact',
        ...more,
      },
      consent: { text: 'J’accepte la politique de confidentialité.', version: '0123456789ab' },
    }),
  })
  expect(response.status).toBe(201)
  return ((await response.json()) as { reference: string }).reference
}

interface Mail {
  readonly subject: string
  readonly text: string
  readonly replyTo: string | null
}

async function mailsTo(services: string, email: string, subject: RegExp): Promise<readonly Mail[]> {
  let found: readonly Mail[] = []
  await expect
    .poll(async () => {
      const answer = await fetch(`${services}/mail/messages?to=${encodeURIComponent(email)}`)
      const { messages } = (await answer.json()) as { messages: Mail[] }
      found = messages.filter((mail) => subject.test(mail.subject))
      return found.length
    })
    .toBeGreaterThan(0)
  return found
}

test('desk: a request is found, read, answered by mail, exported and deleted', DEFAULT_RUN, async ({ page, stack }) => {
  const services = stack.servicesOrigin
  const email = newEmail()
  const reference = await recorded(services, email, { message: `${MESSAGE} ${SCRIPT}`, utm: { source: SCRIPT } })
  await enter(page, services, () => expectSound(page))
  await expectSound(page)

  await page.getByLabel('Référence, nom, société ou e-mail').fill(email)
  await page.getByText('État, nature, établissement et dates').click()
  await page.getByLabel('État').selectOption('Nouvelle')
  await page.getByRole('button', { name: 'Afficher' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('1 demande')
  expect(page.url()).toBe(`${services}/desk`)
  await expectSound(page)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^demandes-\d{4}-\d\d-\d\d\.csv$/)
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv.startsWith('\uFEFF"Référence";')).toBe(true)
  expect(csv).toContain(`"${reference}";`)

  await page.getByRole('link', { name: reference }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(reference)
  await expect(page).toHaveTitle(reference)
  await expect(page.getByText(SCRIPT).first()).toBeVisible()
  await expectSound(page)

  await page.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await expect(page.getByRole('alert')).toBeFocused()
  await page
    .getByLabel('Votre réponse')
    .fill('Bonjour Camille,\n\nVotre parapluie vous attend à la réception.\n\nAgathe')
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await expect(page.getByRole('status')).toHaveText('Votre réponse est envoyée.')
  await expect(page.getByRole('list').filter({ hasText: 'Réponse de Agathe Morel' })).toContainText('parapluie')
  await expectSound(page)
  const mails = await mailsTo(services, email, /^Réponse/)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.subject).toBe(`Réponse à votre demande ${reference}`)
  expect(mails[0]?.text).toContain('Votre parapluie vous attend à la réception.')
  expect(mails[0]?.replyTo).toMatch(/@barriere\.example$/)

  await page.getByLabel('État').selectOption('Close')
  await page.getByRole('button', { name: 'Changer l’état' }).click()
  await expect(page.getByRole('status')).toHaveText('L’état est modifié.')
  await page.getByRole('link', { name: 'Supprimer la demande' }).click()
  await expectSound(page)
  await page.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await expect(page.getByText(`La demande ${reference} est supprimée.`)).toBeVisible()
  await page.getByRole('link', { name: 'Journal' }).click()
  await expect(page.getByRole('main')).toContainText(`Demande supprimée · ${reference}`)
  await expect(page.getByRole('main')).not.toContainText(email)
  await expectSound(page)
  expect(JSON.stringify(stack.servicesLog)).not.toContain(email)

  await page.getByRole('button', { name: /^Se déconnecter/ }).click()
  await expect(page.getByRole('status')).toHaveText('Vous êtes déconnecté.')
  await page.goto(`${services}/desk/requests/${reference}`)
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
})

test('desk: a card is handed out to a guest without an account, and a code that is none is refused', async ({
  page,
  stack,
}) => {
  const email = newEmail()
  await enter(page, stack.servicesOrigin)
  await page.getByRole('link', { name: 'Cartes', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cartes et codes')
  await expectSound(page)

  const card = page.getByRole('form', { name: 'Remettre une carte' })
  await card.getByLabel('Casino').selectOption({ index: 1 })
  await card.getByLabel('E-mail du client').fill(email)
  await card.getByLabel('Date de naissance').fill('1970-01-02')
  await card.getByLabel('Numéro de puce').fill(Date.now().toString(16).padStart(16, '0'))
  await card.getByRole('button', { name: 'Remettre la carte' }).click()
  await expect(page.getByRole('alert')).toContainText('saisissez aussi le prénom et le nom')
  await expect(card.getByLabel('E-mail du client')).toHaveValue(email)
  await expectSound(page)
  await card.getByLabel('Prénom').fill('Zoé')
  await card.getByLabel('Nom', { exact: true }).fill('O’Hara')
  await card.getByRole('button', { name: 'Remettre la carte' }).click()
  await expect(page.getByRole('status')).toHaveText(/^La carte \d{10} est remise\.$/)

  const code = page.getByRole('form', { name: 'Prendre un code' })
  await code.getByLabel('Code du bon ou de l’offre').fill('NOBODY22')
  await code.getByRole('button', { name: 'Vérifier et prendre' }).click()
  await expect(page.getByRole('alert')).toContainText('Ce code n’est pas valable ici')
  expect(JSON.stringify(stack.servicesLog)).not.toContain(email)
})

test('desk: without JavaScript, on a phone, a request is answered', async ({ browser, stack }) => {
  const context = await browser.newContext({ ...PHONE, javaScriptEnabled: false })
  const page = await context.newPage()
  const email = newEmail()
  const reference = await recorded(stack.servicesOrigin, email)
  await enter(page, stack.servicesOrigin)
  await page.getByRole('link', { name: reference }).click()
  await page.getByLabel('Votre réponse').fill('Bonjour, il est ici.')
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click()
  await expect(page.getByRole('status')).toHaveText('Votre réponse est envoyée.')
  expect(await mailsTo(stack.servicesOrigin, email, /^Réponse/)).toHaveLength(1)
  await context.close()
})

test(
  'desk: a language is chosen by keyboard, on the page that is read and before a login',
  DEFAULT_RUN,
  async ({ page, stack }) => {
    const { fr, en } = DESK_WORDS
    const choose = async (language: Locale) => {
      await tabTo(page, page.getByRole('button', { name: LANGUAGE_NAMES[language], exact: true }))
      await page.keyboard.press('Enter')
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
    await enter(page, stack.servicesOrigin)
    await page.getByRole('link', { name: fr.nav.trail, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(fr.trail.title)
    await choose('en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.trail.title)
    await expect(page.getByText(en.events.login, { exact: true }).last()).toBeVisible()
    expect(page.url()).toBe(`${stack.servicesOrigin}/desk/trail`)
    await expectSound(page)
    await page.getByRole('link', { name: en.nav.list, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.list.title)
    await expectSound(page)
    await page.getByRole('button', { name: new RegExp(`^${en.nav.logout}`) }).click()
    await expect(page.getByRole('status')).toHaveText(en.login.out)
    await choose('fr')
    await expect(page.getByRole('button', { name: fr.login.submit })).toBeVisible()
    await expectSound(page)
  },
)

test.describe('in a browser in English', () => {
  test.use({ locale: 'en-GB' })

  test('desk: the login is in English', async ({ page, stack }) => {
    const { login } = DESK_WORDS.en
    await page.goto(`${stack.servicesOrigin}/desk`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('button', { name: login.submit })).toBeVisible()
    await expectSound(page)
  })
})

function follows(device: string, locale: Locale): void {
  test(`${locale}, ${device}: a sender follows the link of the mail and sees where the request stands`, async ({
    page,
    stack,
  }) => {
    const { requestStatus: words } = WORDS[locale]
    const email = newEmail()
    const reference = await recorded(stack.servicesOrigin, email, { locale })
    const [confirmation] = await mailsTo(stack.servicesOrigin, email, new RegExp(reference))
    const link = /https?:\/\/\S+/.exec(confirmation?.text ?? '')?.[0] ?? ''
    expect(new URL(link).pathname).toBe(FOLLOW_UP[locale])
    expect(new URL(link).search).toBe('')
    await page.goto(new URL(link).pathname)
    await touchIslands(page)
    const form = page.getByRole('form', { name: words.title })
    const field = (name: string) => form.locator(`#status-${name}`)
    await field('reference').fill('7K3M')
    await form.getByRole('button', { name: words.submit }).click()
    await expect(form.getByRole('group', { name: /\d/ }).first()).toBeFocused()
    await expect(field('reference')).toHaveValue('7K3M')
    expect(await axeViolations(page)).toEqual([])

    await field('reference').fill(reference)
    await field('email').fill(newEmail())
    await form.getByRole('button', { name: words.submit }).click()
    await expect(form.getByText(WORDS[locale].errors.requests.unknown)).toBeVisible()
    await expect(field('reference')).toHaveValue(reference)

    await field('reference').fill(reference.toLowerCase())
    await field('email').fill(email)
    await form.getByRole('button', { name: words.submit }).click()
    const found = page.getByRole('group', { name: words.states.new.title })
    await expect(found).toBeFocused()
    await expect(found).toContainText(reference)
    expect(page.url()).not.toMatch(/[?#]/)
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(reference)
    expect(await axeViolations(page)).toEqual([])
    const { width = 0, height = 0 } = page.viewportSize() ?? {}
    await page.setViewportSize({ width: 320, height })
    expect(await overflowOf(page)).toBe(0)
    expect(await smallTargets(page)).toEqual([])
    await page.setViewportSize({ width, height })
  })
}

for (const locale of localesOn('desktop')) follows('desktop', locale)

test.describe('on a phone', () => {
  test.use(PHONE)
  for (const locale of localesOn('phone')) follows('phone', locale)
})
