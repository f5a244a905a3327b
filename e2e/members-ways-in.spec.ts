import type { CDPSession, Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { localesLike } from './support/devices.ts'
import { PAGES, WORDS, logIn, mailedPath, newEmail, newMember, signIn } from './support/members.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

/** Chromium's virtual authenticator: a platform one that verifies its user and keeps discoverable credentials. */
async function addAuthenticator(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable', { enableUI: false })
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return devtools
}

/** Makes the account that the page is signed in to a collaborator's, by a staff mailbox. */
async function makeCollaborator(page: Page, origin: string, services: string, password: string): Promise<void> {
  const email = newEmail('barriere.example')
  const path = `${origin}/api/eph/users/collaborator-activation`
  const headers = { origin }
  expect((await page.request.post(path, { headers, data: { email } })).status()).toBe(200)
  const token = new URL(await mailedPath(services, email), origin).searchParams.get('token') ?? ''
  expect((await page.request.post(`${path}/${token}`, { headers, data: { password } })).status()).toBe(200)
}

for (const locale of localesLike('en')) {
  const { login: loginWords, sessions: words } = WORDS[locale].member

  test(
    `${locale}: a member sees where they are signed in, and ends one and all others`,
    DEFAULT_RUN,
    async ({ page, stack, browser }) => {
      const own = await newMember(page, stack.origin, stack.servicesOrigin, locale)
      const elsewhere = await Promise.all([1, 2, 3].map(() => browser.newContext({ baseURL: stack.origin })))
      const others = await Promise.all(elsewhere.map((context) => context.newPage()))
      for (const one of [page, ...others]) await signIn(one, stack.origin, own)
      await page.goto(PAGES.menu[locale])
      await page.getByRole('main').getByRole('link', { name: words.title }).click()
      await expect(page).toHaveURL(PAGES.sessions[locale])
      const list = page.getByRole('region', { name: words.signedIn.title })
      await expect(list.getByRole('listitem')).toHaveCount(4)
      await expect(list.getByRole('listitem').first()).toContainText(words.current)
      await expect(list.getByRole('listitem').first()).toContainText('Chrome')
      const connected = async (): Promise<number> => {
        const answers = await Promise.all(
          others.map(async (one) => {
            const headers = { origin: stack.origin }
            const answer = await one.request.post(`${stack.origin}/api/eph/users/init`, { headers })
            return ((await answer.json()) as { isConnected: boolean }).isConnected
          }),
        )
        return answers.filter(Boolean).length
      }
      await list.getByRole('listitem').nth(1).getByRole('button').click()
      await expect(list.getByRole('listitem')).toHaveCount(3)
      expect(await connected()).toBe(2)
      await list.getByRole('button', { name: words.endOthers }).click()
      await expect(list.getByRole('status')).toHaveText(words.othersEnded)
      await expect(list.getByRole('listitem')).toHaveCount(1)
      expect(await connected()).toBe(0)
      await page.reload()
      const activity = page.getByRole('region', { name: words.activity.title })
      await expect(activity.getByRole('listitem').first()).toContainText(words.events['sessions-ended'])
      await Promise.all(elsewhere.map((context) => context.close()))
    },
  )

  test(
    `${locale}: a member adds a passkey, signs in with it, renames and removes it`,
    DEFAULT_RUN,
    async ({ page, stack }) => {
      const devtools = await addAuthenticator(page)
      const own = await newMember(page, stack.origin, stack.servicesOrigin, locale)
      await signIn(page, stack.origin, own)
      await page.goto(PAGES.sessions[locale])
      const part = page.getByRole('region', { name: words.passkeys.title })
      await part.getByRole('button', { name: words.passkeys.add }).click()
      await part.locator('[name="name"]').fill('Clé bleue')
      await part.locator('[name="password"]').fill('wrong')
      await part.getByRole('button', { name: words.passkeys.create }).click()
      await expect(part.getByText(words.passkeys.wrongPassword).first()).toBeVisible()
      await expect(part.locator('[name="name"]')).toHaveValue('Clé bleue')
      await part.locator('[name="password"]').fill(own.password)
      await part.getByRole('button', { name: words.passkeys.create }).click()
      await expect(part.getByRole('listitem')).toContainText('Clé bleue')

      await page.context().clearCookies()
      // Without autofill, which the virtual authenticator answers at once.
      await page.addInitScript(() => {
        PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
      })
      await page.goto(PAGES.login[locale])
      await page.getByRole('button', { name: loginWords.passkey.action }).click()
      await expect(page).toHaveURL(PAGES.card[locale])

      await page.goto(PAGES.sessions[locale])
      await part.getByRole('button', { name: new RegExp(`^${words.passkeys.rename}`) }).click()
      await part.locator('[name="name"]').fill('Clé rouge')
      await part.getByRole('button', { name: words.passkeys.save }).click()
      await expect(part.getByRole('listitem')).toContainText('Clé rouge')
      await part.getByRole('button', { name: new RegExp(`^${words.passkeys.remove}`) }).click()
      await part.locator('[name="password"]').fill(own.password)
      await part.locator('form').getByRole('button', { name: words.passkeys.remove }).click()
      await expect(part.getByText(words.passkeys.none)).toBeVisible()

      await page.context().clearCookies()
      await page.goto(PAGES.login[locale])
      await page.getByRole('button', { name: loginWords.passkey.action }).click()
      await expect(page.getByText(WORDS[locale].errors.hotel['0140'])).toBeVisible()
      await logIn(page, own, locale)
      await expect(page).toHaveURL(PAGES.card[locale])
      await devtools.detach()
    },
  )
}

/** Code of an authenticator app for a key, as it shows it now or `steps` half minutes later. */
const codeOf = (key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: Date.now() + steps * 30_000 })

for (const locale of localesLike('en')) {
  const { login: loginWords, sessions: words } = WORDS[locale].member
  const { secondStep } = words

  test(`${locale}: a collaborator turns two-step verification on, signs in with codes, and turns it off`, async ({
    page,
    stack,
  }) => {
    const own = await newMember(page, stack.origin, stack.servicesOrigin, locale)
    await signIn(page, stack.origin, own)
    await makeCollaborator(page, stack.origin, stack.servicesOrigin, own.password)
    await page.goto(PAGES.sessions[locale])
    const part = page.getByRole('region', { name: secondStep.title })
    await part.getByRole('button', { name: secondStep.add }).click()
    await part.locator('[name="password"]').fill(own.password)
    await part.getByRole('button', { name: secondStep.start }).click()
    await expect(part.getByRole('img', { name: secondStep.qr })).toBeVisible()
    const key = (await part.locator('code').innerText()).replaceAll(' ', '')
    await part.locator('[name="code"]').fill('000000')
    await part.getByRole('button', { name: secondStep.confirm }).click()
    await expect(part.getByText(WORDS[locale].errors.hotel['0151']).first()).toBeVisible()
    await part.locator('[name="code"]').fill(codeOf(key))
    await part.getByRole('button', { name: secondStep.confirm }).click()
    await expect(part.getByRole('listitem')).toHaveCount(10)
    const recovery = await part.getByRole('listitem').first().innerText()
    await part.getByRole('button', { name: secondStep.noted }).click()
    await expect(part.getByText(secondStep.left.other.replace('{count}', '10'))).toBeVisible()

    for (const code of [codeOf(key, 1), recovery]) {
      await page.context().clearCookies()
      await page.goto(PAGES.login[locale])
      await logIn(page, own, locale)
      await expect(page.getByText(loginWords.code.asked)).toBeVisible()
      await expect(page.locator('#login-email')).toHaveValue(own.email)
      await expect(page.locator('#login-code')).toBeFocused()
      await page.locator('#login-code').fill(code)
      await page.locator('#login-code').press('Enter')
      await expect(page).toHaveURL(PAGES.card[locale])
    }

    await page.goto(PAGES.sessions[locale])
    await expect(part.getByText(secondStep.left.other.replace('{count}', '9'))).toBeVisible()
    await part.getByRole('button', { name: secondStep.remove }).click()
    await part.locator('[name="password"]').fill(own.password)
    await part.locator('form').getByRole('button', { name: secondStep.remove }).click()
    await expect(part.getByRole('status')).toHaveText(secondStep.removed)
  })
}

test('a passkey that the browser offers for the e-mail field signs in', async ({ page, stack }) => {
  const devtools = await addAuthenticator(page)
  const own = await newMember(page, stack.origin, stack.servicesOrigin)
  await signIn(page, stack.origin, own)
  await page.goto(PAGES.sessions.fr)
  const words = WORDS.fr.member.sessions.passkeys
  const part = page.getByRole('region', { name: words.title })
  await part.getByRole('button', { name: words.add }).click()
  await part.locator('[name="name"]').fill('Téléphone')
  await part.locator('[name="password"]').fill(own.password)
  await part.getByRole('button', { name: words.create }).click()
  await expect(part.getByRole('listitem')).toContainText('Téléphone')
  await page.context().clearCookies()
  await page.goto(`${PAGES.login.fr}?return=${encodeURIComponent(PAGES.stays.fr)}`)
  await expect(page.locator('#login-email')).toHaveAttribute('autocomplete', 'username webauthn')
  await expect(page).toHaveURL(PAGES.stays.fr)
  await devtools.detach()
})
