import { expect } from 'vitest'
import { CASINO_CALLS, type CasinoCalls } from '#lib/contracts/casino-site.ts'
import type { Env } from '#services/kit/env.ts'
import { PASSWORD, form } from '#tests/support/sign-up-form.ts'
import { pairingCode } from '#tests/support/terminal.ts'
import { Browser, type EphStack, startEph } from '../eph/stack.ts'
import { newEmail } from './stack.ts'

export type CasinoBrowser = Browser<CasinoCalls>

export interface CasinoSite {
  readonly services: EphStack['hotel']
  browser(): CasinoBrowser
  /** A browser that is signed in as one of the demonstration members. */
  demonstration(name: string): Promise<CasinoBrowser>
  /** A browser that is a terminal of a casino. */
  terminal(): Promise<CasinoBrowser>
  /** Signed up and activated by the site's own calls. */
  account(): Promise<{ email: string; password: string }>
  stop(): Promise<void>
}

/** The site's calls over the programme's own backend with its demonstration members, and the session store. */
export async function startCasinoSite(overrides: Partial<Env> = {}): Promise<CasinoSite> {
  const stack = await startEph(
    {},
    { SERVICES: ['site', 'hotel', 'casino', 'mail'], CASINO_DEMONSTRATION: true, ...overrides },
  )
  const { answerCasino } = await import('#lib/api/casino/route.ts')
  const browser = (): CasinoBrowser => new Browser<CasinoCalls>(answerCasino, CASINO_CALLS, 'casino')
  return {
    services: stack.hotel,
    browser,
    async demonstration(name) {
      const own = browser()
      const [email, word] = [`${name}@example.com`, name === 'sans-carte' ? 'sans' : name]
      const password = `Casino#2026${word.charAt(0).toUpperCase()}${word.slice(1)}`
      expect((await own.request('login', { input: { email, password } })).status).toBe(200)
      return own
    },
    async terminal() {
      const [own, code] = [browser(), await pairingCode(stack.hotel.origin)]
      expect((await own.request('pairTerminal', { input: { code } })).status).toBe(201)
      return own
    },
    async account() {
      const email = newEmail('site')
      expect((await browser().request('signUp', { input: form(email) })).status).toBe(200)
      const pathParameter = await stack.hotel.tokenIn(email, /^Confirmez votre adresse e-mail/)
      expect((await browser().request('activate', { pathParameter, input: { password: PASSWORD } })).status).toBe(200)
      return { email, password: PASSWORD }
    },
    stop: () => stack.stop(),
  }
}
