// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { asked, stubCalls } from '../test-support.ts'
import { ForgottenIsland } from './forgotten.island.tsx'

const PATH = 'users/reset-password/init'

const page = (locale: Locale = 'fr') => {
  const {
    member: { login, forgotten },
    forms,
  } = messagesOf(locale)
  return <ForgottenIsland programme="hotel" locale={locale} labels={login} forms={forms} back={forgotten.back} />
}

const email = () => document.getElementById('forgotten-email') as HTMLInputElement
const send = async () => {
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'))
  })
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a forgotten password', () => {
  test.each(LOCALES)('in %s, the request is confirmed by a focused message', async (locale) => {
    const ask = stubCalls({ [PATH]: { body: { status: 'accepted' } } })
    render(page(locale))
    fireEvent.change(email(), { target: { value: ' camille@example.com ' } })
    await send()
    const told = await screen.findByRole('group', {
      name:
        locale === 'fr'
          ? /^Si un compte existe pour camille@example\.com/
          : /^If there is an account for camille@example\.com/,
    })
    expect(document.activeElement).toBe(told)
    expect([asked(ask), JSON.parse(String(ask.mock.calls[0]?.[1]?.body))]).toEqual([
      [PATH],
      { email: 'camille@example.com' },
    ])
  })

  test('where the server tells that there is no account, so does the form', async () => {
    stubCalls({
      [PATH]: { status: 404, body: { code: '0118', message: 'Aucun compte ne correspond à cette adresse e-mail.' } },
    })
    render(page())
    fireEvent.change(email(), { target: { value: 'camille@example.com' } })
    await send()
    expect(await screen.findByRole('group', { name: 'Aucun compte ne correspond à cette adresse e-mail.' })).toBe(
      document.activeElement,
    )
    expect(email().value).toBe('camille@example.com')
  })

  test('an invalid address is reported at the field, and nothing is sent', async () => {
    const ask = stubCalls({})
    render(page())
    fireEvent.change(email(), { target: { value: 'camille' } })
    await send()
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Un champ est à corriger' }))
    expect([document.getElementById('forgotten-email-error')?.textContent, ask.mock.calls]).toEqual([
      expect.stringContaining('prenom@exemple.fr'),
      [],
    ])
  })

  test.each([
    ['no answer', {}, /pas pu envoyer/],
    [
      'too many tries',
      { [PATH]: { status: 429, body: { code: 'default', message: 'Trop d’essais.' } } },
      'Trop d’essais.',
    ],
  ])('%s is told at the head, and the address stays', async (_, answers, words) => {
    stubCalls(answers)
    render(page())
    fireEvent.change(email(), { target: { value: 'camille@example.com' } })
    await send()
    expect(document.activeElement).toBe(await screen.findByRole('group', { name: words }))
    expect(email().value).toBe('camille@example.com')
  })

  test.each([
    ['fr', '/infiniment-barriere/connexion'],
    ['en', '/en/infiniment-barriere/login'],
  ] as const)('in %s there is a way back to the login', (locale, href) => {
    render(page(locale))
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([href])
  })
})
