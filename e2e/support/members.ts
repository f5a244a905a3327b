import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { HOTEL_LINKS } from '@barriere/shared/programmes/hotel/links.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import en from '#messages/en-US.json' with { type: 'json' }
import fr from '#messages/fr-FR.json' with { type: 'json' }
import { captchaOf } from '#tests/support/captcha.ts'
import { ownLastName } from '#tests/support/own-name.ts'
import { expect } from './test.ts'

export const WORDS = { fr, en } as const

export const PAGES = HOTEL_LINKS

export const PEOPLE = {
  discovery: { email: 'decouverte@example.com', password: 'Decouverte#2026' },
  infinitely: { email: 'infiniment@example.com', password: 'Infiniment#2026' },
  collaborator: { email: 'collaborateur@barriere.example', password: 'Collaborateur#2026' },
  inactive: { email: 'inactif@example.com', password: 'Inactif#202611' },
} as const

interface Credentials {
  readonly email: string
  readonly password: string
}

let people = 0

/** A unique e-mail address. */
export const newEmail = (domain = 'example.com'): string => `journey-${Date.now()}-${(people += 1)}@${domain}`

/** Path, with its token, of the link in the newest mail to an address whose subject matches; waits for the mail. */
export async function mailedPath(services: string, to: string, subject = /./): Promise<string> {
  let path = ''
  await expect
    .poll(
      async () => {
        const { messages } = (await (await fetch(`${services}/mail/messages?to=${encodeURIComponent(to)}`)).json()) as {
          messages: { subject: string; text: string }[]
        }
        const link = /https?:\/\/[^\s/]+(\/\S+\?token=[\w-]+)/.exec(
          messages.find((mail) => subject.test(mail.subject))?.text ?? '',
        )
        path = link?.[1] ?? ''
        return path
      },
      { timeout: 15_000 },
    )
    .not.toBe('')
  return path
}

/** Signs the page's browser in without the form. */
export async function signIn(page: Page, origin: string, { email, password }: Credentials): Promise<void> {
  await logInUntilAnswered(page, `${origin}/api/eph/users/login`, { email, password })
}

/**
 * Sends a programme's login again after a 503, its answer on a busy machine: visitors try again as well. Resolves to
 * the answer's body.
 */
export async function logInUntilAnswered(page: Page, address: string, data: object): Promise<unknown> {
  let body: unknown
  await expect(async () => {
    const response = await page.request.post(address, { headers: { origin: new URL(address).origin }, data })
    expect(response.status()).toBe(200)
    body = await response.json()
  }).toPass()
  return body
}

/** Fills in the login form of the page that is open, and sends it. */
export async function logIn(page: Page, { email, password }: Credentials, locale: Locale): Promise<void> {
  const {
    member: { login: words },
  } = WORDS[locale]
  const form = page.getByRole('form', { name: words.title })
  await form.locator('[name="email"]').fill(email)
  await form.locator('[name="password"]').fill(password)
  await form.getByRole('button', { name: words.submit }).click()
}

/** Signs up a person through the site's API, whose address is not confirmed yet. */
export async function signUp(page: Page, origin: string, locale: Locale = 'fr'): Promise<Credentials> {
  const email = newEmail()
  const password = 'Tramontane#2026'
  const headers = { origin, 'accept-language': locale, ...(await captchaOf(origin, 'signUp')) }
  const input = {
    email,
    emailVerification: email,
    password,
    civility: 'Mrs',
    firstName: 'Zoé',
    lastName: ownLastName(),
    birthDate: '1990-05-04',
    terms: true,
  }
  expect((await page.request.post(`${origin}/api/eph/users/signup`, { headers, data: input })).status()).toBe(200)
  return { email, password }
}

/** Signs up a new member through the site's API. */
export async function newMember(
  page: Page,
  origin: string,
  services: string,
  locale: Locale = 'fr',
): Promise<Credentials> {
  const { email, password } = await signUp(page, origin, locale)
  const headers = { origin, 'accept-language': locale }
  const token = new URL(await mailedPath(services, email), origin).searchParams.get('token') ?? ''
  expect(
    (await page.request.post(`${origin}/api/eph/users/activate/${token}`, { headers, data: { password } })).status(),
  ).toBe(200)
  return { email, password }
}

export interface ClockedProgramme {
  readonly url: string
  /** Advances its clock by milliseconds. */
  forward(milliseconds: number): Promise<void>
  stop(): Promise<void>
}

/** A programme's backend and a mailbox in a separate process, with a clock that only the test moves. */
export async function startClockedProgramme(programme: Programme): Promise<ClockedProgramme> {
  const dataDir = mkdtempSync(join(tmpdir(), `${programme}-clocked-`))
  const child: ChildProcess = fork('tests/support/clocked-programme.ts', [dataDir, programme], { stdio: 'inherit' })
  const [{ url }] = (await once(child, 'message')) as [{ url: string }]
  return {
    url,
    async forward(milliseconds) {
      child.send({ forward: milliseconds })
      await once(child, 'message')
    },
    async stop() {
      child.disconnect()
      await once(child, 'exit')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Waits until the card's own worker serves its page. Race condition: `serviceWorker.ready` may be that of the offline
 * page, which was there before; without a connection that one answers.
 */
export const untilCardIsServed = async (page: Page): Promise<void> => {
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration(location.href)
    return registration?.active?.state === 'activated' && registration.scope === location.href
  })
}
