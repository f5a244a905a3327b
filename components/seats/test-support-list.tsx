import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { track } from '#lib/analytics/track.ts'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { casinoQueries } from '#lib/client/casino.ts'
import { CASINO_ERRORS, type CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { type Answer, HARRIET, stubCalls, stubDialogs } from '../member/test-support.ts'
// Loads the popin's code first: otherwise the first click would wait for it.
import './seat-popin.tsx'
import { SeatListIsland } from './seat-list.island.tsx'
import type { SeatListProps } from './seat-props.ts'
import { NOW, SALE, SALE_ID, listProps, registrationOf } from './test-support.ts'

export const NONE: Answer = { body: { registrations: [], waiting: [] } }
export const HELD: Answer = { status: 201, body: { registration: registrationOf() } }

export const CALLS: Record<string, Answer | readonly Answer[]> = {
  [`sales/${SALE_ID}`]: { body: { sale: { ...SALE, changes: [] } } },
  registrations: NONE,
}

export const saleAnswer = (state: (typeof SALE)['categories'][number]['state']): Answer => ({
  body: { sale: { ...SALE, categories: SALE.categories.map((category) => ({ ...category, state })), changes: [] } },
})

export const refusal = (code: CasinoErrorCode): Answer => ({
  status: CASINO_ERRORS[code].status,
  body: { code, message: messagesOf('fr').errors.casino[code] },
})

export const posts = (ask: ReturnType<typeof stubCalls>, path: string) =>
  ask.mock.calls.filter(([input, init]) => String(input).endsWith(path) && init?.method === 'POST')

/** Replaces no-break spaces by plain ones, as the queries of testing-library do. */
export const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

export const dialog = () => within(screen.getByRole('dialog'))
export const connect = () => act(() => casinoStore.take({ isConnected: true, profile: HARRIET }))

/** Opens the registration of the first date. */
export async function open(props: Partial<SeatListProps> = {}, name: RegExp = /S’inscrire/): Promise<void> {
  render(<SeatListIsland {...listProps('fr', props)} />)
  fireEvent.click(screen.getByRole('link', { name }))
  await screen.findByRole('dialog')
}

export async function hold(times = 1): Promise<void> {
  fireEvent.click(await screen.findByRole('checkbox', { name: /J’accepte le règlement/ }))
  const button = dialog().getByRole('button', { name: /Retenir ma place|Retenir mes places/ })
  for (let time = 0; time < times; time += 1) fireEvent.click(button)
}

/** Set-up and clean-up of each test of the list: fixed clock, stubbed calls, no signed-in member. */
export function setUpSeatList(): void {
  beforeEach(() => {
    stubDialogs()
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
    vi.spyOn(casinoStore, 'init').mockResolvedValue()
    stubCalls(CALLS)
  })

  afterEach(() => {
    cleanup()
    act(() => casinoStore.reset())
    casinoQueries.clear()
    sessionStorage.clear()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    vi.mocked(track).mockClear()
  })
}
