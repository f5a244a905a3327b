// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { casinoQueries } from '#lib/client/casino.ts'
import type { Reward, Voucher } from '@barriere/shared/programmes/casino/rewards.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { type Answer, HARRIET, stubCalls, stubDialogs } from '../test-support.ts'
import { RewardsIsland } from './rewards.island.tsx'

const COCKTAIL: Reward = {
  id: 'cocktail',
  category: 'restaurants',
  title: { fr: 'Un cocktail', en: 'A cocktail' },
  text: { fr: 'Au bar.', en: 'At the bar.' },
  points: 500,
  casinos: [],
}

const SHOW: Reward = {
  id: 'show',
  category: 'shows',
  title: { fr: 'Deux places', en: 'Two seats' },
  text: { fr: 'De première catégorie.', en: 'In the first row.' },
  points: 9_000,
  casinos: ['deauville', 'dinard'],
  stock: 3,
}

const voucherOf = (more: Partial<Voucher> = {}): Voucher => ({
  id: '5e8c1f0a-0000-4000-8000-000000000001',
  code: 'ABCD1234EFGH',
  rewardId: 'cocktail',
  title: COCKTAIL.title,
  points: 500,
  casinos: [],
  state: 'open',
  createdAt: '2026-11-23T09:00:00.000Z',
  cancellableUntil: '2026-11-24T09:00:00.000Z',
  expiresAt: '2027-02-21T09:00:00.000Z',
  ...more,
})

const CALLS: Record<string, Answer | readonly Answer[]> = {
  rewards: { body: { rewards: [COCKTAIL, SHOW] } },
  balance: { body: { balance: 1_200, pending: 0, expiring: [] } },
  vouchers: { body: { vouchers: [] } },
}

const rewards = (locale: Locale = 'fr') => {
  const { casino, member } = messagesOf(locale)
  return (
    <RewardsIsland
      locale={locale}
      casinos={{ deauville: 'Casino de Deauville', dinard: 'Casino de Dinard' }}
      labels={casino.rewards}
      refused={casino.limits.refused}
      frame={member.frame}
    />
  )
}

const titles = () => screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })
const dialog = () => within(screen.getByRole('dialog'))

beforeEach(() => {
  stubDialogs()
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z'), toFake: ['Date'] })
  act(() => casinoStore.take({ isConnected: true, profile: HARRIET }))
  stubCalls(CALLS)
})

afterEach(() => {
  cleanup()
  act(() => casinoStore.reset())
  casinoQueries.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('rewards', () => {
  test.each(LOCALES)('in %s say what they cost, where they are given and what is missing', async (locale) => {
    render(rewards(locale))
    expect(await screen.findByText(COCKTAIL.title[locale])).toBeDefined()
    const show = within(screen.getByText(SHOW.title[locale]).closest('li') ?? document.body)
    expect(
      show.getByText(locale === 'fr' ? /Deauville et Casino de Dinard/ : /Deauville and Casino de Dinard/),
    ).toBeDefined()
    expect(show.getByText(locale === 'fr' ? /manque 7.800 points/ : /need 7,800 more points/)).toBeDefined()
    expect(show.queryByRole('button')).toBeNull()
  })

  test('are filtered by category and balance, and sorted by points', async () => {
    render(rewards())
    await screen.findByText('Un cocktail')
    const { labels } = rewards().props
    choose(labels.sort, 'dearest')
    expect(titles().slice(0, 2)).toEqual(['Deux places', 'Un cocktail'])
    choose(labels.category, 'shows')
    expect(titles()[0]).toBe('Deux places')
    fireEvent.click(screen.getByRole('checkbox'))
    expect(screen.getByText(labels.empty)).toBeDefined()
    choose(labels.category, '')
    expect(titles()[0]).toBe('Un cocktail')
  })

  test('are redeemed after a confirmation, once', async () => {
    const ask = stubCalls({
      ...CALLS,
      vouchers: [
        { body: { vouchers: [] } },
        { status: 201, body: { voucher: voucherOf(), balance: 700 } },
        { body: { vouchers: [voucherOf()] } },
      ],
      balance: [CALLS.balance as Answer, { body: { balance: 700, pending: 0, expiring: [] } }],
    })
    render(rewards())
    await screen.findByText(/pas encore de bon/)
    fireEvent.click(await screen.findByRole('button', { name: /Un cocktail/ }))
    expect(dialog().getByText(/Il vous restera 700/)).toBeDefined()
    const yes = dialog().getByRole('button', { name: 'Échanger mes points' })
    fireEvent.click(yes)
    fireEvent.click(yes)
    expect(await screen.findByText(/Présentez le code ABCD1234EFGH/)).toBeDefined()
    expect(await screen.findByRole('img', { name: /ABCD1234EFGH/ })).toBeDefined()
    expect(await screen.findByText(/solde.*700/)).toBeDefined()
    const posts = ask.mock.calls.filter(([, init]) => init?.method === 'POST')
    expect(posts.map(([, init]) => init?.body)).toEqual(['{"rewardId":"cocktail"}'])
    expect(new Headers(posts[0]?.[1]?.headers).get('idempotency-key')).toMatch(/^[\da-f]{32}$/)
  })

  test('without an answer can be redeemed again, by the same key', async () => {
    const ask = stubCalls({ ...CALLS })
    render(rewards())
    await screen.findByText(/pas encore de bon/)
    ask.mockImplementation(async () => {
      throw new TypeError('Failed to fetch')
    })
    for (const turn of [1, 2]) {
      fireEvent.click(screen.getByRole('button', { name: /Un cocktail/ }))
      fireEvent.click(dialog().getByRole('button', { name: 'Échanger mes points' }))
      await waitFor(() => expect(ask.mock.calls.filter(([, init]) => init?.method === 'POST')).toHaveLength(turn))
      await screen.findByText(/restée sans réponse/)
    }
    const keys = ask.mock.calls
      .filter(([, init]) => init?.method === 'POST')
      .map(([, init]) => new Headers(init?.headers).get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })

  test.each([
    ['limited', '/casino-barriere/limiter-mon-acces'],
    ['cardNeeded', '/casino-barriere/ma-carte'],
  ])('%s is explained, with the way on', async (code, href) => {
    stubCalls({ ...CALLS, rewards: { status: 403, body: { code, message: 'Pas pour vous.' } } })
    render(rewards())
    expect((await screen.findByRole('link')).getAttribute('href')).toBe(href)
    expect([screen.queryByRole('alert'), screen.queryByText('Mes bons'), screen.queryByText('Un cocktail')]).toEqual([
      null,
      null,
      null,
    ])
  })

  test('that could not be read can be tried again', async () => {
    stubCalls({
      ...CALLS,
      rewards: [{ status: 422, body: { code: 'default', message: 'Erreur.' } }, CALLS.rewards as Answer],
    })
    render(rewards())
    expect((await screen.findByRole('alert')).textContent).toBe('Erreur.')
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('Un cocktail')).toBeDefined()
  })

  test('while they load, skeletons are shown; anonymous visitors see nothing', () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    const { container } = render(rewards())
    expect(container.querySelector('[aria-busy=true]')?.textContent).toBe('Vos récompenses arrivent…')
    act(() => casinoStore.reset())
    expect(container.textContent).toBe('')
  })
})

describe('vouchers', () => {
  test('that can be used come first, with their code; the others say what became of them', async () => {
    stubCalls({
      ...CALLS,
      vouchers: {
        body: {
          vouchers: [
            voucherOf({ id: 'a', code: 'USED', state: 'used', usedAt: '2026-11-01T10:00:00.000Z' }),
            voucherOf({ id: 'b', code: 'GONE', state: 'expired', expiresAt: '2026-10-01T10:00:00.000Z' }),
            voucherOf({ id: 'c', code: 'OPEN', cancellableUntil: '2026-11-23T11:59:59.000Z' }),
          ],
        },
      },
    })
    render(rewards())
    const section = within(await screen.findByRole('region', { name: 'Mes bons' }))
    await section.findByText('OPEN')
    expect(section.getAllByText(/^(?:OPEN|USED|GONE)$/).map((code) => code.textContent)).toEqual([
      'OPEN',
      'USED',
      'GONE',
    ])
    expect(section.getAllByRole('img')).toHaveLength(1)
    expect([section.getByText(/Utilisé le/).textContent, section.getByText(/Expiré le/).innerHTML]).toEqual([
      expect.stringContaining('novembre 2026'),
      expect.stringContaining('octobre 2026'),
    ])
    // The cancellation period is over.
    expect(section.queryByRole('button', { name: /Annuler/ })).toBeNull()
  })

  test.each([
    [{ body: { voucher: voucherOf({ state: 'cancelled' }), balance: 1_700 } }, /500 points vous sont rendus/],
    [{ status: 409, body: { code: 'voucher', message: 'Trop tard.' } }, /Trop tard\./],
  ])('are cancelled after a confirmation, and a refusal is told', async (answer, words) => {
    const path = 'vouchers/5e8c1f0a-0000-4000-8000-000000000001/cancel'
    const ask = stubCalls({ ...CALLS, vouchers: { body: { vouchers: [voucherOf()] } }, [path]: answer })
    render(rewards())
    fireEvent.click(await screen.findByRole('button', { name: /Annuler ce bon, ABCD/ }))
    fireEvent.click(dialog().getByRole('button', { name: 'Annuler le bon' }))
    expect(await screen.findByText(words)).toBeDefined()
    expect(ask.mock.calls.filter(([input]) => String(input).endsWith('/cancel'))).toHaveLength(1)
  })
})
