import type { Page } from '@playwright/test'
import type { TestStack } from './stack.ts'
import { axeViolations } from './page-checks.ts'
import { expect } from './test.ts'

/** Passwords of the demonstration's accounts, by role. */
const ACCOUNTS = {
  reader: { email: 'lecture@example.com', password: 'Lecture#2026-Demo' },
  editor: { email: 'redaction@example.com', password: 'Redaction#2026-Demo' },
  publisher: { email: 'publication@example.com', password: 'Publication#2026-Demo' },
  administrator: { email: 'administrateur@example.com', password: 'Administrateur#2026-Demo' },
} as const

export type EditorRole = keyof typeof ACCOUNTS

const LABELS = {
  fr: { email: 'Adresse e-mail', password: 'Mot de passe', submit: 'Se connecter', sections: 'Rubriques' },
  en: { email: 'E-mail address', password: 'Password', submit: 'Sign in', sections: 'Sections' },
} as const

/** Fills in the login that the page shows. */
export async function fillLogin(page: Page, role: EditorRole, language: keyof typeof LABELS = 'fr'): Promise<void> {
  const { email, password } = ACCOUNTS[role]
  const labels = LABELS[language]
  await page.getByLabel(labels.email).fill(email)
  await page.getByLabel(labels.password, { exact: true }).fill(password)
  await page.getByRole('button', { name: labels.submit }).click()
}

interface Visit {
  readonly role?: EditorRole
  /** Language of the editor, kept with the account. */
  readonly language?: keyof typeof LABELS
}

/** Signs a person of the demonstration in, without the login's page. */
export async function signInToEditor(
  page: Page,
  stack: TestStack,
  { role = 'administrator', language = 'fr' }: Visit = {},
): Promise<void> {
  const headers = { 'x-editor': '1', 'origin': stack.servicesOrigin }
  const api = `${stack.servicesOrigin}/content/v1`
  const { request } = page.context()
  const begun = await request.post(`${api}/session`, { headers, data: { session: ACCOUNTS[role] } })
  expect(begun.status()).toBe(200)
  const chosen = await request.put(`${api}/users/me`, { headers, data: { user: { lang: language } } })
  expect(chosen.status()).toBe(200)
}

/**
 * Opens the editor as a person of the demonstration.
 *
 * @param path below `/content/editor`
 */
export async function openEditor(
  page: Page,
  stack: TestStack,
  { path = '', ...visit }: Visit & { readonly path?: string } = {},
): Promise<void> {
  await signInToEditor(page, stack, visit)
  await page.goto(`${stack.servicesOrigin}/content/editor${path}`)
  await expect(page.getByRole('navigation', { name: LABELS[visit.language ?? 'fr'].sections })).toBeVisible()
}

/** Axe violations of the editor's own screen, without the site's page in its frame, which has tests of its own. */
export const editorViolations = (page: Page): Promise<string[]> => axeViolations(page, [], false)
