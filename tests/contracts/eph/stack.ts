import { NextRequest, type NextResponse } from 'next/server'
import { expect } from 'vitest'
import type { CallAnswer, CallFailureBody, SiteCall, SiteCalls } from '@barriere/shared/contracts/call.ts'
import { EPH_CALLS, type EphCalls } from '#lib/contracts/eph.ts'
import { CAPTCHA_HEADER, CSRF_HEADER, IDEMPOTENCY_HEADER } from '@barriere/shared/contracts/http.ts'
import type { Env } from '#services/kit/env.ts'
import { CHEAP_CAPTCHA, solved } from '#tests/support/captcha.ts'
import { PASSWORD, form } from '#tests/support/sign-up-form.ts'
import { restartSite } from '#tests/support/site-settings.ts'
import { type HotelStack, newEmail, startHotel } from '../hotel/stack.ts'

export const SITE = 'https://site.example'

export interface RequestOptions {
  readonly input?: unknown
  /** Value of the path parameter. */
  readonly pathParameter?: string
  readonly key?: string
  readonly locale?: 'fr' | 'en'
  /** Replace or extend a browser's own headers; undefined removes one. */
  readonly headers?: Readonly<Record<string, string | undefined>>
  /** Instead of the input as JSON. */
  readonly raw?: string
}

export interface Answered<C extends SiteCall> {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** Body of a success. */
  readonly body: CallAnswer<C>
  /** Body of a failure. */
  readonly failure: CallFailureBody
  readonly code: string | undefined
}

/** Header of a captcha's proof for a call. The site's modules read their settings when they are loaded. */
export async function proofOf(action: string): Promise<Record<string, string>> {
  const { captchaGateway } = await import('#lib/gateways/captcha/captcha.ts')
  return solved(captchaGateway().challenge(action))
}

/** A browser with its cookies, on a page of the site; its calls are those of a programme. */
export class Browser<T extends SiteCalls = EphCalls> {
  readonly cookies = new Map<string, string>()
  readonly #answer: (request: NextRequest, path: string) => Promise<NextResponse>
  readonly #calls: SiteCalls
  readonly #prefix: string

  constructor(
    answer: (request: NextRequest, path: string) => Promise<NextResponse>,
    calls: SiteCalls = EPH_CALLS,
    prefix = 'eph',
  ) {
    this.#answer = answer
    this.#calls = calls
    this.#prefix = prefix
  }

  async request<N extends keyof T & string>(
    name: N,
    { input, pathParameter = '', key, locale = 'fr', headers = {}, raw }: RequestOptions = {},
  ): Promise<Answered<T[N]>> {
    const call = this.#calls[name]
    if (!call) throw new Error(`${name} is no call.`)
    const { method, path, captcha } = call
    return await this.send(method, path.replace(/\{\w+\}/, pathParameter), {
      ...(input === undefined && raw === undefined ? {} : { body: raw ?? JSON.stringify(input) }),
      headers: {
        'sec-fetch-site': 'same-origin',
        'origin': SITE,
        'accept-language': locale,
        [CSRF_HEADER]: '1',
        'x-client-address': '203.0.113.9',
        ...(input === undefined && raw === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key }),
        ...(captcha === 'always' && !(CAPTCHA_HEADER in headers) ? await proofOf(name) : {}),
        ...headers,
      },
    })
  }

  async send<C extends SiteCall>(
    method: string,
    path: string,
    { headers, body }: { headers: Readonly<Record<string, string | undefined>>; body?: string },
  ): Promise<Answered<C>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const sent = Object.entries({ ...headers, ...(cookie === '' ? {} : { cookie }) }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    )
    const response = await this.#answer(
      new NextRequest(`${SITE}/api/${this.#prefix}/${path}`, {
        method,
        headers: sent,
        ...(body === undefined ? {} : { body }),
      }),
      path,
    )
    for (const { name, value } of response.cookies.getAll()) {
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const text = await response.text()
    const answer = JSON.parse(text) as CallAnswer<C> & CallFailureBody
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: answer,
      failure: answer,
      code: response.ok ? undefined : answer.code,
    }
  }
}

export interface EphStack {
  readonly hotel: HotelStack
  browser(): Browser
  /** Signed up and activated by the site's own calls. */
  account(more?: Record<string, unknown>): Promise<{ email: string; password: string }>
  /** A browser that has signed in to an account of its own. */
  member(remember?: boolean): Promise<{ browser: Browser; email: string; password: string }>
  stop(): Promise<void>
}

/**
 * The calls of the browser, answered by this process as the site does it, over the session store, the hotel programme
 * and its mails.
 */
export async function startEph(
  settings: Readonly<Record<string, string>> = {},
  overrides: Partial<Env> = {},
): Promise<EphStack> {
  const hotel = await startHotel({ SERVICES: ['site', 'hotel', 'mail'], ...overrides })
  restartSite({
    SITE_ORIGIN: SITE,
    SITE_API_URL: `${hotel.origin}/site`,
    HOTEL_API_URL: hotel.url,
    CASINO_API_URL: `${hotel.origin}/casino`,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
    ...CHEAP_CAPTCHA,
    ...settings,
  })
  const { answerEph } = await import('#lib/api/eph/route.ts')
  const browser = () => new Browser(answerEph)
  const stack: EphStack = {
    hotel,
    browser,
    async account(more = {}) {
      const email = newEmail()
      expect((await browser().request('signUp', { input: form(email, more) })).status).toBe(200)
      const pathParameter = await hotel.tokenIn(email, /^Confirmez votre adresse e-mail/)
      expect((await browser().request('activate', { pathParameter, input: { password: PASSWORD } })).status).toBe(200)
      return { email, password: PASSWORD }
    },
    async member(remember = false) {
      const { email, password } = await stack.account()
      const own = browser()
      expect((await own.request('login', { input: { email, password, remember } })).status).toBe(200)
      return { browser: own, email, password }
    },
    stop: () => hotel.stop(),
  }
  return stack
}
