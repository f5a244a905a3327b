// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { LevelClock } from '@barriere/shared/programmes/casino/clock.ts'
import { formatCountdown } from '@barriere/shared/domain/time/level-clock.ts'
import { serverHtml } from '#tests/support/server-html.ts'
import './level-clock.lazy.enhance.ts'
import { LevelClockFace } from './level-clock.tsx'
import { ServerTime } from './server-time.ts'

const ID = '5e8c1f0a-0000-4000-8000-000000000001'
const MINUTE = 60_000

/** The server's clock is three minutes ahead of the device's. */
const AHEAD = 3 * MINUTE
const DEVICE = Date.parse('2026-06-19T17:10:00Z')
const SERVER = DEVICE + AHEAD

const level = (smallBlind: number) =>
  ({ kind: 'level', smallBlind, bigBlind: smallBlind * 2, ante: 0, minutes: 25 }) as const

const clock = (more: Partial<LevelClock> = {}): LevelClock => ({
  id: ID,
  flight: 'a',
  name: { fr: 'Jour 1A', en: 'Day 1A' },
  title: { fr: 'Le Vendredi', en: 'The Friday' },
  startsAt: Date.parse('2026-06-19T17:00:00Z'),
  version: 1,
  started: true,
  elapsed: 0,
  since: SERVER - 10 * MINUTE,
  levels: [level(100), level(200), { kind: 'break', minutes: 15 }, level(1_000)],
  lateLevel: 2,
  now: SERVER,
  ...more,
})

/** Fake `EventSource`. */
class Line extends EventTarget {
  static readonly CLOSED = 2
  static all: Line[] = []
  readyState = 0
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    Line.all.push(this)
  }
  close(): void {
    this.readyState = Line.CLOSED
  }
  tell(type: 'clock' | 'beat', data: object): void {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }))
  }
  fail(isRefused: boolean): void {
    if (isRefused) this.readyState = Line.CLOSED
    this.dispatchEvent(new Event('error'))
  }
}

const fetched = vi.fn()

const line = () => Line.all.at(-1) as Line

const shown = (name: string) =>
  document.querySelector(`[data-clock=${name}]`)?.textContent?.replaceAll(/[\u00a0\u202f]/g, ' ')

const isHidden = (name: string) => document.querySelector<HTMLElement>(`[data-${name}]`)?.hidden

const open = async (hash = `#${ID}`) => {
  document.documentElement.lang = 'fr'
  history.replaceState(null, '', `/tournois/horloge${hash}`)
  const choices = [{ id: ID, title: 'Le Vendredi', when: 'ven. 19 juin, 19 h', until: DEVICE + 60 * MINUTE }]
  document.body.innerHTML = await serverHtml(<LevelClockFace choices={choices} locale="fr" />)
}

beforeEach(() => {
  vi.useFakeTimers({
    now: DEVICE,
    toFake: ['Date', 'setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'performance'],
  })
  Line.all = []
  vi.stubGlobal('EventSource', Line)
  vi.stubGlobal('fetch', fetched)
  fetched.mockReset()
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
})

afterEach(() => {
  document.body.replaceChildren()
  sessionStorage.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the level clock', () => {
  test('without a tournament in the address there is a choice', async () => {
    await open('')
    expect([isHidden('face'), isHidden('choices'), Line.all]).toEqual([true, false, []])
    expect(screen.getByRole('link').getAttribute('href')).toBe(`#${ID}`)
  })

  test('one that is over since the page was rendered is no choice any more', async () => {
    vi.setSystemTime(DEVICE + 60 * MINUTE)
    await open('')
    expect([screen.queryByRole('link'), isHidden('choices'), isHidden('list'), isHidden('none')]).toEqual([
      null,
      false,
      true,
      false,
    ])
  })

  test('runs in the server’s time, second by second', async () => {
    await open()
    expect(line().address).toBe(`/api/clock/${ID}`)
    line().tell('clock', clock())
    expect(['level', 'left', 'blinds', 'next', 'break', 'late', 'name'].map(shown)).toEqual([
      'Niveau 1',
      '15:00',
      '100 / 200',
      'Niveau 2, blindes 200 / 400',
      '40:00',
      '40:00',
      'Jour 1A',
    ])
    await vi.advanceTimersByTimeAsync(61_000)
    expect(shown('left')).toBe('13:59')
    await vi.advanceTimersByTimeAsync(14 * MINUTE)
    expect([shown('level'), shown('left')]).toEqual(['Niveau 2', '24:59'])
  })

  test('a reader hears of levels and pauses, and of no second', async () => {
    await open()
    line().tell('clock', clock())
    const status = screen.getByRole('status')
    const heard = vi.fn()
    const observer = new MutationObserver(heard)
    observer.observe(status, { subtree: true, childList: true, characterData: true })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(observer.takeRecords()).toEqual([])
    line().tell('clock', clock({ since: undefined, elapsed: 12 * MINUTE, version: 2 }))
    expect([status.textContent?.replaceAll('\u00a0', ' '), shown('status')]).toEqual([
      'Niveau 1, blindes 100 / 200. En pause',
      'En pause',
    ])
    expect(screen.getByRole('timer').textContent).toBe('13:00')
  })

  test('before its start, in a break and after the end', async () => {
    await open()
    line().tell('clock', clock({ started: false, since: undefined, version: 0 }))
    expect([shown('status'), shown('left')]).toEqual(['Début à 19 h', '25:00'])
    line().tell('clock', clock({ since: SERVER - 55 * MINUTE }))
    expect([shown('level'), shown('next'), isFigureHidden('blinds'), isFigureHidden('late')]).toEqual([
      'Pause',
      'Niveau 3, blindes 1 000 / 2 000',
      true,
      true,
    ])
    line().tell('clock', clock({ since: SERVER - 500 * MINUTE }))
    expect([shown('level'), shown('left')]).toEqual(['Tournoi terminé', '00:00'])
  })

  test('asks by itself while there is no line, and stops once there is one', async () => {
    fetched.mockImplementation(async () => Response.json({ clock: clock() }))
    await open()
    line().fail(true)
    await vi.waitFor(() => expect(shown('level')).toBe('Niveau 1'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect([fetched.mock.calls.length, Line.all.length]).toEqual([3, 2])
    line().tell('clock', clock({ version: 2 }))
    await vi.advanceTimersByTimeAsync(30_000)
    expect(fetched).toHaveBeenCalledTimes(3)
  })

  test('goes on without an answer, and says so', async () => {
    await open()
    line().tell('clock', clock())
    line().fail(false)
    await vi.waitFor(() => expect(isHidden('lost')).toBe(false))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shown('left')).toBe('14:00')
    line().tell('clock', clock({ now: SERVER + 60_000 }))
    expect(isHidden('lost')).toBe(true)
  })

  test('a silent line is opened again', async () => {
    await open()
    line().tell('clock', clock())
    await vi.advanceTimersByTimeAsync(30_000)
    line().tell('beat', { now: SERVER + 30_000 })
    await vi.advanceTimersByTimeAsync(30_000)
    expect(Line.all).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(Line.all).toHaveLength(2)
  })

  test('a reload without a line shows what was known', async () => {
    await open()
    line().tell('clock', clock())
    vi.setSystemTime(DEVICE + 5 * MINUTE)
    await open()
    expect([shown('level'), shown('left')]).toEqual(['Niveau 1', '10:00'])
  })

  test('a clock that there is not is told', async () => {
    fetched.mockImplementation(async () => Response.json({ code: 'noTournament', message: 'Non.' }, { status: 404 }))
    await open()
    line().fail(true)
    await vi.waitFor(() => expect(isHidden('missing')).toBe(false))
    expect(isHidden('choices')).toBe(false)
  })
})

const isFigureHidden = (name: string) => document.querySelector<HTMLElement>(`[data-figure=${name}]`)?.hidden

test('seconds that have begun count', () => {
  expect([0, 1, 1_000, 59_001, 65 * MINUTE].map(formatCountdown)).toEqual([
    '00:00',
    '00:01',
    '00:01',
    '01:00',
    '1:05:00',
  ])
})

test('the nearest answer sets the time, until somebody sets the device’s clock', () => {
  const time = new ServerTime()
  expect(time.now()).toBe(DEVICE)
  time.hear(SERVER - 800)
  time.hear(SERVER - 100)
  time.hear(SERVER - 400)
  expect(time.now()).toBe(SERVER - 100)
  vi.setSystemTime(DEVICE + 60 * MINUTE)
  time.hear(SERVER)
  expect(time.now()).toBe(SERVER)
})
