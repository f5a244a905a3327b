import type { Page } from '@playwright/test'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { touchIslands } from './islands.ts'
import { WORDS, newEmail } from './members.ts'
import { expect } from './test.ts'

const CONTACT = { fr: '/contact', en: '/en/contact' } as const

const MESSAGE = 'Un dîner de famille au bord de l’eau,\nun soir de juin.'

export async function openContact(page: Page, locale: Locale): Promise<void> {
  await page.goto(CONTACT[locale])
  await touchIslands(page)
}

export async function fillContact(page: Page): Promise<void> {
  await page.locator('#contact-subject').selectOption({ index: 1 })
  await page.locator('#contact-message').fill(MESSAGE)
  await page.locator('#contact-firstName').fill('Camille')
  await page.locator('#contact-lastName').fill('Rousseau')
  await page.locator('#contact-email').fill(newEmail())
  await page.locator('#contact-privacy').check()
}

export const sendContact = (page: Page, locale: Locale): Promise<void> =>
  page.getByRole('button', { name: WORDS[locale].requests.contact.submit }).click()

export const expectThanks = (page: Page, locale: Locale): Promise<void> =>
  expect(page.getByRole('group', { name: WORDS[locale].requests.thanks.title })).toBeFocused()

/** The refusal above the form; the input is still there, and a telephone is a link. */
export async function expectRefusal(page: Page, message: string): Promise<void> {
  const told = page.getByRole('group', { name: message.replaceAll(/\s/g, ' ') })
  await expect(told).toBeFocused()
  await expect(told.getByRole('link')).toHaveAttribute('href', 'tel:+33261910014')
  await expect(page.locator('#contact-message')).toHaveValue(MESSAGE)
}
