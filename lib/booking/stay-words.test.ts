import { describe, expect, test } from 'vitest'
import type { KeptStay } from '@barriere/shared/contracts/availability.ts'
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

const TWO = { adults: 2, children: 0, babies: 0 }

const said = (
  more: Partial<KeptStay> = {},
  audience: 'public' | 'member' | 'staff' = 'public',
  locale: 'fr' | 'en' = 'fr',
) => stayWords({ ...stay, ...more }, { ...TWO, audience, locale })

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

test('children are of the party, and babies have their cot', () => {
  const asked = { adults: 2, children: 2, babies: 1, audience: 'public', locale: 'fr' } as const
  expect(plain(stayWords(stay, asked).notes.slice(0, 2))).toEqual(['2 nuits, 2 adultes, 2 enfants', 'Lit bébé offert'])
  expect(stayWords(stay, { ...asked, locale: 'en' }).notes.slice(0, 2)).toEqual([
    '2 nights, 2 adults, 2 children',
    'Free cot',
  ])
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
    stayWords({ ...stay, ...more }, { ...TWO, audience: 'member', locale: 'fr', byRoom: true })

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

  test('that is too small is not full: for how many it is, and adjoining ones that take the guests', () => {
    const offer = { total: 266_400, breakfast: false, plan: 'advance' as const }
    const small = [
      { code: 'CDEA', guests: 2, together: { rooms: 2, public: offer, own: { ...offer, total: 239_800 } } },
      { code: 'CJAR', guests: 2 },
    ]
    const { rooms, otherRooms } = byRoom({ rooms: [room('SPLA', 1, 240_000)], small })
    expect(plain(rooms)).toMatchObject({
      CDEA: {
        state: 'too-small',
        value: 'Pour 2 personnes',
        together: { all: 'Deux chambres voisines : 2 664 €', each: 'soit 1 332 € chacune' },
        own: { label: 'Votre tarif membre', value: '2 398 €' },
      },
      CJAR: { state: 'too-small', value: 'Pour 2 personnes' },
      SPLA: { state: 'open' },
    })
    expect(otherRooms).toMatchObject({ value: 'Complet' })
    expect(byRoom({ rooms: [], small: [] }).state).toBe('open')
  })

  test('too small all of them: the house says so, not that it is full', () => {
    const offer = { total: 120_000, breakfast: false, plan: 'advance' as const }
    const small = [{ code: 'CDEA', guests: 2, together: { rooms: 2, public: offer } }]
    const words = said({ state: 'sold-out', public: undefined, own: undefined, small }, 'public', 'en')
    expect(words).toMatchObject({
      state: 'too-small',
      value: 'Sleeps 2',
      together: { all: 'Two adjoining rooms: €1,200', each: '€600 each' },
      notes: [],
    })
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
