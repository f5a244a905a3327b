// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadPasswordStrength } from '#lib/client/password.ts'
import { profileStore } from '#lib/client/profile.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { type Answer, NOBODY, asked, connectionOf, stubCalls } from '../test-support.ts'
import { NewPasswordIsland } from './password.island.tsx'

const TOKEN = 's3cret-1'
const PATH = `users/reset-password/${TOKEN}`
const GOOD = 'Planches#2026ab'

// In the browser, the input of a password loads the word lists before the form is sent.
beforeAll(async () => void (await loadPasswordStrength()))

const page = (locale: Locale = 'fr') => {
  const {
    member: { password, login },
    forms,
  } = messagesOf(locale)
  return <NewPasswordIsland programme="hotel" locale={locale} labels={password} forms={forms} signIn={login.submit} />
}

const open = async (locale: Locale = 'fr', token = TOKEN) => {
  window.history.replaceState(null, '', `/infiniment-barriere/nouveau-mot-de-passe${token && `?token=${token}`}`)
  await act(async () => {
    render(page(locale))
  })
}

const field = (name: string) => document.getElementById(`password-${name}`) as HTMLInputElement
const errorOf = (name: string) => document.getElementById(`password-${name}-error`)?.textContent
const send = async () => {
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'))
  })
}
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
const refusal = (status: number, code: string, message: string, fields?: string[]): Answer => ({
  status,
  body: { code, message, fields },
})

function typeIn(password = GOOD, passwordVerification = password) {
  fireEvent.change(field('password'), { target: { value: password } })
  fireEvent.change(field('passwordVerification'), { target: { value: passwordVerification } })
}

beforeEach(() => profileStore.reset())

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a new password', () => {
  test.each(LOCALES)(
    'in %s is sent with the token, which is nowhere in the page; then the login is next',
    async (locale) => {
      const ask = stubCalls({ [PATH]: { body: { status: 'done' } } })
      await open(locale)
      expect([location.search, document.body.innerHTML.includes(TOKEN)]).toEqual(['', false])
      typeIn()
      await send()
      const told = await screen.findByRole('group', {
        name: locale === 'fr' ? 'Votre mot de passe est changé.' : 'Your password has been changed.',
      })
      expect([document.activeElement, links()]).toEqual([
        told,
        [locale === 'fr' ? '/infiniment-barriere/connexion' : '/en/infiniment-barriere/login'],
      ])
      expect([asked(ask), JSON.parse(String(ask.mock.calls[0]?.[1]?.body))]).toEqual([[PATH], { password: GOOD }])
    },
  )

  test('its rules tick while it is typed; two that differ, or one that breaks a rule, are not sent', async () => {
    const ask = stubCalls({})
    await open()
    expect(screen.getByText('Une majuscule').closest('ul')?.querySelectorAll('.vh')).toHaveLength(0)
    typeIn('planches', 'planche')
    expect(screen.getByText('Une minuscule').querySelector('.vh')).not.toBeNull()
    await send()
    const summary = screen.getByRole('group', { name: /champs sont à corriger/ })
    expect(document.activeElement).toBe(summary)
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['#password-password', '#password-passwordVerification'])
    expect([errorOf('passwordVerification'), ask.mock.calls]).toEqual([
      expect.stringContaining('ne correspondent pas'),
      [],
    ])
  })

  test.each([
    ['0005', ['password'], 'password'],
    ['0011', ['password'], 'password'],
  ])('%s is told at the field, and what was typed stays', async (code, fields, name) => {
    stubCalls({ [PATH]: refusal(422, code, 'Ce mot de passe ne convient pas.', fields) })
    await open()
    typeIn()
    await send()
    expect(document.activeElement).toBe(await screen.findByRole('group', { name: 'Un champ est à corriger' }))
    expect(errorOf(name)).toBe(code === '0005' ? 'Ce mot de passe ne convient pas.' : 'Saisissez votre mot de passe.')
    expect([field('password').value, field('passwordVerification').value]).toEqual([GOOD, GOOD])
  })

  test('without an answer nothing is lost', async () => {
    stubCalls({})
    await open()
    typeIn()
    await send()
    expect(document.activeElement).toBe(await screen.findByRole('group', { name: /pas pu envoyer/ }))
    expect([field('password').value, field('passwordVerification').value]).toEqual([GOOD, GOOD])
  })

  test.each(LOCALES.flatMap((locale) => ['0088', '0089', '0135', '0109'].map((code) => [code, locale] as const)))(
    '%s in %s: the link is of no more use, and there is the way to another',
    async (code, locale) => {
      stubCalls({ [PATH]: refusal(410, code, 'Ce lien a expiré.') })
      await open(locale)
      typeIn()
      await send()
      const told = await screen.findByRole('group', { name: 'Ce lien a expiré.' })
      expect([document.activeElement, links()]).toEqual([
        told,
        [locale === 'fr' ? '/infiniment-barriere/mot-de-passe-oublie' : '/en/infiniment-barriere/forgotten-password'],
      ])
    },
  )

  test('a reset signs out the member of this browser', async () => {
    const ask = stubCalls({ [PATH]: { body: { status: 'done' } }, 'users/init': { body: NOBODY } })
    profileStore.take(connectionOf())
    await open()
    typeIn()
    await send()
    await vi.waitFor(() => expect(profileStore.get().isConnected).toBe(false))
    expect(asked(ask)).toEqual([PATH, 'users/init'])
  })

  test.each(LOCALES)('in %s, without a link, there is the way to one and no form', async (locale) => {
    await open(locale, '')
    expect([screen.queryByRole('form'), links()]).toEqual([
      null,
      [locale === 'fr' ? '/infiniment-barriere/mot-de-passe-oublie' : '/en/infiniment-barriere/forgotten-password'],
    ])
  })

  test('the server’s HTML holds no token, and a form that cannot be sent into an address', () => {
    window.history.replaceState(null, '', `/x?token=${TOKEN}`)
    const html = renderToString(page())
    expect(html).not.toContain(TOKEN)
    expect(html).toMatch(
      /<form [^>]*method="post".*<button [^>]*type="submit"[^>]*disabled=""|<button [^>]*disabled=""[^>]*type="submit"/,
    )
  })
})
