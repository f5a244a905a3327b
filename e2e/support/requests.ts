import type { Page } from '@playwright/test'
import { touchIslands } from './islands.ts'
import { axeViolations, overflowOf, smallTargets } from './page-checks.ts'
import { expect } from './test.ts'

/** The form may stand below the first view, where its island waits. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await touchIslands(page)
}

const REFERENCE = /[CES]-[0-9A-Z]{4}-\d{4}/

/** An accessible page that fits: of each step, and at 320 pixels. */
export async function expectSound(page: Page): Promise<void> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  expect(await axeViolations(page)).toEqual([])
  await page.setViewportSize({ width: 320, height })
  expect(await overflowOf(page)).toBe(0)
  expect(await smallTargets(page)).toEqual([])
  await page.setViewportSize({ width, height })
}

interface Mail {
  readonly id: string
  readonly recipient: string
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  /** File names. */
  readonly attachments: readonly string[]
}

/** Waits for the two mails about a request of this address: to the sender, and to the desk. */
export async function mailsAbout(
  services: string,
  reference: string,
  email: string,
): Promise<Record<'sender' | 'desk', Mail>> {
  let found: readonly Mail[] = []
  await expect
    .poll(async () => {
      const { messages } = (await (await fetch(`${services}/mail/messages`)).json()) as { messages: Mail[] }
      found = messages.filter(({ subject, text }) => `${subject} ${text}`.includes(reference))
      return found.length
    })
    .toBeGreaterThan(1)
  expect(found).toHaveLength(2)
  const [sender, desk] = [true, false].map((own) => found.find(({ recipient }) => (recipient === email) === own))
  if (!sender || !desk) throw new Error(`The mails about ${reference} went elsewhere.`)
  return { sender, desk }
}

/** The reference of the thank-you, which has the focus. */
export const referenceIn = async (page: Page, title: string): Promise<string> => {
  const thanks = page.getByRole('group', { name: title })
  await expect(thanks).toBeFocused()
  const [reference = ''] = REFERENCE.exec((await thanks.textContent()) ?? '') ?? []
  expect(reference).not.toBe('')
  return reference
}

export async function fillPerson(page: Page, form: 'contact' | 'event' | 'seminar', email: string): Promise<void> {
  await page.locator(`#${form}-firstName`).fill('Camille')
  await page.locator(`#${form}-lastName`).fill('Rousseau')
  await page.locator(`#${form}-email`).fill(email)
  await page.locator(`#${form}-phoneNumber`).fill('+33 6 12 34 56 78')
}
