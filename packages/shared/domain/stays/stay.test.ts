import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../time/paris-time.ts'
import { MAX_NIGHTS, parseStay, stayParameters } from './stay.ts'

/** A quarter past midnight on 12 June in Paris, while it is still the 11th by the clock of Greenwich. */
const NOW = Date.UTC(2026, 5, 11, 22, 15)

const GOOD = { arrive: '2026-06-12', depart: '2026-06-14', adult: '2' }

const parse = (more: Record<string, string> = {}, now = NOW) =>
  parseStay(new URLSearchParams({ ...GOOD, ...more }), now)

const faultOf = (more: Record<string, string>): string => {
  const stay = parse(more)
  return stay.ok ? 'none' : stay.error
}

describe('a stay', () => {
  test('of two rooms with children', () => {
    expect(parse({ adult: '2,1', child: '1,2', childages: '8,0,17', rooms: '2', promo: 'BAIN2', room: 'DLX' })).toEqual(
      {
        ok: true,
        value: {
          arrive: '2026-06-12',
          depart: '2026-06-14',
          nights: 2,
          rooms: [
            { adults: 2, children: 1 },
            { adults: 1, children: 2 },
          ],
          ages: [8, 0, 17],
          promo: 'BAIN2',
          room: 'DLX',
        },
      },
    )
  })

  test.each([
    [{}, [[2, 0]]],
    [{ adult: '' }, [[2, 0]]],
    [
      { rooms: '3' },
      [
        [2, 0],
        [2, 0],
        [2, 0],
      ],
    ],
    [
      { rooms: '2', child: '1' },
      [
        [2, 1],
        [2, 1],
      ],
    ],
    [
      { adult: '1,9' },
      [
        [1, 0],
        [9, 0],
      ],
    ],
    [
      { child: '0,6' },
      [
        [2, 0],
        [2, 6],
      ],
    ],
  ])('%j: adults and children of each room are %j', (more, guests) => {
    const stay = parse(more)
    expect(stay.ok && stay.value.rooms.map(({ adults, children }) => [adults, children])).toEqual(guests)
  })

  test('unknown parameters are ignored, and an empty one counts as missing', () => {
    const given = new URLSearchParams([
      ...Object.entries(GOOD),
      ['x', '1'],
      ['x', '2'],
      ['promo', ''],
      ['room', ' '],
      ['childages', ''],
    ])
    expect(parseStay(given, NOW)).toEqual(parse())
  })

  test.each([
    [{ arrive: '' }, 'arrive'],
    [{ arrive: '12/06/2026' }, 'arrive'],
    [{ arrive: '2026-02-30' }, 'arrive'],
    [{ arrive: '2026-6-12' }, 'arrive'],
    [{ arrive: '2026-13-01' }, 'arrive'],
    [{ arrive: '2026-06-12T00:00' }, 'arrive'],
    [{ arrive: '２０２６-06-12' }, 'arrive'],
    [{ depart: '' }, 'depart'],
    [{ depart: '2027-02-29' }, 'depart'],
    [{ depart: 'demain' }, 'depart'],
    [{ arrive: '2026-06-11' }, 'past'],
    [{ arrive: '0000-01-01' }, 'past'],
    [{ depart: '2026-06-12' }, 'order'],
    [{ depart: '2026-06-11' }, 'order'],
    [{ depart: '2026-07-13' }, 'long'],
    [{ depart: '9999-12-31' }, 'long'],
    [{ rooms: '0' }, 'rooms'],
    [{ rooms: '5' }, 'rooms'],
    [{ rooms: '1,1' }, 'rooms'],
    [{ rooms: 'x' }, 'rooms'],
    [{ rooms: '-1' }, 'rooms'],
    [{ adult: '1,1,1,1,1' }, 'rooms'],
    [{ adult: '0' }, 'adults'],
    [{ adult: '10' }, 'adults'],
    [{ adult: '2,' }, 'adults'],
    [{ adult: '2,2', rooms: '3' }, 'adults'],
    [{ adult: '1e0' }, 'adults'],
    [{ adult: '+2' }, 'adults'],
    [{ child: '7' }, 'children'],
    [{ child: '-1' }, 'children'],
    [{ child: '1,1', rooms: '3' }, 'children'],
    [{ child: '1', childages: '18' }, 'ages'],
    [{ child: '2', childages: '8' }, 'ages'],
    [{ childages: '8' }, 'ages'],
    [{ child: '1', childages: 'x' }, 'ages'],
    [{ 'child': '1', 'age-1-1': '' }, 'ages'],
    [{ 'child': '2', 'age-1-1': '8' }, 'ages'],
    [{ 'child': '1', 'age-1-1': '18' }, 'ages'],
    [{ 'child': '1', 'age-1-1': '8,9' }, 'ages'],
    [{ 'child': '1', 'rooms': '2', 'age-1-1': '8' }, 'ages'],
    [{ 'child': '1', 'age-2-1': '8' }, 'ages'],
    [{ promo: 'A B' }, 'promo'],
    [{ promo: 'x'.repeat(21) }, 'promo'],
    [{ promo: 'é' }, 'promo'],
    [{ promo: 'A&rate=0' }, 'promo'],
    [{ room: '<b>' }, 'room'],
    [{ room: 'A\nB' }, 'room'],
  ])('%j: %s', (more, fault) => {
    expect(faultOf(more)).toBe(fault)
  })

  test('ages can come from form fields, room by room, ignoring those of absent children', () => {
    const given = {
      'child': '2',
      'rooms': '2',
      'age-1-1': '8',
      'age-1-2': '0',
      'age-1-3': '5',
      'age-2-1': '17',
      'age-2-2': '3',
      'age-3-1': 'x',
    }
    expect(parse(given)).toMatchObject({ ok: true, value: { ages: [8, 0, 17, 3] } })
    expect(parse({ 'child': '0', 'age-1-1': '8' })).toMatchObject({ ok: true, value: { ages: [] } })
  })

  test.each(['arrive', 'depart', 'adult', 'child', 'childages', 'rooms', 'promo', 'room', 'age-1-1'])(
    '%s twice is refused, even the same',
    (name) => {
      const given = new URLSearchParams({ ...GOOD, [name]: '1' })
      given.append(name, given.get(name) ?? '')
      expect(parseStay(given, NOW)).toEqual({ ok: false, error: 'repeated' })
    },
  )

  test('today ends at midnight in Paris', () => {
    expect(parse({}, Date.UTC(2026, 5, 12, 21, 59)).ok).toBe(true)
    expect(parse({}, Date.UTC(2026, 5, 12, 22)).ok).toBe(false)
  })

  test('every stay of 1 to 30 nights from today on is one, over changes of the clock too', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 800 }), fc.integer({ min: -3, max: 40 }), (ahead, nights) => {
        const arrive = addDays('2026-06-12', ahead)
        const depart = addDays(arrive, nights)
        expect(daysBetween(arrive, depart)).toBe(nights)
        const stay = parse({ arrive, depart })
        expect(stay).toMatchObject(
          nights >= 1 && nights <= MAX_NIGHTS
            ? { ok: true, value: { nights } }
            : { ok: false, error: nights < 1 ? 'order' : 'long' },
        )
      }),
    )
  })

  test('property: any input gives a stay within the limits or a fault', () => {
    const text = fc.oneof(
      fc.string(),
      fc.constantFrom('', '1', '2,2', '9', '0', '2026-06-12', '2026-06-20', 'NaN', '1e9', ','),
    )
    const entry = fc.tuple(
      fc.constantFrom('arrive', 'depart', 'adult', 'child', 'childages', 'rooms', 'promo', 'room', 'other'),
      text,
    )
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 9 }), (entries) => {
        const stay = parse(Object.fromEntries(entries))
        if (!stay.ok) return
        expect(stay.value.nights).toBeGreaterThanOrEqual(1)
        expect(stay.value.nights).toBeLessThanOrEqual(MAX_NIGHTS)
        expect(stay.value.rooms.length).toBeGreaterThanOrEqual(1)
        expect(stay.value.rooms.length).toBeLessThanOrEqual(4)
        expect(
          stay.value.rooms.every(
            ({ adults, children }) => adults >= 1 && adults <= 9 && children >= 0 && children <= 6,
          ),
        ).toBe(true)
        expect(`${stay.value.promo ?? ''}${stay.value.room ?? ''}`).toMatch(/^[\w-]{0,40}$/)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('the parameters of a stay', () => {
  const addressOf = (more: Record<string, string>): string => {
    const stay = parse(more)
    if (!stay.ok) throw new Error(stay.error)
    return new URLSearchParams(stayParameters(stay.value).map(([name, value]) => [name, value])).toString()
  }

  test('leave out what is usual', () => {
    expect(addressOf({ child: '0', rooms: '1', promo: '' })).toBe('arrive=2026-06-12&depart=2026-06-14&adult=2')
  })

  test('read back the same', () => {
    const perRoom = (least: number, most: number, rooms: number) =>
      fc.array(fc.integer({ min: least, max: most }), { minLength: rooms, maxLength: rooms })
    const guests = fc.integer({ min: 1, max: 4 }).chain((rooms) => fc.tuple(perRoom(1, 9, rooms), perRoom(0, 6, rooms)))
    fc.assert(
      fc.property(guests, ([adults, children]) => {
        const ages = children.flatMap((count) => Array.from({ length: count }, (_, index) => index))
        const given = {
          adult: adults.join(),
          child: children.join(),
          rooms: String(adults.length),
          childages: ages.join(),
          promo: 'BAIN2',
        }
        expect(parseStay(new URLSearchParams(addressOf(given)), NOW)).toEqual(parse(given))
      }),
    )
  })
})
