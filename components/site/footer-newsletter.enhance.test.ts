// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NO_MEMBER, consumeFormDraft } from '#lib/client/form-draft.ts'
import { REQUEST_CALLS } from '@barriere/shared/contracts/requests.ts'
import { navigateTo } from '#lib/navigation/navigate.ts'
import { NEWSLETTER_FORM } from '@barriere/shared/locales/locales.ts'
import { stubFetch } from '../forms/captcha-test-support.ts'
import { stubRequests } from '../requests/test-support.tsx'
import './footer-newsletter.enhance.ts'

vi.mock('#lib/navigation/navigate.ts', () => ({ navigateTo: vi.fn() }))

const SENT = { body: { reference: 'N-7K3M-2026' } }
const WORDS = NEWSLETTER_FORM.fr

const form = () => document.querySelector('form') ?? expect.fail('no form')
const field = () => form().querySelector<HTMLInputElement>('[type=email]') ?? expect.fail('no field')
const box = () => form().querySelector<HTMLInputElement>('[type=checkbox]') ?? expect.fail('no box')
const isFault = () => within(form()).getByRole('status').hasAttribute('data-fault')
const status = () => within(form()).queryByRole('status')?.textContent

beforeEach(() => {
  document.documentElement.lang = 'fr'
  history.replaceState(null, '', '/hotels?utm_source=ami')
  document.body.innerHTML = `<site-newsletter><form action="/lettre">
    <label>Votre e-mail<input type="email" required></label>
    <div></div><button type="submit">S’abonner</button></form></site-newsletter>`
})

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const open = async () => {
  fireEvent.focusIn(field())
  await vi.waitFor(() => expect(box()).toBeDefined())
}

const submit = (email: string, isAgreed = true) => {
  field().value = email
  if (box().checked !== isAgreed) box().click()
  fireEvent.submit(form())
}

describe('the footer’s subscription', () => {
  test('nothing is added before somebody comes to the field; then the consent is, not ticked', async () => {
    expect(form().querySelectorAll('input')).toHaveLength(1)
    await open()
    expect(box().checked).toBe(false)
    const { lead, link } = WORDS.consent
    expect(box().closest('label')?.textContent).toBe(`${lead} ${link} ${WORDS.newTab}.`)
    expect(within(form()).getByRole('link').getAttribute('href')).toBe('/confidentialite')
  })

  test('a subscription to all themes, as the contract takes it; the form gives way to what comes next', async () => {
    const { bodies } = stubRequests(SENT)
    await open()
    submit(' zoe@example.com ')
    await vi.waitFor(() => expect(status()).toBe(WORDS.sent))
    expect(bodies()).toEqual([
      { email: 'zoe@example.com', themes: [], privacy: true, locale: 'fr', page: '/hotels', utm: { source: 'ami' } },
    ])
    expect(REQUEST_CALLS.newsletter.input.safeParse(bodies()[0]).error).toBeUndefined()
    expect(field().closest('label')?.hidden).toBe(true)
    expect(document.activeElement).toBe(within(form()).getByRole('status'))
  })

  test('an address that is none, and a box that is not ticked, are said at their field; nothing is sent', async () => {
    const { ask } = stubRequests(SENT)
    await open()
    submit('zoe@')
    await vi.waitFor(() => expect(status()).toBe(WORDS.faults.email))
    expect(isFault()).toBe(true)
    expect([document.activeElement, field().getAttribute('aria-invalid'), field().value]).toEqual([
      field(),
      'true',
      'zoe@',
    ])
    submit('zoe@example.com', false)
    await vi.waitFor(() => expect(status()).toBe(WORDS.faults.privacy))
    expect(document.activeElement).toBe(box())
    expect([field().getAttribute('aria-invalid'), box().getAttribute('aria-describedby')]).toEqual([
      null,
      within(form()).getByRole('status').id,
    ])
    expect(ask).not.toHaveBeenCalled()
  })

  test('a failure keeps what was typed; sent again it is the same request', async () => {
    const { keys } = stubRequests(undefined, { status: 503, body: { message: 'Plus tard.' } }, SENT)
    await open()
    submit('zoe@example.com')
    await vi.waitFor(() => expect(status()).toBe(WORDS.failed))
    fireEvent.submit(form())
    await vi.waitFor(() => expect(status()).toBe('Plus tard.'))
    expect(isFault()).toBe(true)
    expect(field().value).toBe('zoe@example.com')
    fireEvent.submit(form())
    await vi.waitFor(() => expect(status()).toBe(WORDS.sent))
    expect([new Set(keys()).size, isFault()]).toEqual([1, false])
  })

  test('where reCAPTCHA is configured the newsletter’s page goes on with what was typed', async () => {
    const ask = vi.fn<typeof fetch>()
    stubFetch(ask, { kind: 'recaptcha', v3: 'three', v2: 'two' })
    await open()
    submit('zoe@example.com')
    await vi.waitFor(() => expect(navigateTo).toHaveBeenCalledWith('/lettre'))
    expect(consumeFormDraft('newsletter', NO_MEMBER)).toEqual({ email: 'zoe@example.com' })
    expect(ask).not.toHaveBeenCalled()
  })

  test('without a proof nothing is sent, and the form says so', async () => {
    const ask = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'))
    vi.stubGlobal('fetch', ask)
    await open()
    submit('zoe@example.com')
    await vi.waitFor(() => expect(status()).toBe(WORDS.failed))
    expect(ask.mock.calls.every(([address]) => String(address).startsWith('/api/captcha/'))).toBe(true)
    expect(field().value).toBe('zoe@example.com')
  })

  test('pressed twice it is sent once', async () => {
    const { ask } = stubRequests(SENT)
    await open()
    submit('zoe@example.com')
    fireEvent.submit(form())
    await vi.waitFor(() => expect(status()).toBe(WORDS.sent))
    expect(ask).toHaveBeenCalledTimes(1)
  })

  test('a submit before the code is there waits for it', async () => {
    const { ask } = stubRequests(SENT)
    field().value = 'zoe@example.com'
    expect(fireEvent.submit(form())).toBe(false)
    await vi.waitFor(() => expect(status()).toBe(WORDS.faults.privacy))
    expect(ask).not.toHaveBeenCalled()
  })
})
