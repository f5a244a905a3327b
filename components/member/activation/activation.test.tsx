// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NO_MEMBER, consumeFormDraft } from '#lib/client/form-draft.ts'
import { IDEMPOTENCY_HEADER } from '@barriere/shared/contracts/http.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { type Answer, asked, stubCalls } from '../test-support.ts'
import { ActivationIsland } from './activation.island.tsx'

const TOKEN = 's3cret-1'
const PATH = `users/activate/${TOKEN}`
const NEW_LINK = 'users/activate'

const page = (locale: Locale = 'fr') => {
  const {
    member: { activation, login },
    forms,
  } = messagesOf(locale)
  return (
    <ActivationIsland
      programme="hotel"
      locale={locale}
      labels={activation}
      forms={forms}
      login={{ email: login.email, submit: login.submit }}
    />
  )
}

const open = async (locale: Locale = 'fr', token = TOKEN) => {
  window.history.replaceState(null, '', `/infiniment-barriere/activation${token && `?token=${token}`}`)
  await act(async () => {
    render(page(locale))
  })
}

const PASSWORD = 'Tramontane#2026'

/** Types the password if the page has its field, and submits the form. */
const send = async () => {
  const password = document.getElementById('activation-password')
  if (password) fireEvent.change(password, { target: { value: PASSWORD } })
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'))
  })
}
const email = () => document.getElementById('activation-link-email') as HTMLInputElement
const refusal = (status: number, code: string, message: string): Answer => ({ status, body: { code, message } })
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

beforeEach(() => window.history.replaceState(null, '', '/'))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the link of an activation', () => {
  test.each(LOCALES)('in %s does nothing until its password is sent; then the login is next', async (locale) => {
    const ask = stubCalls({ [PATH]: { body: { status: 'done', email: 'camille@example.com' } } })
    await open(locale)
    expect([asked(ask), location.search]).toEqual([[], ''])
    expect(document.body.innerHTML).not.toContain(TOKEN)
    await send()
    const told = await screen.findByRole('group', {
      name: locale === 'fr' ? 'Votre compte est activé.' : 'Your account is active.',
    })
    expect([document.activeElement, links()]).toEqual([
      told,
      [locale === 'fr' ? '/infiniment-barriere/connexion' : '/en/infiniment-barriere/login'],
    ])
    expect([asked(ask), ask.mock.calls[0]?.[1]?.body]).toEqual([[PATH], JSON.stringify({ password: PASSWORD })])
    expect([consumeFormDraft('login', NO_MEMBER), document.body.innerHTML.includes('camille@')]).toEqual([
      { email: 'camille@example.com' },
      false,
    ])
  })

  test('without an answer can be pressed again, which is the same request', async () => {
    const ask = stubCalls({})
    await open()
    await send()
    expect(document.activeElement).toBe(await screen.findByRole('group', { name: /pas pu envoyer/ }))
    await send()
    const keys = ask.mock.calls.map(([, init]) => new Headers(init?.headers).get(IDEMPOTENCY_HEADER))
    expect([keys[0], keys.length]).toEqual([expect.stringMatching(/^[A-Za-z0-9_-]{16,80}$/), 2])
    expect(keys[1]).toBe(keys[0])
  })

  test.each(LOCALES)('0086 in %s: it is of no more use, why, and a new one', async (locale) => {
    const ask = stubCalls({
      [PATH]: refusal(410, '0086', 'Ce lien n’est plus valable.'),
      [NEW_LINK]: { body: { status: 'accepted' } },
    })
    await open(locale)
    await send()
    const told = await screen.findByRole('group', { name: 'Ce lien n’est plus valable.' })
    expect([document.activeElement, told.textContent]).toEqual([
      told,
      expect.stringContaining(locale === 'fr' ? 'jusqu’à ce que l’un de ceux' : 'until one of those'),
    ])
    fireEvent.change(email(), { target: { value: 'camille@example.com' } })
    await send()
    expect(
      await screen.findByRole('group', {
        name: locale === 'fr' ? /un nouveau lien y arrive/ : /a new link will arrive/,
      }),
    ).toBe(document.activeElement)
    expect([asked(ask), JSON.parse(String(ask.mock.calls[1]?.[1]?.body))]).toEqual([
      [PATH, NEW_LINK],
      { email: 'camille@example.com' },
    ])
  })

  test.each(LOCALES)(
    'in %s a wrong password is told at its field, and the way out is another sign-up',
    async (locale) => {
      stubCalls({ [PATH]: refusal(403, '0090', 'E-mail ou mot de passe incorrect.') })
      await open(locale)
      await send()
      const { wrong } = messagesOf(locale).member.activation
      await waitFor(() => expect(document.getElementById('activation-password-error')?.textContent).toBe(wrong))
      expect(links()).toContain(
        locale === 'fr' ? '/infiniment-barriere/inscription' : '/en/infiniment-barriere/registration',
      )
    },
  )

  test('an empty password is not sent', async () => {
    const ask = stubCalls({})
    await open()
    await act(async () => {
      fireEvent.submit(screen.getByRole('form'))
    })
    expect(document.getElementById('activation-password-error')?.textContent).toBe('Saisissez votre mot de passe.')
    expect(ask).not.toHaveBeenCalled()
  })

  test('is not in the server’s HTML, whose button is off', () => {
    window.history.replaceState(null, '', `/infiniment-barriere/activation?token=${TOKEN}`)
    const html = renderToString(page())
    expect(html).not.toContain(TOKEN)
    expect(html).toMatch(/<form [^>]*method="post".*<noscript>.*<button [^>]*disabled=""/s)
  })
})

describe('a visit without a link', () => {
  test('asks for a new one', async () => {
    stubCalls({ [NEW_LINK]: { body: { status: 'accepted' } } })
    await open('fr', '')
    fireEvent.change(email(), { target: { value: 'camille@example.com' } })
    await send()
    expect(
      await screen.findByRole('group', { name: /^Si un compte attend d’être activé pour camille@example\.com/ }),
    ).toBe(document.activeElement)
  })

  test('keeps the address where no answer comes', async () => {
    stubCalls({})
    await open('fr', '')
    fireEvent.change(email(), { target: { value: 'camille@example.com' } })
    await send()
    expect(await screen.findByRole('group', { name: /pas pu envoyer/ })).toBe(document.activeElement)
    expect(email().value).toBe('camille@example.com')
  })
})
