// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { profileStore } from '#lib/client/profile.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { type Answer, NOBODY, asked, connectionOf, stubCalls } from '../test-support.ts'
import { EmailLinkIsland } from './email.island.tsx'

const TOKEN = 's3cret-1'

type Kind = 'confirm' | 'undo'

const pathOf = (kind: Kind) => `users/email/${kind}/${TOKEN}`

const page = (kind: Kind, locale: Locale = 'fr') => {
  const {
    member: { email, login },
    forms,
  } = messagesOf(locale)
  return (
    <EmailLinkIsland
      programme="hotel"
      kind={kind}
      locale={locale}
      labels={email}
      forms={forms}
      login={{ signIn: login.submit, newPassword: login.blocked.action }}
    />
  )
}

const open = async (kind: Kind, locale: Locale = 'fr', token = TOKEN) => {
  window.history.replaceState(null, '', `/x${token && `?token=${token}`}`)
  await act(async () => {
    render(page(kind, locale))
  })
}

const press = async () => {
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'))
  })
}
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
const refusal = (code: string): Answer => ({ status: 410, body: { code, message: 'Refusé.' } })

beforeEach(() => profileStore.reset())

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe.each(['confirm', 'undo'] as const)('%s', (kind) => {
  test.each([
    ['fr', ['/infiniment-barriere/mot-de-passe-oublie', '/infiniment-barriere/connexion']],
    ['en', ['/en/infiniment-barriere/forgotten-password', '/en/infiniment-barriere/login']],
  ] as const)('in %s happens when the button is pressed, and not before', async (locale, [forgotten, login]) => {
    const ask = stubCalls({ [pathOf(kind)]: { body: { status: 'done' } } })
    await open(kind, locale)
    expect([asked(ask), location.search, document.body.innerHTML.includes(TOKEN)]).toEqual([[], '', false])
    await press()
    const told = await screen.findByRole('group', { name: messagesOf(locale).member.email[kind].done })
    expect([document.activeElement, asked(ask), ask.mock.calls[0]?.[1]?.body]).toEqual([
      told,
      [pathOf(kind)],
      undefined,
    ])
    expect(links()).toEqual(kind === 'undo' ? [forgotten] : [login])
  })

  test.each([
    ['0086', 'ne sert qu’une fois'],
    ['0053', 'Un autre compte a pris'],
  ])('%s is explained, with the way on', async (code, words) => {
    stubCalls({ [pathOf(kind)]: refusal(code) })
    await open(kind)
    await press()
    const told = await screen.findByRole('group', { name: 'Refusé.' })
    expect([document.activeElement, told.textContent, screen.queryByRole('form')]).toEqual([
      told,
      expect.stringContaining(words),
      null,
    ])
    expect(links()).toEqual([kind === 'undo' ? '/contact' : '/infiniment-barriere/mon-profil'])
  })

  test('0109: the account is gone', async () => {
    stubCalls({ [pathOf(kind)]: refusal('0109') })
    await open(kind)
    await press()
    expect(await screen.findByRole('group', { name: 'Refusé.' })).toBe(document.activeElement)
    expect([links(), screen.queryByRole('form')]).toEqual([[], null])
  })

  test('without an answer the button is still there', async () => {
    stubCalls({})
    await open(kind)
    await press()
    expect(await screen.findByRole('group', { name: /pas pu envoyer/ })).toBe(document.activeElement)
    expect(screen.getByRole('form')).toBeDefined()
  })

  test('a signed-in member’s profile is refetched', async () => {
    const ask = stubCalls({ [pathOf(kind)]: { body: { status: 'done' } }, 'users/init': { body: NOBODY } })
    profileStore.take(connectionOf())
    await open(kind)
    await press()
    await vi.waitFor(() => expect(profileStore.get().isConnected).toBe(false))
    expect(asked(ask)).toEqual([pathOf(kind), 'users/init'])
  })

  test('without a link says where it is', async () => {
    await open(kind, 'fr', '')
    expect([screen.getByText(/Ouvrez ce lien à nouveau/), screen.queryByRole('form')]).toEqual([
      expect.anything(),
      null,
    ])
  })

  test('the token is not in the server’s HTML', () => {
    window.history.replaceState(null, '', `/x?token=${TOKEN}`)
    expect(renderToString(page(kind))).not.toContain(TOKEN)
  })
})

test('undoing says that every session has ended', async () => {
  stubCalls({ [pathOf('undo')]: { body: { status: 'done' } } })
  await open('undo')
  await press()
  expect((await screen.findByRole('group', { name: /rétablie/ })).textContent).toContain(
    'Toutes les sessions de votre compte ont pris fin',
  )
})
