// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { profileStore } from '#lib/client/profile.ts'
import { queryClient } from '#lib/client/queries.ts'
import type { AuthEvent } from '@barriere/shared/contracts/auth-event.ts'
import type { ListedSession } from '@barriere/shared/contracts/session.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
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
  'users/passkeys': { body: { passkeys: [] } },
  'users/second-step': { body: { available: false, since: null, recoveryCodes: 0 } },
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
    expect(asked(ask).filter((path) => path === 'users/events')).toHaveLength(2)
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

describe('passkeys', () => {
  const passkey = { id: 'key', name: 'Téléphone', createdAt: '2026-06-12T18:30:00.000Z', lastUsedAt: null }
  const own = { ...answers([[OWN]]), 'users/passkeys': { body: { passkeys: [passkey] } } }

  test('are listed with their moments; a browser that does not know them says so and adds none', async () => {
    stubCalls(own)
    render(page())
    expect(await rows('Clés d’accès')).toEqual([
      ['Téléphone', 'Ajoutée le 12 juin 2026 à 20 h 30', 'Pas encore utilisée'],
    ])
    expect(screen.getByText('Ce navigateur ne connaît pas les clés d’accès.')).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Ajouter une clé d’accès' })).toBeNull()
  })

  test('the focus stays where a form was opened from, and goes to the title each time one is closed', async () => {
    stubCalls(own)
    render(page())
    const part = await region('Clés d’accès')
    const heading = within(part).getByRole('heading')
    expect(document.activeElement).not.toBe(heading)
    for (const name of ['Renommer Téléphone', 'Renommer Téléphone', 'Supprimer Téléphone']) {
      const button = await within(part).findByRole('button', { name })
      button.focus()
      fireEvent.click(button)
      expect(document.activeElement).toBe(button)
      fireEvent.click(within(part).getByRole('button', { name: 'Annuler' }))
      expect(document.activeElement).toBe(heading)
    }
  })

  test('one is removed with the password; a wrong one is told at its field, and keeps the form open', async () => {
    stubCalls({
      ...own,
      'users/passkeys/key': [{ status: 403, body: { code: '0090', message: 'x' } }, { body: { status: 'removed' } }],
    })
    render(page())
    const part = await region('Clés d’accès')
    fireEvent.click(await within(part).findByRole('button', { name: 'Supprimer Téléphone' }))
    const form = within(part).getByRole('form', { name: 'Supprimer Téléphone' })
    const password = form.querySelector<HTMLInputElement>('[name="password"]')
    if (password) fireEvent.change(password, { target: { value: 'Planches#2026ab' } })
    await act(async () => fireEvent.submit(form))
    expect(password?.getAttribute('aria-invalid')).toBe('true')
    expect(password?.value).toBe('Planches#2026ab')
    await act(async () => fireEvent.submit(form))
    await within(part).findByText(/^La clé d’accès « Téléphone » est supprimée/)
    expect(document.activeElement).toBe(within(part).getByRole('heading'))
  })
})

describe('two-step verification', () => {
  test('is not shown to an account that may not have it', async () => {
    stubCalls(answers([[OWN]]))
    render(page())
    await rows('Où mon compte est ouvert')
    await waitFor(() => expect(screen.queryByText('Vérification en deux étapes')).toBeNull())
  })

  test('shows the key once the password was right, then the recovery codes', async () => {
    stubCalls({
      ...answers([[OWN]]),
      'users/second-step': [
        { body: { available: true, since: null, recoveryCodes: 0 } },
        { body: { recoveryCodes: ['AAAA-BBBB-CCCC-DDDD'] } },
        { body: { available: true, since: '2026-06-12T18:30:00.000Z', recoveryCodes: 1 } },
      ],
      'users/second-step/start': { body: { key: 'ABCDEFGH', address: 'otpauth://totp/x?secret=ABCDEFGH&digits=6' } },
    })
    render(page())
    const part = await region('Vérification en deux étapes')
    const heading = within(part).getByRole('heading', { level: 2 })
    /** Expects the focus on the heading, then removes it, so that the next check is independent. */
    const expectFocus = () => {
      expect(document.activeElement).toBe(heading)
      heading.blur()
    }
    const activate = await within(part).findByRole('button', { name: 'Activer la vérification' })
    expect(document.activeElement).not.toBe(heading)
    fireEvent.click(activate)
    expectFocus()
    const submit = async (name: string, value: string) => {
      const field = part.querySelector<HTMLInputElement>(`[name="${name}"]`)
      if (field) fireEvent.change(field, { target: { value } })
      await act(async () => fireEvent.submit(within(part).getByRole('form')))
    }
    await submit('password', 'Planches#2026ab')
    expect(await within(part).findByText('ABCD EFGH')).toBeDefined()
    expectFocus()
    expect(within(part).getByRole('img', { name: 'Code QR pour l’application d’authentification' })).toBeDefined()
    await submit('code', '123456')
    expect(await within(part).findByText('AAAA-BBBB-CCCC-DDDD')).toBeDefined()
    expectFocus()
    fireEvent.click(within(part).getByRole('button', { name: 'Je les ai notés' }))
    expect(await within(part).findByText(/Il vous reste 1 code de secours/)).toBeDefined()
    expectFocus()
    expect(within(part).queryByText('AAAA-BBBB-CCCC-DDDD')).toBeNull()
  })
})
