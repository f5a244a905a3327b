import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { unreachedControls } from './keyboard.ts'
import { newEmail } from './members.ts'
import { axeViolations, overflowOf, smallTargets } from './page-checks.ts'
import { expect } from './test.ts'

const PASSWORD = 'Ruban-Cuivre-48-Falaise'

/** Invites a colleague by the command line. Resolves to the address of the invitation. */
async function invited(services: string, email: string, rights: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/desk.ts', 'add', email, '--name', 'Agathe Morel', '--rights', rights],
    { env: { ...process.env, SERVICES_URL: services } },
  )
  return stdout.trim().split('\n').at(-1) ?? ''
}

const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })

/** Takes an invitation and signs in. The code of the next step counts too, once the current one has been used. */
export async function enter(
  page: Page,
  services: string,
  check: () => Promise<void> = async () => {},
  { rights, title }: { readonly rights: string; readonly title: string } = { rights: '*', title: 'Demandes' },
): Promise<void> {
  const email = newEmail('barriere.example')
  await page.goto(await invited(services, email, rights))
  await check()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel('Code que l’application affiche').fill(codeOf(secret))
  await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Le même mot de passe').fill(PASSWORD)
  await page.getByRole('button', { name: 'Ouvrir mon accès' }).click()
  await expect(page.getByRole('status')).toContainText('Votre accès est ouvert')
  await check()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Mot de passe').fill(PASSWORD)
  await page.getByLabel('Code à usage unique').fill('000000')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('alert')).toContainText('ne convient pas')
  await check()
  await page.getByLabel('Mot de passe').fill(PASSWORD)
  await page.getByLabel('Code à usage unique').fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
}

/** An accessible page that keys reach, that fits at 320 pixels, and with text twice as large. */
export async function expectSound(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await axeViolations(page)).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await unreachedControls(page)).toEqual([])
  await page.setViewportSize({ width: 320, height })
  expect(await overflowOf(page)).toBe(0)
  expect(await smallTargets(page)).toEqual([])
  await page.setViewportSize({ width, height })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await overflowOf(page)).toBe(0)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
}
