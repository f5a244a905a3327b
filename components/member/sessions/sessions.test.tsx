// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { profileStore } from '#lib/client/profile.ts'
import { queryClient } from '#lib/client/queries.ts'
import type { AuthEvent } from '#lib/contracts/hotel-fields.ts'
import type { ListedSession } from '#lib/contracts/session.ts'
import { LOCALES, type Locale } from '#lib/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { NOBODY, asked, connectionOf, stubCalls } from '../test-support.ts'
import { SessionsIsland } from './sessions.island.tsx'

const page = (locale: Locale = 'fr') => {
  const {
    member: { sessions: labels, frame },
    forms,
  } = messagesOf(locale)
  return <SessionsIsland locale={locale} labels={labels} frame={frame} forms={forms} />
}

const sessionOf = (id: string, more: Partial<ListedSession> = {}): ListedSession => ({
  id,
  browser: 'firefox',
  system: 'windows',
  firstSeenAt: '2026-06-12T18:30:00.000Z',
  lastUsedAt: '2026-06-14T06:00:00.000Z',
  persistent: false,
  current: false,
  ...more,
})

const OWN = sessionOf('own', { browser: 'safari', system: 'ios', current: true })
const OTHER = sessionOf('other')

const eventOf = (more: Partial<AuthEvent> = {}): AuthEvent => ({
  kind: 'login',
  outcome: 'ok',
  at: '2026-06-12T18:30:00.000Z',
  browser: 'firefox',
  system: 'windows',
  network: 'ipv4',
  ...more,
})

const answers = (sessions: readonly (readonly ListedSession[])[], events: readonly AuthEvent[] = []) => ({
  'users/sessions': sessions.map((listed) => ({ body: { sessions: listed } })),
  'users/events': { body: { events, days: 180 } },
})

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')
const region = (name: string) => screen.findByRole('region', { name })
const rows = async (name: string) => {
  const list = await region(name)
  await within(list).findAllByRole('listitem')
  return within(list)
    .getAllByRole('listitem')
    .map((row) => [...row.querySelectorAll('p')].map((line) => plain(line.textContent)))
}

beforeEach(() => {
  vi.spyOn(profileStore, 'init').mockResolvedValue()
  act(() => profileStore.take(connectionOf()))
})

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('where I am signed in', () => {
  test('names browser, system and moments, this one first and marked', async () => {
    stubCalls(answers([[OTHER, OWN]]))
    render(page())
    expect(await rows('Où mon compte est ouvert')).toEqual([
      ['Safari sur iOS Ce navigateur', 'Ouvert le 12 juin 2026 à 20 h 30'],
      ['Firefox sur Windows ', 'Ouvert le 12 juin 2026 à 20 h 30', 'Vu pour la dernière fois le 14 juin 2026 à 8 h'],
    ])
    cleanup()
    stubCalls(answers([[OTHER, OWN]]))
    render(page('en'))
    expect((await rows('Where my account is open'))[1]).toEqual([
      'Firefox on Windows ',
      'Opened on 12 June 2026 at 8.30 pm',
      'Last seen on 14 June 2026 at 8 am',
    ])
  })

  test.each(LOCALES)('in %s: another browser is signed out, and the page says so', async (locale) => {
    const { labels } = { labels: messagesOf(locale).member.sessions }
    const ask = stubCalls({ ...answers([[OWN, OTHER], [OWN]]), 'users/sessions/other': { body: { status: 'done' } } })
    render(page(locale))
    const list = await region(labels.signedIn.title)
    fireEvent.click(await within(list).findByRole('button', { name: new RegExp(`^${labels.end} Firefox`) }))
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1))
    expect(asked(ask)).toContain('users/sessions/other')
    expect(within(list).getByRole('status').textContent).toMatch(/^Firefox/)
    expect(document.activeElement).toBe(within(list).getByRole('heading'))
    expect(within(list).queryByRole('button')).toBeNull()
  })

  test('all others are signed out at once', async () => {
    const ask = stubCalls(answers([[OWN, OTHER, sessionOf('third')], [OWN]]))
    render(page())
    fireEvent.click(await screen.findByRole('button', { name: 'Déconnecter tous les autres' }))
    await screen.findByText('Tous les autres navigateurs sont déconnectés.')
    const call = ask.mock.calls.find(([, init]) => init?.method === 'DELETE')
    expect(call?.[0]).toBe('/api/eph/users/sessions')
  })

  test('one that has ended meanwhile is told as such; a failure says that nothing changed', async () => {
    stubCalls({
      ...answers([[OWN, OTHER]]),
      'users/sessions/other': { status: 404, body: { code: 'default', message: 'x' } },
    })
    render(page())
    fireEvent.click(await screen.findByRole('button', { name: /^Déconnecter Firefox/ }))
    await screen.findByText('Ce navigateur est déjà déconnecté.')
    stubCalls(answers([[OWN, OTHER]]))
    fireEvent.click(screen.getByRole('button', { name: /^Déconnecter Firefox/ }))
    await screen.findByText(/^Rien n’a changé/)
  })

  test('shows nothing to a visitor', () => {
    act(() => profileStore.take(NOBODY))
    stubCalls({})
    expect(render(page()).container.textContent).toBe('')
  })
})

describe('recent activity', () => {
  test('names each event with its moment and browser, and marks failures', async () => {
    stubCalls(answers([[OWN]], [eventOf({ outcome: 'failed' }), eventOf({ kind: 'password-changed' })]))
    render(page())
    expect(await rows('Activité récente')).toEqual([
      ['Connexion Échec', '12 juin 2026 à 20 h 30, Firefox sur Windows'],
      ['Mot de passe modifié ', '12 juin 2026 à 20 h 30, Firefox sur Windows'],
    ])
  })

  test('shows few at first, then all', async () => {
    stubCalls(
      answers(
        [[OWN]],
        Array.from({ length: 20 }, () => eventOf()),
      ),
    )
    render(page())
    expect(await rows('Activité récente')).toHaveLength(8)
    fireEvent.click(screen.getByRole('button', { name: 'Voir plus d’activité' }))
    expect(await rows('Activité récente')).toHaveLength(20)
  })
})
