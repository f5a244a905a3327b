// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { profileStore } from '#lib/client/profile.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { navigateTo } from '#lib/navigation/navigate.ts'
import { NOBODY, asked, connectionOf, stubCalls } from '../test-support.ts'
import '../../ui/dialog-fallback.enhance.ts'
import { LoginIsland } from './login.island.tsx'

vi.mock('#lib/navigation/navigate.ts', () => ({ navigateTo: vi.fn() }))

const login = (locale: Locale = 'fr') => {
  const {
    member: { login: labels },
    forms,
  } = messagesOf(locale)
  return <LoginIsland locale={locale} labels={labels} forms={forms} />
}

const form = () => screen.getByRole('form', { name: /^(Me connecter|Sign in)$/ })
const field = (id: string) => document.getElementById(id) as HTMLInputElement
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const send = async (one: HTMLElement = form()) => {
  await act(async () => {
    fireEvent.submit(one)
  })
}

function typeIn(email = 'camille@example.com', password = 'Planches#2026ab') {
  fireEvent.change(field('login-email'), { target: { value: email } })
  fireEvent.change(field('login-password'), { target: { value: password } })
}

const refusal = (status: number, code: string, message: string) => ({ status, body: { code, message } })

const showModal = vi.fn(function (this: HTMLDialogElement) {
  this.open = true
})

beforeEach(() => {
  vi.clearAllMocks()
  HTMLDialogElement.prototype.showModal = showModal
  profileStore.reset()
  window.history.replaceState(null, '', '/infiniment-barriere/connexion')
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('signing in', () => {
  test.each(LOCALES)('in %s: what was typed is sent, the profile is taken, and the card is next', async (locale) => {
    const ask = stubCalls({ 'users/login': { body: connectionOf() } })
    document.documentElement.lang = locale
    render(login(locale))
    typeIn(' camille@example.com ')
    fireEvent.click(field('login-remember'))
    await send()
    await waitFor(() => expect(navigateTo).toHaveBeenCalledOnce())
    expect(JSON.parse(String(ask.mock.calls[0]?.[1]?.body))).toEqual({
      email: 'camille@example.com',
      password: 'Planches#2026ab',
      remember: true,
    })
    expect(profileStore.get().profile?.firstName).toBe('Camille')
    expect(vi.mocked(navigateTo).mock.calls[0]?.[0]).toBe(
      locale === 'fr' ? '/infiniment-barriere/ma-carte' : '/en/infiniment-barriere/my-card',
    )
  })

  test.each<readonly [string, string]>([
    ['/infiniment-barriere/mon-profil?vue=1', '/infiniment-barriere/mon-profil?vue=1'],
    ['/x#y', '/x'],
    ...[
      '//evil.example',
      '/\\evil.example',
      'https://evil.example/x',
      'javascript:alert(1)',
      '/\t/evil.example',
      '/a\nb',
      '/logout',
      '/api/eph/users/logout',
      '',
    ].map((hostile) => [hostile, '/infiniment-barriere/ma-carte'] as const),
  ])('asked to return to %j it goes to %s', async (raw, path) => {
    window.history.replaceState(
      null,
      '',
      `/infiniment-barriere/connexion?${new URLSearchParams({ return: raw }).toString()}`,
    )
    stubCalls({ 'users/login': { body: connectionOf() } })
    render(login())
    typeIn()
    await send()
    await waitFor(() => expect(vi.mocked(navigateTo).mock.calls).toEqual([[path]]))
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe(path)
  })

  test('the fields are what password managers and phones know, in the order of the keyboard', () => {
    render(login())
    const tabbable = [...form().querySelectorAll<HTMLElement>('input, button')].map(
      (one) => one.id || one.getAttribute('aria-label') || one.textContent,
    )
    expect(tabbable.map(plain)).toEqual([
      'login-email',
      'login-password',
      'Afficher le mot de passe',
      'login-remember',
      'Me connecter',
      'Mot de passe oublié ?',
    ])
    expect(
      [field('login-email'), field('login-password')].map(({ type, autocomplete, inputMode }) => [
        type,
        autocomplete,
        inputMode,
      ]),
    ).toEqual([
      ['email', 'username webauthn', 'email'],
      ['password', 'current-password', ''],
    ])
  })

  test('without scripts nothing is sent and no password lands in an address', () => {
    const html = renderToString(login())
    expect(html.match(/<form [^>]*method="post"/g)).toHaveLength(2)
    expect(html.match(/<button [^>]*type="submit"/g)?.every((button) => button.includes('disabled=""'))).toBe(true)
    expect(html).toContain('<noscript>')
  })
})

describe('what is refused', () => {
  test('empty fields are reported in a focused summary, and nothing is sent', async () => {
    const ask = stubCalls({})
    render(login('en'))
    await send()
    const summary = screen.getByRole('group', { name: '2 fields need correcting' })
    expect(document.activeElement).toBe(summary)
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#login-email', '#login-password'])
    expect(ask).not.toHaveBeenCalled()
  })

  test.each([
    [
      'a wrong password',
      { 'users/login': refusal(403, '0090', 'Adresse ou mot de passe incorrect.') },
      'Adresse ou mot de passe incorrect.',
    ],
    ['no answer', {}, /pas pu envoyer votre demande/],
    [
      'a secret of the site’s that is wrong',
      { 'users/login': refusal(401, '0050', 'Erreur technique.') },
      'Erreur technique.',
    ],
  ])('%s is told at the head; the e-mail and all else stays', async (_, answers, words) => {
    stubCalls(answers)
    render(login())
    typeIn()
    await send()
    expect(document.activeElement).toBe(await screen.findByRole('group', { name: words }))
    expect([field('login-email').value, field('login-password').value]).toEqual([
      'camille@example.com',
      'Planches#2026ab',
    ])
    expect([navigateTo, showModal].map((one) => vi.mocked(one).mock.calls)).toEqual([[], []])
  })

  test('0072: the account is blocked, which takes the focus each time, and a new password unlocks it', async () => {
    stubCalls({ 'users/login': refusal(429, '0072', 'Compte bloqué pour une heure.') })
    render(login())
    typeIn()
    await send()
    const notice = await screen.findByRole('group', { name: /Compte bloqué pour une heure\..*nouveau mot de passe/ })
    expect(document.activeElement).toBe(notice)
    field('login-password').focus()
    await send()
    const again = await screen.findByRole('group', { name: /Compte bloqué/ })
    expect(document.activeElement).toBe(again)
    fireEvent.click(within(again).getByRole('button', { name: 'Choisir un nouveau mot de passe' }))
    expect(within(again).getByRole('button').getAttribute('commandfor')).toBe('login-forgotten')
    expect(field('forgotten-email').value).toBe('camille@example.com')
  })

  test('0026: a popin says that a link was sent, and sends it again', async () => {
    const ask = stubCalls({
      'users/login': refusal(403, '0026', 'Adresse non confirmée.'),
      'users/activate': [refusal(429, 'default', 'Trop d’essais.'), { body: { status: 'accepted' } }],
    })
    render(login())
    typeIn()
    await send()
    await waitFor(() => expect(showModal).toHaveBeenCalledOnce())
    const popin = document.getElementById('login-confirm') as HTMLDialogElement
    expect([showModal.mock.contexts[0], popin.textContent]).toEqual([
      popin,
      expect.stringContaining('camille@example.com'),
    ])
    const again = within(popin).getByRole('button', { name: 'Envoyer le lien à nouveau' })
    await act(async () => {
      fireEvent.click(again)
    })
    expect(within(popin).getByRole('alert').textContent).toContain('Trop d’essais.')
    await act(async () => {
      fireEvent.click(again)
    })
    expect(within(popin).getByRole('status').textContent).toContain('Un nouveau lien est parti.')
    expect([asked(ask), JSON.parse(String(ask.mock.calls[1]?.[1]?.body))]).toEqual([
      ['users/login', 'users/activate', 'users/activate'],
      { email: 'camille@example.com' },
    ])
    expect(field('login-email').value).toBe('camille@example.com')
  })
})

describe('a forgotten password', () => {
  const popin = () => document.getElementById('login-forgotten') as HTMLDialogElement
  const open = () => fireEvent.click(screen.getByRole('button', { name: /oublié/ }))

  test('is requested with the typed address', async () => {
    const ask = stubCalls({ 'users/reset-password/init': { body: { status: 'accepted' } } })
    render(login())
    typeIn('camille@example.com', '')
    open()
    expect(field('forgotten-email').value).toBe('camille@example.com')
    await send(within(popin()).getByRole('form', { hidden: true }))
    await waitFor(() =>
      expect(plain(within(popin()).getByRole('group', { hidden: true }).textContent)).toBe(
        'Si un compte existe pour camille@example.com, un lien y arrive dans quelques minutes. Pensez à ' +
          'regarder dans les courriers indésirables.',
      ),
    )
    expect(asked(ask)).toEqual(['users/reset-password/init'])
    open()
    expect(field('forgotten-email').value).toBe('camille@example.com')
  })

  test('without an answer says so, and keeps the address', async () => {
    stubCalls({})
    render(login())
    open()
    fireEvent.change(field('forgotten-email'), { target: { value: 'camille@example.com' } })
    await send(within(popin()).getByRole('form', { hidden: true }))
    await waitFor(() => expect(popin().textContent).toContain('pas pu envoyer'))
    expect(field('forgotten-email').value).toBe('camille@example.com')
  })
})

describe('a visitor who is signed in already', () => {
  test.each([
    ['fr', 'Bonjour Camille, votre session est ouverte.', 'Voir ma carte', '/logout'],
    ['en', 'Hello Camille, you are signed in.', 'See my card', '/logout?locale=en'],
  ] as const)('in %s is told so, with the way on, and no form', (locale, words, action, logout) => {
    profileStore.take(connectionOf())
    render(login(locale))
    expect([screen.queryByRole('form'), screen.getByText(words)]).toEqual([null, expect.anything()])
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [action, locale === 'fr' ? '/infiniment-barriere/ma-carte' : '/en/infiniment-barriere/my-card'],
      [messagesOf(locale).member.login.connected.other, logout],
    ])
    act(() => profileStore.take(NOBODY))
    expect(form()).toBeDefined()
  })

  test('a browser that is not signed in is asked nothing', () => {
    const ask = stubCalls({})
    render(login())
    expect(ask).not.toHaveBeenCalled()
  })
})
