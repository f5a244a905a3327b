// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { casinoQueries } from '#lib/client/casino.ts'
import type { Registration, WaitingPlace } from '@barriere/shared/programmes/casino/seats.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { type Answer, HARRIET, asked, stubCalls, stubDialogs } from '../member/test-support.ts'
import { RegistrationsIsland } from './registrations.island.tsx'
import { CASINOS, NOW, PAID, WAITING, endedOf, registrationOf } from './test-support.ts'

const page = (locale: Locale = 'fr') => {
  const { seats, casino, member, forms } = messagesOf(locale)
  return (
    <RegistrationsIsland
      locale={locale}
      labels={seats}
      own={casino.registrations}
      casinos={CASINOS}
      wallets={['apple', 'google']}
      wallet={messagesOf(locale).casino.wallet}
      frame={member.frame}
      forms={forms}
      choices={[{ label: casino.registrations.tournaments, href: '/tournois' }]}
    />
  )
}

const own = (locale: Locale = 'fr') => messagesOf(locale).casino.registrations

const of = (registrations: readonly Registration[], waiting: readonly WaitingPlace[] = []): Answer => ({
  body: { registrations, waiting },
})

const section = async (name: string) => within(await screen.findByRole('region', { name }))
const dialog = () => within(screen.getByRole('dialog'))

beforeEach(() => {
  stubDialogs()
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
  act(() => casinoStore.take({ isConnected: true, profile: HARRIET }))
})

afterEach(() => {
  cleanup()
  act(() => casinoStore.reset())
  casinoQueries.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('registrations', () => {
  test.each(LOCALES)('in %s: to come with their tickets, past ones with what became of them', async (locale) => {
    stubCalls({
      registrations: of([
        PAID,
        endedOf({ id: '5e8c1f0a-0000-4000-8000-000000000002', state: 'refunded' }),
        { ...PAID, id: '5e8c1f0a-0000-4000-8000-000000000003', usedAt: '2026-06-01T19:00:00.000Z' },
      ]),
    })
    render(page(locale))
    const { states, until } = own(locale)
    const coming = await section(own(locale).upcoming)
    expect(coming.getByRole('img')).toBeDefined()
    expect(coming.getByText(states.paid)).toBeDefined()
    expect(coming.getByText(new RegExp(until.split('{')[0] as string))).toBeDefined()
    const past = await section(own(locale).past)
    expect(past.queryByRole('img')).toBeNull()
    // A past registration has no calendar button.
    const calendar = { name: new RegExp(messagesOf(locale).seats.ticket.calendar) }
    expect([coming.queryByRole('button', calendar), past.queryByRole('button', calendar)]).toEqual([
      expect.any(HTMLElement),
      null,
    ])
    // A used or refunded ticket has no wallet link.
    expect(screen.getAllByRole('link', { name: /Google Wallet/ })).toEqual(
      coming.getAllByRole('link', { name: /Google Wallet/ }),
    )
    expect([past.getByText(states.refunded), past.getByText(states.used)]).toHaveLength(2)
  })

  test('that are held can be paid, and are taken away when given back', async () => {
    const { id } = registrationOf()
    stubCalls({
      registrations: [of([registrationOf()]), of([endedOf({ state: 'expired' })])],
      [`registrations/${id}/cancel`]: { body: { registration: endedOf({ state: 'expired' }) } },
    })
    render(page())
    expect(await screen.findByRole('button', { name: /Payer 250/ })).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: 'Rendre ma place' }))
    expect(await screen.findByText(own().released)).toBeDefined()
    expect((await section(own().past)).getByText(own().states.expired)).toBeDefined()
  })

  test.each([
    [{ body: { registration: endedOf({ state: 'refunded' }) } }, /250 € vous sont rendus sur votre carte/],
    [{ status: 409, body: { code: 'notCancellable', message: 'Trop tard.' } }, /Trop tard\./],
    [{ status: 500, body: {} }, /restée sans réponse/],
  ] as const)('are cancelled after a confirmation, and a refusal is told', async (answer, words) => {
    const ask = stubCalls({ registrations: of([PAID]), [`registrations/${PAID.id}/cancel`]: answer })
    render(page())
    fireEvent.click(await screen.findByRole('button', { name: /Annuler cette inscription\s: Deauville/ }))
    expect(dialog().getByText(/250 € vous seront rendus/)).toBeDefined()
    const yes = dialog().getByRole('button', { name: own().yes })
    fireEvent.click(yes)
    fireEvent.click(yes)
    expect(await screen.findByText(words)).toBeDefined()
    expect(asked(ask).filter((path) => path.endsWith('/cancel'))).toHaveLength(1)
  })

  test('that cost nothing are neither paid nor refunded, and are cancelled', async () => {
    const { outcome: _, ...booked } = { ...PAID, cents: 0, receipt: false }
    const other = endedOf({ id: '5e8c1f0a-0000-4000-8000-000000000002', cents: 0, state: 'refunded' })
    const place = { fr: 'Pied de la piste bleue', en: 'Foot of the blue run' }
    stubCalls({
      registrations: of([{ ...booked, place }, other]),
      [`registrations/${booked.id}/cancel`]: { body: { registration: { ...other, id: booked.id } } },
    })
    render(page())
    const coming = await section(own().upcoming)
    expect([coming.getByText(own().states.booked), coming.getByText('Gratuit')]).toHaveLength(2)
    expect(coming.getByText(place.fr)).toBeDefined()
    expect(coming.queryByRole('link', { name: 'Venir au casino' })).toBeNull()
    expect((await section(own().past)).getByText(own().states.cancelled)).toBeDefined()
    fireEvent.click(coming.getByRole('button', { name: /Annuler cette inscription\s: Deauville/ }))
    expect(dialog().queryByText(/€/)).toBeNull()
    fireEvent.click(dialog().getByRole('button', { name: own().yes }))
    expect(await screen.findByText(own().cancelledFree)).toBeDefined()
  })

  test('that can no longer be cancelled say so', async () => {
    const { cancellableUntil: _, ...late } = PAID
    stubCalls({ registrations: of([late]) })
    render(page())
    expect(await screen.findByText(own().tooLate)).toBeDefined()
  })

  test('a receipt that is not there is told', async () => {
    stubCalls({ registrations: of([PAID]) })
    render(page())
    fireEvent.click(await screen.findByRole('button', { name: 'Télécharger le reçu' }))
    expect(await screen.findByText(messagesOf('fr').seats.ticket.receiptFailed)).toBeDefined()
  })
})

describe('waiting lists', () => {
  test('say the position, and are left after a confirmation', async () => {
    stubCalls({ registrations: [of([], [WAITING]), of([])], [`waiting/${WAITING.id}`]: { body: {} } })
    render(page())
    const { waiting } = messagesOf('fr').seats
    expect((await section(own().waiting)).getByText(/au rang 3/)).toBeDefined()
    fireEvent.click(screen.getByRole('button', { name: /Quitter la liste\s:/ }))
    fireEvent.click(dialog().getByRole('button', { name: waiting.leaveYes }))
    expect(await screen.findByText(waiting.left)).toBeDefined()
  })
})

describe('without registrations', () => {
  test('a member is asked which night they will play', async () => {
    stubCalls({ registrations: of([]), limit: { body: {} } })
    render(page())
    expect(await screen.findByText(own().empty.replaceAll('\u00a0', ' '))).toBeDefined()
    expect(screen.getByRole('link', { name: own().tournaments }).getAttribute('href')).toBe('/tournois')
  })

  test('a member who has limited their access is offered nothing', async () => {
    const limit = { kind: 'pause', since: '2026-06-01', until: '2026-12-01' }
    stubCalls({ registrations: of([]), limit: { body: { limit } } })
    render(page())
    expect(await screen.findByText(own().emptyLimited)).toBeDefined()
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('a failed read can be tried again', async () => {
    stubCalls({ registrations: [{ status: 403, body: { code: 'default', message: 'Non.' } }, of([PAID])] })
    render(page())
    fireEvent.click(await screen.findByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByRole('img')).toBeDefined()
  })
})
