// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { asked, connectionOf, stubCalls } from '../test-support.ts'
import { PasskeyLogin } from './passkey-login.tsx'

const { startAuthentication, cancelCeremony } = vi.hoisted(() => ({
  startAuthentication: vi.fn(),
  cancelCeremony: vi.fn(),
}))

vi.mock('@simplewebauthn/browser', () => ({ startAuthentication, WebAuthnAbortService: { cancelCeremony } }))

const SIGNED = { id: 'x', rawId: 'x', type: 'public-key', response: {}, clientExtensionResults: { x: true } }

const calls = {
  'users/passkey-login/start': { body: { options: { challenge: 'c' } } },
  'users/passkey-login': { body: connectionOf() },
}

const enter = vi.fn()
const refused = vi.fn()

const show = (locale: Locale = 'fr') =>
  render(
    <PasskeyLogin labels={messagesOf(locale).member.login} remember={() => true} onEnter={enter} onRefused={refused} />,
  )

const offer = (conditional: boolean) =>
  vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: async () => conditional })

beforeEach(() => {
  vi.clearAllMocks()
  startAuthentication.mockResolvedValue(SIGNED)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a browser without passkeys shows nothing and asks nothing', () => {
  const ask = stubCalls(calls)
  expect([show().container.textContent, ask.mock.calls]).toEqual(['', []])
})

test.each(LOCALES)('in %s the button signs in, without what extensions said', async (locale) => {
  offer(false)
  const ask = stubCalls(calls)
  show(locale)
  await act(async () => fireEvent.click(screen.getByRole('button')))
  await vi.waitFor(() => expect(enter).toHaveBeenCalledExactlyOnceWith(connectionOf()))
  expect(startAuthentication.mock.calls).toEqual([[{ optionsJSON: { challenge: 'c' }, useBrowserAutofill: false }]])
  const { clientExtensionResults: _, ...response } = SIGNED
  expect(JSON.parse(String(ask.mock.calls.at(-1)?.[1]?.body))).toEqual({ response, remember: true })
})

test('a refusal is told in the server’s words, a closed dialog in ours; neither signs in', async () => {
  offer(false)
  const message = 'Cette clé d’accès n’a pas été acceptée.'
  stubCalls({ ...calls, 'users/passkey-login': { status: 403, body: { code: '0140', message } } })
  show()
  fireEvent.click(screen.getByRole('button'))
  await screen.findByText(message)
  startAuthentication.mockRejectedValue(new Error('closed'))
  fireEvent.click(screen.getByRole('button'))
  await screen.findByText(/^La clé d’accès n’a pas été utilisée/)
  expect(enter).not.toHaveBeenCalled()
})

test('where the browser offers passkeys by itself, one that is picked signs in; leaving ends the request', async () => {
  offer(true)
  const ask = stubCalls(calls)
  const { unmount } = show()
  await vi.waitFor(() => expect(enter).toHaveBeenCalledOnce())
  expect(startAuthentication.mock.calls[0]?.[0]).toMatchObject({ useBrowserAutofill: true })
  expect(asked(ask)).toEqual(['users/passkey-login/start', 'users/passkey-login'])
  unmount()
  await vi.waitFor(() => expect(cancelCeremony).toHaveBeenCalled())
})

test('while nobody has asked for anything, a server that does not answer is not told', async () => {
  offer(true)
  const ask = stubCalls({})
  const { container } = show()
  await vi.waitFor(() => expect(asked(ask)).toEqual(['users/passkey-login/start']))
  await act(async () => {})
  expect(container.querySelector('[role=status]')?.textContent).toBe('')
})
