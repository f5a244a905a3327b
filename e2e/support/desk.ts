import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { DEFAULT_LOCALE, type Locale } from '@barriere/shared/domain/locale.ts'
import { LANGUAGE_NAMES } from '@barriere/shared/locales/locales.ts'
import { WORDS as DESK_WORDS } from '#services/site/desk/words/words.ts'
import { unreachedControls } from './keyboard.ts'
import { newEmail } from './members.ts'
import { axeViolations, overflowOf, smallTargets } from './page-checks.ts'
import { expect } from './test.ts'

/** Password of every person who signs in. */
export const DESK_PASSWORD = 'Ruban-Cuivre-48-Falaise'

/** Invites a colleague by the command line. Resolves to the address of the invitation. */
async function invited(services: string, email: string, rights: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['scripts/desk.ts', 'add', email, '--name', 'Agathe Morel', '--rights', rights],
    { env: { ...process.env, SERVICES_URL: services } },
  )
  return stdout.trim().split('\n').at(-1) ?? ''
}

/** Steps of time-based codes since 1970. */
const STEP = 30_000

const currentStep = (): number => Math.floor(Date.now() / STEP)

const codeOf = (secret: string, step: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: step * STEP })

interface Entry {
  /** Rights of the account, as the command line takes them. */
  readonly rights?: string
  readonly language?: Locale
}

/** A signed-in person. */
interface Entered {
  readonly email: string
  /** The next unused code, once its time has come. */
  nextCode(): Promise<string>
}

/** Chooses the language of the page that is open, where it is in another one. */
export async function chooseLanguage(page: Page, language: Locale): Promise<void> {
  const html = page.locator('html')
  if ((await html.getAttribute('lang')) !== language)
    await page.getByRole('button', { name: LANGUAGE_NAMES[language], exact: true }).click()
  await expect(html).toHaveAttribute('lang', language)
}

/** Takes an invitation and signs in. The code of the next step is valid too, once the current one has been used. */
export async function enter(
  page: Page,
  services: string,
  check: () => Promise<void> = async () => {},
  { rights = '*', language = DEFAULT_LOCALE }: Entry = {},
): Promise<Entered> {
  const { invitation, list, login, members } = DESK_WORDS[language]
  const email = newEmail('barriere.example')
  await page.goto(await invited(services, email, rights))
  await chooseLanguage(page, language)
  await check()
  const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await page.getByLabel(invitation.code).fill(codeOf(secret, currentStep()))
  await page.getByLabel(invitation.password, { exact: true }).fill(DESK_PASSWORD)
  await page.getByLabel(invitation.repeated).fill(DESK_PASSWORD)
  await page.getByRole('button', { name: invitation.submit }).click()
  await expect(page.getByRole('status')).toContainText(invitation.done)
  await check()
  await page.getByLabel(login.email).fill(email)
  await page.getByLabel(login.password).fill(DESK_PASSWORD)
  await page.getByLabel(login.code).fill('000000')
  await page.getByRole('button', { name: login.submit }).click()
  await expect(page.getByRole('alert')).toContainText(login.refused)
  await check()
  let used = currentStep() + 1
  await page.getByLabel(login.password).fill(DESK_PASSWORD)
  await page.getByLabel(login.code).fill(codeOf(secret, used))
  await page.getByRole('button', { name: login.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(rights === 'operator' ? members.title : list.title)
  return {
    email,
    async nextCode() {
      used += 1
      // A code is valid from one step before its own.
      await expect.poll(currentStep, { timeout: 2 * STEP }).toBeGreaterThanOrEqual(used - 1)
      return codeOf(secret, used)
    },
  }
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
