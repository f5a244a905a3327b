// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fromParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { show, toHtml, viewOf } from '../test-support.tsx'
import './open-now.enhance.ts'
import { OpenNow } from './open-now.tsx'
import { openingHoursSchema } from './opening-hours.schema.ts'

const HOURS = viewOf(openingHoursSchema, {
  _uid: 'hours',
  component: 'opening-hours',
  periods: [
    { _uid: 'lunch', component: 'opening-period', days: ['wed', 'fri'], opens: '12:00', closes: '14:30' },
    { _uid: 'dinner', component: 'opening-period', days: ['wed', 'fri', 'sat'], opens: '19:00', closes: '01:00' },
  ],
})

/** Friday 12 June 2026. */
const moment = (time: string, day = '2026-06-12') => fromParisTime(day, time)

const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

const shown = () => [...document.querySelectorAll('site-open-now > span')].map((part) => plain(part.textContent))

async function open(now: Date, locale: 'fr' | 'en' = 'fr', rendered = moment('06:00')): Promise<void> {
  vi.setSystemTime(now)
  await show(<OpenNow hours={HOURS} now={rendered} locale={locale} />)
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  document.body.innerHTML = ''
  vi.useRealTimers()
})

describe('open now', () => {
  test('the server tells today’s hours, and nothing that the clock would make wrong', async () => {
    const html = await toHtml(<OpenNow hours={HOURS} now={moment('06:00')} locale="fr" />)
    const text = plain(html.replace(/<[^>]*>/g, ''))
    expect(text).toBe('Aujourd’hui : 12 h – 14 h 30 et 19 h – 1 h')
  })

  test.each([
    ['11:59', 'Fermé, ouvre à 12 h', 'Closed, opens at 12 noon'],
    ['12:00', 'Ouvert, jusqu’à 14 h 30', 'Open, until 2.30 pm'],
    ['15:00', 'Fermé, ouvre à 19 h', 'Closed, opens at 7 pm'],
    ['23:00', 'Ouvert, jusqu’à 1 h', 'Open, until 1 am'],
  ])('at %s in Paris it says so, whatever the visitor’s zone', async (time, french, english) => {
    await open(moment(time))
    expect(shown()[0]).toBe(french)
    await open(moment(time), 'en')
    expect(shown()[0]).toBe(english)
  })

  test('it goes on by itself while the page stays open, over midnight too', async () => {
    await open(moment('14:29'))
    expect(shown()[0]).toBe('Ouvert, jusqu’à 14 h 30')
    vi.advanceTimersByTime(2 * 60_000)
    expect(shown()[0]).toBe('Fermé, ouvre à 19 h')
    vi.advanceTimersByTime(10 * 3_600_000)
    expect(shown()).toEqual(['Ouvert, jusqu’à 1 h', 'Aujourd’hui : 19 h – 1 h'])
    expect(document.querySelector('site-open-now')?.hasAttribute('data-open')).toBe(true)
  })

  test('closed for days, it names the day', async () => {
    await open(moment('12:00', '2026-06-14'), 'fr', moment('06:00', '2026-06-14'))
    expect(shown()).toEqual(['Fermé, ouvre mercredi à 12 h', 'Aujourd’hui : fermé'])
    await open(moment('12:00', '2026-06-16'), 'fr', moment('06:00', '2026-06-16'))
    expect(shown()[0]).toBe('Fermé, ouvre demain à 12 h')
  })

  test('a page that is days late says nothing but what it was given', async () => {
    await open(moment('12:30', '2026-06-20'))
    expect(shown()[0]).toBe('')
    // It reserves no space for the state.
    expect(document.querySelector('site-open-now')?.hasAttribute('data-unknown')).toBe(true)
  })
})
