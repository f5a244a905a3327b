import type { Page } from '@playwright/test'
import type { TestStack } from './stack.ts'

/** Accounts of the demonstration, by role (`services/content/people/demonstration.ts`). */
const ACCOUNTS = {
  editor: { email: 'redaction@example.com', password: 'Redaction#2026-Demo' },
  publisher: { email: 'publication@example.com', password: 'Publication#2026-Demo' },
  administrator: { email: 'administrateur@example.com', password: 'Administrateur#2026-Demo' },
} as const

/** Signs a page's context in to the visual editor, as the login does. */
export async function signInToEditor(
  page: Page,
  stack: TestStack,
  role: keyof typeof ACCOUNTS = 'administrator',
): Promise<void> {
  const answer = await page.request.post(`${stack.servicesOrigin}/content/v1/session`, {
    headers: { 'x-editor': '1', 'origin': stack.servicesOrigin },
    data: { session: { ...ACCOUNTS[role], code: '' } },
  })
  if (!answer.ok()) throw new Error(`The editor refused the login: ${answer.status()} ${await answer.text()}`)
}
