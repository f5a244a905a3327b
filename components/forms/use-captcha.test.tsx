// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { CaptchaChallenge } from '#lib/contracts/captcha.ts'
import { CAPTCHA_HEADER } from '@barriere/shared/contracts/http.ts'
import { consentStore } from '#lib/client/consent.ts'
import { sendRequest } from '#lib/client/request-call.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { stubFetch, untilSent } from './captcha-test-support.ts'
import { Form } from './form.tsx'
import { TextField } from './text-field.tsx'
import type { CaptchaOptions } from './use-captcha.ts'
import { useSiteForm } from './use-site-form.ts'

const forms = messagesOf('fr').forms

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  document.cookie = 'consent=; max-age=0; path=/'
  vi.unstubAllGlobals()
})

const REFUSED = (code: string, status = 422) => ({ status, body: { code, message: `Refus ${code}.` } })

interface Answer {
  readonly status: number
  readonly body: unknown
}

const TAKEN: Answer = { status: 201, body: { reference: 'C-7K3M-2026' } }

const done = vi.fn()

function Letter({ captcha }: { captcha: CaptchaOptions }) {
  const form = useSiteForm({
    name: 'letter',
    locale: 'fr',
    labels: forms,
    values: { text: '' },
    fieldLabels: { text: 'Texte' },
    captcha,
    send: (_, idempotencyKey, proof) => sendRequest('POST contact', { idempotencyKey, captcha: proof }),
    done,
  })
  return (
    <Form form={form} label="Lettre" submit="Envoyer">
      <TextField {...form.field('text')} />
    </Form>
  )
}

/** Shows the form with a server that gives these answers in turn. Returns a getter of the received proofs. */
function open(
  answers: readonly Answer[],
  { captcha = { action: 'contact' }, challenge }: { captcha?: CaptchaOptions; challenge?: CaptchaChallenge } = {},
) {
  let next = 0
  const ask = vi.fn<typeof fetch>(async () => {
    const { status, body } = answers[Math.min(next, answers.length - 1)] ?? TAKEN
    next += 1
    return Response.json(body, { status })
  })
  stubFetch(ask, challenge)
  done.mockClear()
  render(<Letter captcha={captcha} />)
  return () =>
    ask.mock.calls.map(([, init]) =>
      Object.fromEntries(new URLSearchParams(new Headers(init?.headers).get(CAPTCHA_HEADER) ?? '')),
    )
}

const press = async (): Promise<void> => {
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'))
  })
  await untilSent()
}

const told = (): string | null => screen.getByRole('group').textContent

test('a proof of work goes with the call', async () => {
  const proofs = open([TAKEN])
  await press()
  expect(proofs()).toEqual([{ kind: 'work', challenge: 'contact.1.1.x.y', nonces: '3,7' }])
  expect(done).toHaveBeenCalled()
})

test('nothing is loaded before the first focus, and each call has a proof of its own', async () => {
  const proofs = open([REFUSED('captcha'), TAKEN])
  const worker = vi.spyOn(globalThis, 'Worker')
  await act(async () => undefined)
  expect(worker).not.toHaveBeenCalled()
  fireEvent.focus(screen.getByLabelText('Texte'))
  await vi.waitFor(() => expect(worker).toHaveBeenCalledTimes(1))
  await press()
  expect(told()).toBe('Refus captcha.')
  await press()
  expect(proofs()).toHaveLength(2)
  expect(worker).toHaveBeenCalledTimes(2)
})

test('what robots fill in is told; nobody else sees, reaches or hears it', async () => {
  const proofs = open([REFUSED('captcha')])
  const trap = document.querySelector<HTMLInputElement>('[name="website"]')
  if (!trap) throw new Error('There is no honeypot.')
  expect([trap.tabIndex, trap.autocomplete, trap.closest('[aria-hidden="true"]') !== null]).toEqual([-1, 'off', true])
  fireEvent.change(trap, { target: { value: 'https://spam.example' } })
  await press()
  expect(proofs()[0]?.trap).toBe('1')
})

test('a challenge that has expired unnoticed is replaced, once', async () => {
  const proofs = open([REFUSED('captcha-expired'), TAKEN])
  await press()
  expect(proofs()).toHaveLength(2)
  expect(done).toHaveBeenCalled()
})

test.each(['captcha', 'captcha-host', 'captcha-action', 'captcha-expired', 'captcha-slow', 'captcha-away'])(
  'after %s the form says so, and keeps what was typed',
  async (code) => {
    open([REFUSED(code, code.endsWith('y') || code.endsWith('w') ? 503 : 422)])
    fireEvent.change(screen.getByLabelText('Texte'), { target: { value: 'Bonjour' } })
    await press()
    expect(told()).toBe(`Refus ${code}.`)
    expect(screen.getByLabelText<HTMLInputElement>('Texte').value).toBe('Bonjour')
    expect(done).not.toHaveBeenCalled()
  },
)

test('without workers the form says what to do, and the next attempt may succeed', async () => {
  const proofs = open([TAKEN])
  const working = globalThis.Worker
  vi.stubGlobal('Worker', function Refused() {
    throw new Error('Content security policy')
  })
  await press()
  expect(told()).toContain(forms.captcha.blocked)
  expect(screen.getByRole('link', { name: /02.61.91.00.14/ }).getAttribute('href')).toBe('tel:+33261910014')
  vi.stubGlobal('Worker', working)
  await press()
  expect(proofs()).toHaveLength(1)
  expect(done).toHaveBeenCalled()
})

test('after failures only: the call goes again with a proof as soon as the site asks for one', async () => {
  const proofs = open([REFUSED('0090', 403), REFUSED('captcha'), TAKEN], {
    captcha: { action: 'login', afterFailures: true },
  })
  expect(document.querySelector('[name="website"]')).toBeNull()
  fireEvent.focus(screen.getByLabelText('Texte'))
  await press()
  expect(told()).toBe('Refus 0090.')
  expect(proofs()).toEqual([{}])
  await press()
  expect(proofs().map(({ kind }) => kind)).toEqual([undefined, undefined, 'work'])
  expect(done).toHaveBeenCalled()
})

const KEYS: CaptchaChallenge = { kind: 'recaptcha', v3: 'key-of-v3', v2: 'key-of-v2' }

/** Simulates Google's script after it has loaded. */
function loadGoogle(script: HTMLScriptElement, token = 'token-of-v3') {
  const google = {
    ready: (then: () => void) => then(),
    execute: vi.fn(async () => token),
    render: vi.fn((_: HTMLElement, options: { callback: (token: string) => void }) => {
      google.tick = () => options.callback('token-of-v2')
      return 1
    }),
    reset: vi.fn(),
    tick: () => undefined as void,
  }
  vi.stubGlobal('grecaptcha', google)
  act(() => {
    script.onload?.(new Event('load'))
  })
  return google
}

const googleScript = (): HTMLScriptElement | null => document.querySelector('script[src*="google.com"]')

const accept = async (): Promise<HTMLScriptElement> => {
  fireEvent.click(await screen.findByRole('button', { name: forms.captcha.accept }))
  const script = googleScript()
  if (!script) throw new Error('Google was not asked.')
  return script
}

test('reCAPTCHA: nothing of Google’s is loaded before one sentence is agreed to', async () => {
  const proofs = open([TAKEN], { challenge: KEYS })
  fireEvent.focus(screen.getByLabelText('Texte'))
  expect(await screen.findByText(forms.captcha.consent)).toBeTruthy()
  await press()
  expect(screen.getByText(/^Acceptez reCAPTCHA au bas du formulaire/)).toBeTruthy()
  expect([proofs(), googleScript()]).toEqual([[], null])
  const script = await accept()
  expect(script.src).toBe('https://www.google.com/recaptcha/api.js?render=key-of-v3&hl=fr')
  expect(document.activeElement).toBe(screen.getByRole('group', { name: forms.captcha.label }))
  const google = loadGoogle(script)
  await press()
  expect(proofs()).toEqual([{ kind: 'v3', token: 'token-of-v3' }])
  expect(google.execute).toHaveBeenCalledWith('key-of-v3', { action: 'contact' })
  expect(done).toHaveBeenCalled()
})

test('reCAPTCHA: below the score the check box is the second chance', async () => {
  consentStore.choose({ captcha: true })
  const proofs = open([REFUSED('captcha-score'), TAKEN], { challenge: KEYS })
  fireEvent.focus(screen.getByLabelText('Texte'))
  await vi.waitFor(() => expect(googleScript()).not.toBeNull())
  const google = loadGoogle(googleScript() as HTMLScriptElement)
  await press()
  expect(screen.getByText('Refus captcha-score.')).toBeTruthy()
  await vi.waitFor(() =>
    expect(google.render).toHaveBeenCalledWith(
      expect.any(HTMLElement),
      expect.objectContaining({ sitekey: 'key-of-v2' }),
    ),
  )
  await press()
  expect(screen.getByText(/^Cochez la case/)).toBeTruthy()
  google.tick()
  await press()
  expect(proofs()).toEqual([
    { kind: 'v3', token: 'token-of-v3' },
    { kind: 'v2', token: 'token-of-v2' },
  ])
  expect(done).toHaveBeenCalled()
})

test('reCAPTCHA: where Google’s script is blocked, the server decides, and the form says what to do', async () => {
  consentStore.choose({ captcha: true })
  const proofs = open([REFUSED('captcha')], { challenge: KEYS })
  fireEvent.focus(screen.getByLabelText('Texte'))
  await vi.waitFor(() => expect(googleScript()).not.toBeNull())
  loadGoogle(googleScript() as HTMLScriptElement, '')
  await press()
  expect(proofs()).toEqual([{ kind: 'v3', token: 'unavailable' }])
  expect(screen.getByText(/n’a pas pu se charger/)).toBeTruthy()
})

test('reCAPTCHA: consent that is withdrawn takes Google’s script out, and is asked again', async () => {
  consentStore.choose({ captcha: true })
  const proofs = open([TAKEN], { challenge: KEYS })
  fireEvent.focus(screen.getByLabelText('Texte'))
  await vi.waitFor(() => expect(googleScript()).not.toBeNull())
  loadGoogle(googleScript() as HTMLScriptElement)
  act(() => void consentStore.choose({ captcha: false }))
  expect([googleScript(), screen.getByText(forms.captcha.consent).isConnected]).toEqual([null, true])
  await press()
  expect(proofs()).toEqual([])
})

test('reCAPTCHA: consent given elsewhere on the page is not asked once more', async () => {
  open([TAKEN], { challenge: KEYS })
  fireEvent.focus(screen.getByLabelText('Texte'))
  expect(await screen.findByText(forms.captcha.consent)).toBeTruthy()
  act(() => void consentStore.choose({ captcha: true }))
  await vi.waitFor(() => expect(googleScript()).not.toBeNull())
})

test('reCAPTCHA: consent given in the moment when the form asks for it counts', async () => {
  open([TAKEN], { challenge: KEYS })
  // Race: runs right after the question is in the document, before React's effects.
  const observer = new MutationObserver(() => {
    if (!screen.queryByText(forms.captcha.consent)) return
    observer.disconnect()
    consentStore.choose({ captcha: true })
  })
  observer.observe(document.body, { childList: true, subtree: true })
  fireEvent.focus(screen.getByLabelText('Texte'))
  await vi.waitFor(() => expect(googleScript()).not.toBeNull(), 3_000)
})
