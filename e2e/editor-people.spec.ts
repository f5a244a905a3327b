import { type AddressInfo } from 'node:net'
import { type Server, createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { Editor } from './support/content.ts'
import { PHONE } from './support/devices.ts'
import { editorViolations, fillLogin, openEditor } from './support/editor.ts'
import { unreachedControls } from './support/keyboard.ts'
import { newEmail } from './support/members.ts'
import { axeViolations, overflowOf, smallTargets } from './support/page-checks.ts'
import { DEFAULT_RUN, expect, test } from './support/test.ts'

const PASSWORD = 'Ruban-Cuivre-48-Falaise'

const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Accessible by day and by night. */
async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeViolations(page)).toEqual([])
  }
  expect(await overflowOf(page)).toBe(0)
}

const PARTS = ['Personnes', 'Jetons', 'Webhooks', 'Journal'] as const

test(
  'somebody is invited, enrols with a second step, works, and is removed',
  DEFAULT_RUN,
  async ({ page, stack, browser }) => {
    await openEditor(page, stack, { path: '/administration/people' })
    const email = newEmail('barriere.example')
    await page.getByRole('button', { name: 'Inviter', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nom').fill('Zoé Durand')
    await dialog.getByLabel('Adresse e-mail').fill('redaction@example.com')
    await dialog.getByRole('button', { name: 'Inviter' }).click()
    await expect(dialog.getByText('Cette adresse a déjà un compte.')).toBeVisible()
    await dialog.getByLabel('Adresse e-mail').fill(email)
    await dialog.getByRole('button', { name: 'Inviter' }).click()
    await expect(page.getByRole('dialog', { name: 'Lien de l’invitation' })).toBeVisible()
    const link = (await page.locator('output').textContent()) ?? ''
    await expect
      .poll(async () => await (await fetch(`${stack.servicesOrigin}/mail/messages?to=${email}`)).text())
      .toContain(link)
    await page.getByRole('button', { name: 'Fermer' }).click()
    const row = page.getByRole('listitem').filter({ hasText: email })
    await expect(row).toContainText('Invitation envoyée')

    const context = await browser.newContext({ locale: 'en-GB' })
    const colleague = await context.newPage()
    await colleague.goto(link)
    await expect(colleague.getByRole('img', { name: 'Code to scan' })).toBeVisible()
    await expectSound(colleague)
    const secret = ((await colleague.locator('code').textContent()) ?? '').replaceAll(' ', '')
    await colleague.getByLabel('Code', { exact: true }).fill(codeOf(secret))
    await colleague.getByLabel('Password', { exact: true }).fill('Zoé-Durand')
    await colleague.getByLabel('The password once more').fill(PASSWORD)
    await colleague.getByRole('button', { name: 'Activate my access' }).click()
    await expect(colleague.getByRole('alert')).toContainText('The two passwords differ.')
    await expect(colleague.getByRole('alert')).toContainText('The password contains your name or your address.')
    await colleague.getByLabel('Password', { exact: true }).fill(PASSWORD)
    // A code is valid for one step more, but a slow machine takes longer.
    await colleague.getByLabel('Code', { exact: true }).fill(codeOf(secret))
    await colleague.getByRole('button', { name: 'Activate my access' }).click()
    await expect(colleague.getByText('Your access is active. Sign in, with the next code.')).toBeVisible()
    await colleague.getByLabel('E-mail address').fill(email)
    await colleague.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await colleague.getByLabel('Code').fill('000000')
    await colleague.getByRole('button', { name: 'Sign in' }).click()
    await expect(colleague.getByRole('alert')).toContainText('You could not be signed in.')
    await colleague.getByLabel('Code').fill(codeOf(secret, 1))
    await colleague.getByRole('button', { name: 'Sign in' }).click()
    // The account's own language, and no more than an editor may see.
    await expect(colleague.getByRole('navigation', { name: 'Rubriques' })).toBeVisible()
    await expect(colleague.getByRole('link', { name: 'Administration' })).toHaveCount(0)

    await page.reload()
    await expect(row).toContainText('Actif')
    // Read-only role: the form is disabled, and says why before anything is typed.
    await row.getByLabel('Rôle de Zoé Durand').selectOption('Lecture')
    await expect(page.getByText('Rôle modifié.')).toBeVisible()
    const { id } = await new Editor(stack).read('website-hotels/offres/semaine-thalasso')
    await colleague.goto(new URL(`stories/${id}`, colleague.url()).href)
    await expect(colleague.getByText('Votre rôle permet de lire cette page, pas de la modifier.')).toBeVisible()
    await expect(colleague.getByLabel('Nom', { exact: true })).toBeDisabled()
    expect(await editorViolations(colleague)).toEqual([])
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok()),
      row.getByLabel('Rôle de Zoé Durand').selectOption('Administration'),
    ])
    await colleague.reload()
    await expect(colleague.getByRole('link', { name: 'Administration' })).toBeVisible()

    await row.getByRole('button', { name: 'Actions sur Zoé Durand' }).press('Enter')
    await expect(page.locator('[role=menuitem]:focus')).toHaveText('Inviter de nouveau…')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText('Supprimer le compte de Zoé Durand')
    await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
    await expect(row).toHaveCount(0)
    await colleague.reload()
    await expect(colleague.getByRole('heading', { name: 'Se connecter' })).toBeVisible()
    await context.close()
    await page.getByRole('link', { name: 'Journal' }).click()
    for (const text of [`Agathe Morel a supprimé le compte de ${email}`, `Agathe Morel a invité ${email} (Rédaction)`])
      await expect(page.getByText(text)).toBeVisible()
  },
)

test('a forgotten password is set anew by a mailed link, in the language that is chosen', async ({ page, stack }) => {
  const email = newEmail('barriere.example')
  const call = async (method: string, path: string, body: object, headers: Record<string, string>) => {
    const answer = await fetch(`${stack.servicesOrigin}/content/v1/${path}`, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    expect(answer.ok).toBe(true)
    return (await answer.json()) as { invitation_url: string; invitation: { secret: string } }
  }
  const own = { 'x-editor': '1', 'origin': stack.servicesOrigin }
  const { invitation_url: link } = await call(
    'POST',
    'spaces/1/collaborators',
    { collaborator: { email, name: 'Zoé Durand', role: 'editor', lang: 'en' } },
    { authorization: 'local-management' },
  )
  const secret = new URL(link).hash.slice(1)
  const { invitation } = await call('POST', 'session/invitation', { invitation: { secret } }, own)
  const enrolment = { secret, password: PASSWORD, repeated: PASSWORD, code: codeOf(invitation.secret) }
  await call('PUT', 'session/invitation', { invitation: enrolment }, own)

  const missing: string[] = []
  page.on('response', (answer) => {
    if (answer.status() === 404) missing.push(answer.url())
  })
  await page.goto(`${stack.servicesOrigin}/content/editor`)
  await page.getByLabel(/^(?:Langue de l’éditeur|Language of the editor)$/).selectOption('en')
  await expect(page.getByText('Website editor')).toBeVisible()
  await expectSound(page)
  expect(missing).toEqual([])
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Forgotten your password?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Forgotten password' })
  await expect(dialog.getByLabel('E-mail address')).toHaveValue(email)
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Send me the link' }).click()
  await expect(dialog.getByText(/^If an account has this address/)).toBeVisible()
  let recovery = ''
  await stack.until(async () => {
    const mails = await (await fetch(`${stack.servicesOrigin}/mail/messages?to=${email}`)).text()
    recovery = /https?:[^"\s]+\/recovery#[\w-]{43}/.exec(mails)?.[0] ?? ''
    return recovery !== ''
  })
  await page.goto(recovery)
  await expect(page.getByText('Hello Zoé Durand.')).toBeVisible()
  await expectSound(page)
  await page.getByLabel('Password', { exact: true }).fill('Phare-Granit-73-Cordage')
  await page.getByLabel('The password once more').fill('Phare-Granit-73-Cordage')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Phare-Granit-73-Cordage')
  await page.getByLabel('Code').fill(codeOf(invitation.secret, 1))
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeVisible()
})

test('a session that ends asks for a login over what is on the screen', async ({ page, stack, context }) => {
  await openEditor(page, stack, { path: '/administration/tokens' })
  await page.getByRole('button', { name: 'Créer un jeton' }).click()
  await page.getByLabel('Nom').fill('Import')
  await context.clearCookies()
  await page.getByRole('dialog').getByRole('button', { name: 'Créer un jeton' }).click()
  const again = page.getByRole('dialog', { name: 'Votre session est terminée' })
  await expect(again).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(again).toBeVisible()
  await fillLogin(page, 'administrator')
  await expect(again).toHaveCount(0)
  await expect(page.getByLabel('Nom')).toHaveValue('Import')
  await page.getByRole('dialog').getByRole('button', { name: 'Créer un jeton' }).click()
  const token = (await page.locator('output').textContent()) ?? ''
  const call = () =>
    fetch(`${stack.servicesOrigin}/content/v1/users/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(await (await call()).json()).toMatchObject({ user: { friendly_name: 'Import', role: 'editor' } })
  await page.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: 'Supprimer le jeton Import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Jeton supprimé.')).toBeVisible()
  expect((await call()).status).toBe(401)
  await page.getByRole('button', { name: 'Se déconnecter' }).click()
  await page.getByRole('menuitem', { name: 'De ce navigateur' }).click()
  await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeVisible()
})

test('a webhook is added, fails, and is replayed', async ({ page, stack }) => {
  let status = 500
  const server: Server = createServer((request, response) => {
    request.resume()
    request.on('end', () => response.writeHead(status).end())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  await openEditor(page, stack, { path: '/administration/webhooks' })
  await expect(page.getByText('Configuration', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter une adresse' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom').fill('Recherche')
  await dialog.getByLabel('Adresse').fill(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`)
  await dialog.getByLabel('Page publiée').uncheck()
  await dialog.getByLabel('Page retirée du site').uncheck()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Choisissez au moins un événement.')
  await dialog.getByLabel('Page publiée').check()
  await dialog.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Adresse enregistrée.')).toBeVisible()
  const told = page.getByRole('dialog', { name: 'La clé de la signature' })
  const first = await told.locator('output').textContent()
  await told.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: 'Changer la clé de Recherche' }).click()
  await dialog.getByRole('button', { name: 'Changer la clé', exact: true }).click()
  await expect(told.locator('output')).not.toHaveText(first ?? '')
  await told.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: 'Passer à la nouvelle clé maintenant' }).click()
  await expect(page.getByText('La nouvelle clé signe seule.')).toBeVisible()

  const editor = new Editor(stack)
  await editor.save(await editor.read('website-hotels/mentions-legales'), {}, true)
  await page.reload()
  await page.getByLabel('De l’adresse').selectOption('Recherche')
  const deliveries = page.getByRole('listitem').filter({ hasText: 'website-hotels/mentions-legales' })
  await expect(deliveries).toHaveCount(1)
  await expect(deliveries).toContainText('Échoué (500)')
  status = 204
  await deliveries.getByRole('button', { name: 'Rejouer' }).click()
  await expect(deliveries).toHaveCount(2)
  await expect(deliveries.first()).toContainText('Reçu (204)')
  await page.getByRole('button', { name: 'Supprimer Recherche' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click()
  await expect(page.getByText('Adresse supprimée.')).toBeVisible()
  server.close()
})

test('every screen is accessible, and keys reach all of it', async ({ page, stack }) => {
  await page.goto(`${stack.servicesOrigin}/content/editor`)
  await expect(page.getByRole('button', { name: /Se connecter|Sign in/ })).toBeVisible()
  await expectSound(page)
  await openEditor(page, stack, { path: '/administration' })
  for (const part of PARTS) {
    await page.getByRole('link', { name: part }).click()
    await expect(page.getByRole('heading', { level: 1, name: part })).toBeVisible()
    await expectSound(page)
    expect(await unreachedControls(page)).toEqual([])
  }
  await page.getByLabel('Langue de l’éditeur').selectOption('Anglais')
  await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible()
  // Kept with the account.
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible()
  await page.getByLabel('Language of the editor').selectOption('French')
  await expect(page.getByRole('heading', { level: 1, name: 'Journal' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('every screen fits, and a finger finds its controls', async ({ page, stack }) => {
    await openEditor(page, stack, { path: '/administration' })
    for (const part of PARTS) {
      await page.getByRole('link', { name: part }).click()
      await expect(page.getByRole('heading', { level: 1, name: part })).toBeVisible()
      await expectSound(page)
      expect(await smallTargets(page)).toEqual([])
    }
    await page.getByRole('link', { name: 'Personnes' }).click()
    await page.getByRole('button', { name: 'Inviter', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectSound(page)
    expect(await smallTargets(page)).toEqual([])
  })
})
