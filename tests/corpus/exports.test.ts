import { describe } from 'vitest'
import { type CalendarEntry, calendarOf } from '@barriere/shared/domain/time/calendar-entry.ts'
import { contentDisposition } from '@barriere/shared/http/content-disposition.ts'
import { csvOf } from '#services/site/desk/csv.ts'
import { type Report, checkReports } from './report.ts'

/** A cell of a spreadsheet. */
const CELLS: readonly Report<string, string>[] = [
  {
    source: 'https://github.com/hhurz/tableExport.jquery.plugin/issues/230',
    says: 'a command is text',
    input: "=cmd|' /C calc'!A0",
    expected: `"'=cmd|' /C calc'!A0"`,
  },
  {
    source: 'https://github.com/whispaste/whispaste/pull/125',
    says: 'a tab before it is cut off by spreadsheets',
    input: '\t=1+1',
    expected: `"'\t=1+1"`,
  },
  {
    source: 'https://github.com/whispaste/whispaste/pull/126',
    says: 'and so are spaces',
    input: '  =1+1',
    expected: `"'  =1+1"`,
  },
  {
    source: 'https://github.com/brightdata/sdk-python/pull/52',
    says: 'a line break before it',
    input: '\r=1+1',
    expected: `"'\r=1+1"`,
  },
]

/** The name of a file that is saved. */
const NAMES: readonly Report<string, string>[] = [
  {
    source: 'https://github.com/PicPeak/picpeak/pull/1055',
    says: 'a letter that no header can hold',
    input: 'carte-du-bœuf-Łódź.pdf',
    expected: `inline; filename="carte-du-b_uf-_odz.pdf"; filename*=UTF-8''carte-du-b%C5%93uf-%C5%81%C3%B3d%C5%BA.pdf`,
  },
  {
    source: 'https://github.com/viur-framework/viur-core/pull/1503',
    says: 'accents, which readers take for another alphabet',
    input: 'été.ics',
    expected: `inline; filename="ete.ics"; filename*=UTF-8''%C3%A9t%C3%A9.ics`,
  },
  {
    source: 'https://github.com/jshttp/content-disposition/issues/30',
    says: 'another script',
    input: '小說.pdf',
    expected: `inline; filename="__.pdf"; filename*=UTF-8''%E5%B0%8F%E8%AA%AA.pdf`,
  },
  {
    source: 'https://github.com/imuniqueshiv/MeetOnMemory/pull/788',
    says: 'a quote, which would end the name, and signs that the encoding leaves',
    input: `a"; x='(1)*.pdf`,
    expected: `inline; filename="a__ x___1__.pdf"; filename*=UTF-8''a%22%3B%20x%3D%27%281%29%2A.pdf`,
  },
]

const ENTRY = { uid: 'a', stamp: 0, title: '' }
const DAYS = { ...ENTRY, from: '2026-06-10', until: '2026-06-12' }

/** An entry of a calendar, and the lines of its file that hold a property; where one is folded is an arrow. */
const ENTRIES: readonly Report<readonly [property: string, entry: CalendarEntry], readonly string[]>[] = [
  {
    source: 'https://github.com/sebbo2002/ical-generator/issues/221',
    says: 'a line is not divided within a character of two units',
    input: ['SUMMARY', { ...DAYS, title: `${'0123456789ABCDEF'.repeat(4)}:📞` }],
    expected: [`SUMMARY:${'0123456789ABCDEF'.repeat(4)}:⏎📞`],
  },
  {
    source: 'https://github.com/JustAlex0000/Edupage-Extras/issues/50',
    says: 'a line has 75 octets, not letters',
    input: ['SUMMARY', { ...DAYS, title: 'é'.repeat(40) }],
    expected: [`SUMMARY:${'é'.repeat(33)}⏎${'é'.repeat(7)}`],
  },
  {
    source: 'https://github.com/nextcloud/calendar/issues/888',
    says: 'the end of whole days is the day after',
    input: ['DTEND', DAYS],
    expected: ['DTEND;VALUE=DATE:20260613'],
  },
  {
    source: 'https://github.com/alphagov/calendars/pull/32',
    says: 'one whole day ends with the next',
    input: ['DTEND', { ...ENTRY, from: '2026-12-31', until: '2026-12-31' }],
    expected: ['DTEND;VALUE=DATE:20270101'],
  },
  {
    source: 'https://github.com/tutao/tutanota/pull/1916',
    says: 'an end before the beginning is none',
    input: [
      'DTEND',
      { ...ENTRY, startsAt: new Date('2026-06-12T18:00:00Z'), endsAt: new Date('2026-06-12T17:00:00Z') },
    ],
    expected: [],
  },
]

describe('cells of a spreadsheet', () => {
  checkReports(CELLS, (text) =>
    csvOf([[text]])
      .replace('\uFEFF', '')
      .replace(/\r\n$/, ''),
  )
})

describe('names of files', () => {
  checkReports(NAMES, (name) => contentDisposition('inline', name))
})

describe('calendar files', () => {
  checkReports(ENTRIES, ([property, entry]) =>
    calendarOf(entry)
      .replace(/\r\n /g, '⏎')
      .split('\r\n')
      .filter((line) => line.startsWith(property)),
  )
})
