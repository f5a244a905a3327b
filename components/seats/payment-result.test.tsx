// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { trackPurchase } from '#lib/analytics/purchase.ts'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { casinoQueries } from '#lib/client/casino.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { type Answer, HARRIET, asked, stubCalls } from '../member/test-support.ts'
import { PaymentResultIsland } from './payment-result.island.tsx'
import { CASINOS, NOW, PAID, SALE_ID, WAITING, endedOf, registrationOf } from './test-support.ts'

vi.mock('#lib/analytics/purchase.ts', () => ({ trackPurchase: vi.fn() }))

const { id: ID } = registrationOf()

const labels = (locale: Locale = 'fr') => messagesOf(locale).seats.payment

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

const result = (locale: Locale = 'fr') => {
  const { seats, forms, member } = messagesOf(locale)
  return (
    <PaymentResultIsland
      locale={locale}
      path="/paiement"
      labels={seats}
      casinos={CASINOS}
      wallets={['apple', 'google']}
      wallet={messagesOf(locale).casino.wallet}
      forms={forms}
      frame={member.frame}
    />
  )
}

/** Shows the page with these answers of the server. */
async function show(answer: Answer | readonly Answer[], more: Record<string, Answer> = {}, locale: Locale = 'fr') {
  const ask = stubCalls({ [`registrations/${ID}`]: answer, ...more })
  await act(async () => void render(result(locale)))
  return ask
}

const heading = (text: string) => screen.findByRole('heading', { level: 2, name: text })

const fakeTimers = () => vi.useFakeTimers({ now: NOW, toFake: ['Date', 'setTimeout', 'clearTimeout'] })

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  vi.spyOn(casinoStore, 'init').mockResolvedValue()
  location.hash = ID
  act(() => casinoStore.take({ isConnected: true, profile: HARRIET }))
})

afterEach(() => {
  cleanup()
  act(() => casinoStore.reset())
  casinoQueries.clear()
  location.hash = ''
  vi.mocked(trackPurchase).mockClear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a payment', () => {
  test.each(LOCALES)('that is made shows the ticket in %s, and is measured by its registration', async (locale) => {
    await show({ body: { registration: PAID } }, {}, locale)
    expect(screen.getByRole('heading', { level: 2, name: labels(locale).paid })).toBe(document.activeElement)
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Deauville Deepstack')
    const { ticket } = messagesOf(locale).seats
    expect(screen.getByRole('button', { name: new RegExp(ticket.calendar) })).toBeDefined()
    expect(screen.getByRole('button', { name: ticket.receipt })).toBeDefined()
    const { wallet } = messagesOf(locale).casino
    for (const name of ['apple', 'google'] as const)
      expect(screen.getByRole('link', { name: `${wallet[name]} Deauville Deepstack` }).getAttribute('href')).toBe(
        `/api/casino/wallet/${name}?locale=${locale}&registration=${ID}`,
      )
    expect(screen.getByRole('link', { name: ticket.come }).getAttribute('href')).toBe('/casinos/deauville')
    const item = { item_id: SALE_ID, item_name: 'deepstack', item_category: 'tournament', price: 250, quantity: 1 }
    expect(trackPurchase).toHaveBeenCalledExactlyOnceWith(ID, [item])
  })

  test('is waited for, with longer and longer pauses, until the bank has answered', async () => {
    fakeTimers()
    const pending = { body: { registration: registrationOf({ paying: true }) } }
    const ask = await show([pending, { status: 503, body: {} }, pending, { body: { registration: PAID } }])
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(labels().pending)
    for (const [pause, count] of [
      [1_000, 2],
      [1_500, 3],
    ] as const) {
      await act(async () => void (await vi.advanceTimersByTimeAsync(pause)))
      expect(asked(ask)).toHaveLength(count)
    }
    await act(async () => void (await vi.advanceTimersByTimeAsync(2_250)))
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(labels().paid)
  })

  test('without an answer in two minutes leads to the registrations, and asks no more', async () => {
    fakeTimers()
    const ask = await show({ body: { registration: registrationOf({ paying: true }) } })
    await act(async () => void (await vi.advanceTimersByTimeAsync(140_000)))
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(labels().late)
    const count = asked(ask).length
    await act(async () => void (await vi.advanceTimersByTimeAsync(60_000)))
    expect(asked(ask)).toHaveLength(count)
    expect(screen.getByRole('link', { name: labels().mine })).toBeDefined()
  })

  test.each(['refused', 'challenge', 'cancelled', 'expired', 'technical'] as const)(
    'that ended as %s says so, and can be tried again while the seat is held',
    async (outcome) => {
      await show({ body: { registration: registrationOf({ outcome }) } })
      expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(labels().failed)
      expect(screen.getByText(plain(messagesOf('fr').seats.outcomes[outcome]))).toBeDefined()
      expect(screen.getByText(/Vous avez jusqu’à 12 h 15 pour payer/)).toBeDefined()
      expect(screen.getByRole('button', { name: /Payer 250/ })).toBeDefined()
      expect(trackPurchase).not.toHaveBeenCalled()
    },
  )

  test('whose hold ran out leads back to the dates', async () => {
    await show({ body: { registration: endedOf({ state: 'expired', outcome: 'refused' }) } })
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(labels().over)
    expect(screen.getByRole('link', { name: labels().back }).getAttribute('href')).toBe('/tournois/deepstack#places')
  })

  test('that came when the seat was gone says that it is given back, and the place on the waiting list', async () => {
    await show(
      { body: { registration: endedOf({ state: 'failed', outcome: 'paid' }) } },
      { registrations: { body: { registrations: [], waiting: [WAITING] } } },
    )
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(labels().gone)
    expect(await screen.findByText(/au rang 3/)).toBeDefined()
  })

  test.each([
    ['refunded', endedOf({ state: 'refunded', outcome: 'paid' }), labels().refunded],
    ['of a date that is off', endedOf({ state: 'failed' }), labels().off],
  ])('%s is told', async (_, registration, title) => {
    await show({ body: { registration } })
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title)
  })
})

describe('the page', () => {
  test.each(['', 'nobody'])('with the fragment %j has nothing to follow', async (hash) => {
    location.hash = hash
    const ask = await show({ body: {} })
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(labels().none)
    expect(ask).not.toHaveBeenCalled()
  })

  test('of somebody else’s registration says that it is not theirs', async () => {
    await show({ status: 404, body: { code: 'default' } })
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(labels().unknown)
  })

  test('refused for another reason can be read again', async () => {
    await show([{ status: 403, body: { code: 'default', message: 'Non.' } }, { body: { registration: PAID } }])
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await heading(labels().paid)).toBeDefined()
  })

  test('without a session leads to the login and back, with its fragment', async () => {
    act(() => casinoStore.reset())
    await show({ body: {} })
    const back = encodeURIComponent(`/paiement#${ID}`)
    expect(screen.getByRole('link', { name: labels().login }).getAttribute('href')).toContain(`return=${back}`)
  })
})
