// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { casinoQueries } from '#lib/client/casino.ts'
import { SIGNED_IN_COOKIE } from '@barriere/shared/contracts/http.ts'
import type { PointLine } from '@barriere/shared/programmes/casino/points.ts'
import { POINT_CAUSES } from '@barriere/shared/domain/loyalty/casino-points.ts'
import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { HARRIET, stubCalls } from '../test-support.ts'
import { PointsIsland } from './points.island.tsx'

const AT = '2026-11-20T20:15:00.000Z'
const SUBJECT = { fr: 'Un cocktail', en: 'A cocktail' }

const lineOf = (id: number, more: Partial<PointLine>): PointLine => ({
  id: String(id),
  cause: 'visit',
  at: AT,
  amount: 100,
  state: 'active',
  ...more,
})

/** One line for each cause, and one for each state of points. */
const LINES: readonly PointLine[] = [
  ...POINT_CAUSES.map((cause, index) => lineOf(index, { cause, casino: 'dinard', subject: SUBJECT })),
  lineOf(20, { state: 'pending', activeFrom: '2026-11-21T20:15:00.000Z' }),
  lineOf(21, { left: 100, expiresAt: '2028-11-20T20:15:00.000Z' }),
  lineOf(22, { left: 40, expiresAt: '2028-11-20T20:15:00.000Z' }),
  lineOf(23, { state: 'spent' }),
  lineOf(24, { state: 'expired' }),
  lineOf(25, { state: 'reversed' }),
]

const BALANCE = { balance: 3_100, cents: 500, pending: 0, expiring: [{ day: '2028-11-20', points: 3_100 }] }

const show = (locale: Locale = 'fr') => {
  const { casino, member } = messagesOf(locale)
  render(
    <PointsIsland
      locale={locale}
      casinos={{ deauville: 'Casino de Deauville', dinard: 'Casino de Dinard' }}
      labels={casino.points}
      refused={casino.limits.refused}
      frame={member.frame}
    />,
  )
}

beforeEach(() => {
  document.cookie = `${SIGNED_IN_COOKIE}=1`
  act(() => casinoStore.take({ isConnected: true, profile: HARRIET }))
})

afterEach(() => {
  cleanup()
  document.cookie = `${SIGNED_IN_COOKIE}=; max-age=0`
  act(() => casinoStore.reset())
  casinoQueries.clear()
  vi.unstubAllGlobals()
})

test.each(LOCALES)('in %s every line says why it is there and what has become of it', async (locale) => {
  stubCalls({
    'balance': { body: BALANCE },
    'point-months': { body: { months: [] } },
    'points': { body: { lines: LINES } },
  })
  show(locale)
  const { causes, states, linesTitle } = messagesOf(locale).casino.points
  const rows = await within(await screen.findByRole('region', { name: linesTitle })).findAllByRole('listitem')
  const texts = rows.map((row) => row.textContent ?? '')
  expect(texts).toHaveLength(LINES.length)
  for (const [index, cause] of POINT_CAUSES.entries())
    expect(texts[index]).toContain(causes[cause].replace('{subject}', SUBJECT[locale]))
  for (const text of texts) expect(text).not.toMatch(/[{}]|undefined/)
  const after = (index: number) => texts[POINT_CAUSES.length + index]
  expect([after(0), after(1), after(2)]).toEqual([
    expect.stringContaining(states.pending.split('{')[0] ?? ''),
    expect.stringContaining(states.active.split('{')[0] ?? ''),
    expect.stringContaining('40'),
  ])
  expect([after(3), after(4), after(5)]).toEqual([
    expect.stringContaining(states.spent),
    expect.stringContaining(states.expired),
    expect.stringContaining(states.reversed),
  ])
})

test('by kind and by casino: the filters are the programme’s own', async () => {
  const calls = stubCalls({
    'balance': { body: BALANCE },
    'point-months': { body: { months: [] } },
    'points': { body: { lines: LINES } },
  })
  show()
  const { kind, kinds, casino } = messagesOf('fr').casino.points
  const inputs = () =>
    calls.mock.calls
      .filter(([url]) => String(url).endsWith('/points'))
      .map(([, init]) => JSON.parse(String(init?.body)) as unknown)
  fireEvent.change(await screen.findByLabelText(kind), { target: { value: 'spent' } })
  fireEvent.change(screen.getByLabelText(casino), { target: { value: 'dinard' } })
  expect(screen.getByRole('option', { name: kinds.spent })).toBeDefined()
  await vi.waitFor(() => expect(inputs()).toEqual([{}, { kinds: ['spent'] }, { kinds: ['spent'], casino: 'dinard' }]))
})
