import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CalendarEntry, calendarOf } from './calendar-entry.ts'

const STAY: CalendarEntry = {
  uid: '5e8c1f0a@barriere.example',
  stamp: Date.UTC(2026, 5, 12, 10, 30, 5),
  from: '2026-06-30',
  until: '2026-07-02',
  title: 'Les Colombages, Deauville',
}

/** Lines in a calendar's reading: unfolded and unescaped. */
const read = (file: string): Map<string, string> =>
  new Map(
    file
      .replace(/\r\n[ \t]/g, '')
      .split('\r\n')
      .filter(Boolean)
      .map((line) => {
        const colon = line.indexOf(':')
        return [
          line.slice(0, colon),
          line.slice(colon + 1).replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)),
        ]
      }),
  )

describe('calendarOf', () => {
  test('is a calendar of one entry of whole days, the last one included', () => {
    expect(calendarOf(STAY)).toBe(
      [
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Barriere//Website//FR',
        'CALSCALE:GREGORIAN',
        'METHOD:PUBLISH',
        'BEGIN:VEVENT',
        'UID:5e8c1f0a@barriere.example',
        'DTSTAMP:20260612T103005Z',
        'DTSTART;VALUE=DATE:20260630',
        'DTEND;VALUE=DATE:20260703',
        'SUMMARY:Les Colombages\\, Deauville',
        'TRANSP:TRANSPARENT',
        'END:VEVENT',
        'END:VCALENDAR',
        '',
      ].join('\r\n'),
    )
  })

  test('carries place, text and address', () => {
    const lines = read(
      calendarOf({
        ...STAY,
        place: '1, rue de l’Exemple; 14800 Deauville',
        text: 'Dossier 7K2Q9A\nChambre',
        url: 'https://www.barriere.example/a?b=c',
      }),
    )
    expect([lines.get('LOCATION'), lines.get('DESCRIPTION'), lines.get('URL')]).toEqual([
      '1, rue de l’Exemple; 14800 Deauville',
      'Dossier 7K2Q9A\nChambre',
      'https://www.barriere.example/a?b=c',
    ])
  })

  test('the same stay keeps its uid whatever else changed', () => {
    expect(read(calendarOf({ ...STAY, stamp: 0, title: 'Autre' })).get('UID')).toBe(read(calendarOf(STAY)).get('UID'))
  })

  test('no text can inject a property', () => {
    const file = calendarOf({
      ...STAY,
      title: 'a\r\nATTACH:http://evil.example',
      url: 'https://x.example/\r\nATTACH:b',
    })
    expect(file.split('\r\n').filter((line) => line.startsWith('ATTACH'))).toEqual([])
  })

  test('any text comes through, in lines of at most 75 octets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const title = `é${text}`
        const file = calendarOf({ ...STAY, title })
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        const plain = title.replace(/\r\n|[\r\n\u2028\u2029]/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
        expect(read(file).get('SUMMARY')).toBe(plain)
      }),
      { numRuns: 500 },
    )
  })

  test('a performance has moments in UTC, and one that is canceled says so', () => {
    const at = { uid: 'p', stamp: 0, title: 'Piano', startsAt: new Date('2026-06-12T18:30:00Z') }
    const lines = calendarOf({ ...at, endsAt: new Date('2026-06-12T20:00:00Z'), canceled: true }).split('\r\n')
    expect(lines).toContain('DTSTART:20260612T183000Z')
    expect(lines).toContain('DTEND:20260612T200000Z')
    expect(lines).toContain('STATUS:CANCELLED')
    expect(lines).not.toContain('TRANSP:TRANSPARENT')
    expect(calendarOf({ ...at, endsAt: at.startsAt })).not.toContain('DTEND')
  })
})
