import { describe, expect, test } from 'vitest'
import type { KeptStay } from '#lib/contracts/availability.ts'
import { stayWords } from './stay-words.ts'

const stay: KeptStay = {
  hotel: '14001',
  currency: 'EUR',
  state: 'open',
  nights: 2,
  minNights: 1,
  left: 2,
  tax: 1_372,
  public: { total: 102_000, breakfast: false, plan: 'advance' },
  own: { total: 91_800, breakfast: false, plan: 'advance' },
  rooms: [],
}

const said = (
  more: Partial<KeptStay> = {},
  audience: 'public' | 'member' | 'staff' = 'public',
  locale: 'fr' | 'en' = 'fr',
) => stayWords({ ...stay, ...more }, { adults: 2, audience, locale })

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value).replaceAll(/[\u00a0\u202f]/g, ' '))

test('an open stay says its total and what is in it, in both languages', () => {
  expect(plain(said())).toEqual({
    hotel: '14001',
    state: 'open',
    label: 'dès, 2 nuits',
    value: '1 020 €',
    notes: ['2 nuits, 2 adultes', 'Petit-déjeuner non compris', 'Taxe de séjour en sus, à régler sur place : 13,72 €'],
    scarcity: 'Plus que 2 chambres',
  })
  expect(said({ nights: 1, left: 1 }, 'public', 'en')).toEqual({
    hotel: '14001',
    state: 'open',
    label: 'from, 1 night',
    value: '€1,020',
    own: undefined,
    notes: ['1 night, 2 adults', 'Breakfast not included', 'Tourist tax extra, paid at the hotel: €13.72'],
    scarcity: 'Only one room left',
  })
})

test('a member’s price is named after whose it is, and is nobody else’s', () => {
  expect(plain(said({}, 'member').own)).toEqual({ label: 'Votre tarif membre', value: '918 €' })
  expect(said({}, 'staff', 'en').own).toEqual({ label: 'Your staff rate', value: '€918' })
  expect(said().own).toBeUndefined()
})

test('scarcity is said only of few rooms that the engine has just counted', () => {
  expect(said({ left: 3 }).scarcity).toBeUndefined()
  expect(said({ left: undefined }).scarcity).toBeUndefined()
  expect(said({ tax: undefined }).notes.at(-1)).toBe('Taxe de séjour en sus')
})

test.each([
  ['on-request', 'Prix sur demande', 'Price on request'],
  ['sold-out', 'Complet', 'Sold out'],
  ['closed', 'Fermé à ces dates', 'Closed on these dates'],
  ['too-short', '3 nuits au minimum', '3 nights minimum'],
] as const)('%s is never a blank', (state, french, english) => {
  const more = { state, minNights: 3, public: undefined, own: undefined, left: 0 }
  expect([said(more).value, said(more, 'public', 'en').value]).toEqual([french, english])
  expect(said(more).scarcity).toBeUndefined()
})

describe('each room', () => {
  const room = (code: string, left: number, total: number) => ({
    code,
    left,
    public: { total, breakfast: false, plan: 'advance' as const },
    own: { total: total * 0.9, breakfast: false, plan: 'advance' as const },
  })
  const byRoom = (more: Partial<KeptStay>) =>
    stayWords({ ...stay, ...more }, { adults: 2, audience: 'member', locale: 'fr', byRoom: true })

  test('has its own price and rooms left; one that the engine does not name is full', () => {
    const { rooms, otherRooms } = byRoom({ rooms: [room('CJAR', 9, 102_000), room('SPLA', 1, 240_000)] })
    expect(plain(rooms)).toEqual({
      CJAR: {
        state: 'open',
        label: 'dès, 2 nuits',
        value: '1 020 €',
        own: { label: 'Votre tarif membre', value: '918 €' },
      },
      SPLA: {
        state: 'open',
        label: 'dès, 2 nuits',
        value: '2 400 €',
        own: { label: 'Votre tarif membre', value: '2 160 €' },
        scarcity: 'Plus qu’une chambre',
      },
    })
    expect(otherRooms).toMatchObject({ state: 'sold-out', value: 'Complet' })
  })

  test('is on request where the engine has not been heard, and closed with its house', () => {
    expect(byRoom({ rooms: [] }).otherRooms).toMatchObject({ value: 'Prix sur demande' })
    expect(byRoom({ rooms: [], state: 'on-request' }).otherRooms).toMatchObject({ value: 'Prix sur demande' })
    expect(byRoom({ rooms: [], state: 'closed' }).otherRooms).toMatchObject({ value: 'Fermé à ces dates' })
  })

  test('is left out where it was not asked for', () => {
    expect(said({ rooms: [room('CJAR', 9, 102_000)] })).not.toHaveProperty('rooms')
  })
})
