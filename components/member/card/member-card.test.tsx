// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { profileStore } from '#lib/client/profile.ts'
import { queryClient } from '#lib/client/queries.ts'
import { IDEMPOTENCY_HEADER } from '@barriere/shared/contracts/http.ts'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { MemberCardIsland } from './member-card.island.tsx'
import { ADVANTAGES, CAMILLE, LEVEL, NOBODY, asked, connectionOf, fakeCaches, stubCalls } from '../test-support.ts'

const card = (locale: 'fr' | 'en' = 'fr') => (
  <MemberCardIsland
    locale={locale}
    labels={messagesOf(locale).member.card}
    level={messagesOf(locale).member.level}
    frame={messagesOf(locale).member.frame}
  />
)

/** One answer for all reads of the card’s page; each read finds its part in it. */
const advantages = { body: { advantages: ADVANTAGES, ...LEVEL } }

const connect = (connection: Parameters<typeof profileStore.take>[0] = connectionOf()) =>
  act(() => profileStore.take(connection))

/** Confirms the request for the card by e-mail. */
const askForCard = async () => await act(async () => fireEvent.click(screen.getByText('Envoyer la carte')))

beforeAll(() => {
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

beforeEach(() => {
  stubCalls({ advantages })
})

afterEach(() => {
  cleanup()
  act(() => profileStore.reset())
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the card', () => {
  test.each(LOCALES)('in %s shows status, name, number, its code and since when', async (locale) => {
    connect()
    render(card(locale))
    const words = messagesOf(locale).member.card
    expect(screen.getByText('Camille Rousseau', { exact: false })).toBeDefined()
    expect(screen.getAllByText('IB100000017')).toHaveLength(2)
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(words.code.replace('{number}', 'IB100000017'))
    expect(screen.getByText(locale === 'fr' ? 'Membre depuis juin 2024' : 'Member since June 2024')).toBeDefined()
    expect(await screen.findByText(locale === 'fr' ? 'Tarif membre' : 'Member rate')).toBeDefined()
    expect(screen.queryByText(locale === 'fr' ? 'Petit déjeuner d’anniversaire' : 'Birthday breakfast')).toBeNull()
  })

  test('while loading there is a skeleton, and the mail cannot be requested', () => {
    vi.spyOn(profileStore, 'get').mockReturnValue({
      status: 'pending',
      isConnected: false,
      isEmployee: false,
      profile: undefined,
    })
    const { container } = render(card())
    expect(container.querySelector('[role=img]')).toBeNull()
    expect(screen.getByText('BARRIÈRE')).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Recevoir ma carte par e-\u2060mail' }).disabled).toBe(
      true,
    )
  })

  test('the level stands beside it, for a member alone', async () => {
    connect()
    render(card())
    expect(screen.getByRole('heading', { name: 'Votre statut' })).toBeDefined()
    await screen.findByText('Tarif membre')
  })

  test('anonymous visitors see nothing: the layout leads to the login', () => {
    connect(NOBODY)
    expect(render(card()).container.textContent).toBe('')
  })

  test('a failed read can be retried', async () => {
    const ask = stubCalls({})
    await act(() => profileStore.refresh())
    render(card())
    fireEvent.click(await screen.findByRole('button', { name: 'Réessayer' }))
    await waitFor(() => expect(asked(ask)).toEqual(['users/init', 'users/init']))
  })
})

describe('the card by e-mail', () => {
  test('is requested after a confirmation', async () => {
    const ask = stubCalls({ advantages, 'profile/card_renewal': { body: { requestedAt: '2026-06-12T10:00:00Z' } } })
    connect()
    render(card())
    expect(
      screen.getByText('Nous l’envoyons à camille@example.com. Deux demandes par période de douze mois.'),
    ).toBeDefined()
    expect(asked(ask)).not.toContain('profile/card_renewal')
    await askForCard()
    expect(
      screen.getByText('La carte part à camille@example.com.', { exact: false }).closest('[role=status]'),
    ).not.toBeNull()
  })

  test.each([
    ['0106', 409, 'Une carte vient de vous être envoyée.'],
    ['0117', 429, 'Vous avez déjà fait deux demandes en douze mois.'],
  ])('refused with %s it says the server’s words', async (code, status, message) => {
    stubCalls({ advantages, 'profile/card_renewal': { status, body: { code, message } } })
    connect()
    render(card())
    await askForCard()
    expect(screen.getByText(message).closest('[role=status]')).not.toBeNull()
  })

  test('after silence the same request is repeated, after an answer it is a new one', async () => {
    const keys: (string | null)[] = []
    const answers = [
      () => Promise.reject(new TypeError('offline')),
      () => Promise.resolve(Response.json({ requestedAt: '' })),
      () => Promise.resolve(Response.json({ requestedAt: '' })),
    ]
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>((input, init) => {
        if (!String(input).endsWith('card_renewal')) return Promise.resolve(Response.json(advantages.body))
        keys.push(new Headers(init?.headers).get(IDEMPOTENCY_HEADER))
        return answers[keys.length - 1]?.() ?? Promise.reject(new Error('too many'))
      }),
    )
    connect()
    render(card())
    await askForCard()
    expect(screen.getByText(messagesOf('fr').member.card.renewFailed)).toBeDefined()
    await askForCard()
    await askForCard()
    expect(keys[0]).toMatch(/^[\w-]{16,80}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })
})

describe('the card on the device', () => {
  const register = vi.fn()
  let caches: ReturnType<typeof fakeCaches>

  beforeEach(() => {
    caches = fakeCaches()
    register.mockReset()
    vi.stubGlobal('caches', caches)
    Object.defineProperty(navigator, 'serviceWorker', {
      configurable: true,
      value: { register, getRegistrations: async () => [] },
    })
    history.replaceState(null, '', '/infiniment-barriere/ma-carte')
  })

  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })

  /** Answers requests for the page itself, besides the calls. */
  const withPage = () =>
    vi.stubGlobal(
      'fetch',
      vi.fn<typeof fetch>(async (input) =>
        String(input).startsWith('/api/eph/') ? Response.json(advantages.body) : new Response('<p>page</p>'),
      ),
    )

  test('is kept only after a click, and said to be; another click forgets it', async () => {
    withPage()
    connect()
    render(card())
    const keep = await screen.findByRole('button', { name: 'Garder sur cet appareil' })
    expect([caches.stores.size, register.mock.calls.length]).toEqual([0, 0])
    expect(screen.getByText(/30\s*jours/)).toBeDefined()
    await act(async () => fireEvent.click(keep))
    expect(await screen.findByText('La carte est gardée sur cet appareil.')).toBeDefined()
    expect([...(caches.stores.get('member-card')?.keys() ?? [])]).toEqual([
      '/infiniment-barriere/ma-carte',
      '/member-card/values',
    ])
    expect(register).toHaveBeenCalledWith('/card-worker.js', { scope: '/infiniment-barriere/ma-carte' })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Ne plus la garder' })))
    expect(await screen.findByText('La carte n’est plus gardée sur cet appareil.')).toBeDefined()
    expect(caches.stores.size).toBe(0)
  })

  test('where the browser refuses, it says so', async () => {
    withPage()
    register.mockRejectedValue(new DOMException('no', 'SecurityError'))
    connect()
    render(card())
    await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Garder sur cet appareil' })))
    expect(await screen.findByText('Ce navigateur n’a pas pu garder la carte.')).toBeDefined()
    expect(caches.stores.size).toBe(0)
  })

  test('without a connection the kept card is shown, with its day', async () => {
    const { ibNumber: number, ibLevel: level, memberSince: since } = CAMILLE
    await (await caches.open('member-card')).put(
      '/member-card/values',
      Response.json({ owner: number, number, level, since, name: 'Camille Rousseau', keptAt: Date.now() }),
    )
    stubCalls({})
    await act(() => profileStore.refresh())
    render(card())
    expect(await screen.findByText('Pas de connexion.')).toBeDefined()
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain(number)
    expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
  })
})
