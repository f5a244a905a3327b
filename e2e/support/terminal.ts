import type { Page } from '@playwright/test'
import { pairingCode } from '#tests/support/terminal.ts'
import type { TestStack } from './stack.ts'
import { expect } from './test.ts'

/** Makes the page's browser a terminal of a casino, without the page. */
export async function pairTerminal({ request }: Page, { origin, servicesOrigin }: TestStack): Promise<void> {
  const code = await pairingCode(servicesOrigin)
  const answer = await request.post(`${origin}/api/casino/kiosk/terminals`, { headers: { origin }, data: { code } })
  expect(answer.status()).toBe(201)
}
