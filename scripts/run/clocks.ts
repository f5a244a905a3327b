import { readFileSync } from 'node:fs'
import { addDays, fromParisTime, toParisTime, weekdayOf } from '@barriere/shared/domain/time/paris-time.ts'
import { clockAhead } from '@barriere/testing/clock-ahead.ts'
import { runBrowserTests } from './browser-tests.ts'
import { isUnitTest, projectFiles } from './lanes.ts'
import type { TestRun } from './report.ts'
import { runUnitTests } from './unit-tests.ts'

/** A moment at which the tests that depend on the day run once more. */
export interface Clock {
  readonly name: string
  /** Milliseconds that it is ahead of the machine's. */
  readonly ahead: number
  /** Whether browser tests run under it too: for each, services and sites start with it. */
  readonly inBrowser?: boolean
}

const DAY = 86_400_000

/** Browser tests of sales, opening hours, announcements and past dates: of each file those of the default run. */
const BROWSER = [
  'availability',
  'booking',
  'booking-sheet',
  'casino-more',
  'desk-seats',
  'editor-time',
  'evening',
  'facts',
  'filters',
  'members-stays',
  'results',
  'seats',
  'table',
  'tournaments',
  'trip',
].map((name) => `e2e/${name}.spec.ts`)

/** A test that reads the present moment. */
const READS_THE_TIME = /Date\.now\(\)|new Date\(\)|systemClock/

/** Runs the tests that depend on the day under each clock. */
export async function runUnderClocks(browser: string): Promise<TestRun[]> {
  const vitest = projectFiles()
    .filter(isUnitTest)
    .filter((file) => READS_THE_TIME.test(readFileSync(file, 'utf8')))
  const runs: TestRun[] = []
  for (const { name, ahead, inBrowser } of clocksFrom(Date.now())) {
    console.log(`\nThe clock ${name}: CLOCK_AHEAD=${ahead}`)
    const env = { ...clockAhead(ahead, process.env.NODE_OPTIONS), TEST_ALL: '' }
    const found = [await runUnitTests(vitest, env)]
    if (inBrowser) found.push(await runBrowserTests(browser, [...BROWSER, '--grep=@default'], env))
    for (const run of found) runs.push({ ...run, name: `${run.name} ${name}` })
  }
  return runs
}

/** The moments at which dates go wrong: other weekdays, the end of a day, of February, and a day of 23 or 25 hours. */
export function clocksFrom(now: number): readonly Clock[] {
  const { day } = toParisTime(now)
  const until = (then: string, time: string): number => fromParisTime(then, time).getTime() - now
  return [
    { name: 'a day on', ahead: DAY },
    { name: 'three days on, at 23:50', ahead: until(addDays(day, 3), '23:50'), inBrowser: true },
    { name: 'six days on', ahead: 6 * DAY },
    { name: 'on 28 February', ahead: until(nextFebruary(day), '10:00') },
    { name: 'on the day of the change of clocks', ahead: until(nextChange(day), '10:00'), inBrowser: true },
  ]
}

/** The next 28 February after a day. */
const nextFebruary = (day: string): string => {
  const ofYear = `${day.slice(0, 4)}-02-28`
  return ofYear > day ? ofYear : `${Number(day.slice(0, 4)) + 1}-02-28`
}

/** The next last Sunday of March or October after a day, on which Paris changes its clocks (directive 2000/84/EC). */
function nextChange(day: string): string {
  for (let next = addDays(day, 1); ; next = addDays(next, 1))
    if (['03', '10'].includes(next.slice(5, 7)) && next.slice(8) > '24' && weekdayOf(next) === 7) return next
}
