import { expect, test } from 'vitest'
import type { TournamentLevel, TournamentStructure } from '@barriere/shared/domain/sales/sale.ts'
import { structureChanges } from './structure.ts'

const level = (smallBlind: number, minutes = 20): TournamentLevel => ({
  kind: 'level',
  smallBlind,
  bigBlind: smallBlind * 2,
  ante: 0,
  minutes,
})
const pause = (minutes: number): TournamentLevel => ({ kind: 'break', minutes })

const STRUCTURE: TournamentStructure = {
  chips: 20_000,
  levels: [level(50), level(100), pause(15), level(200)],
  lateLevel: 2,
  reEntries: 1,
  guarantee: 0,
}

const changed = (more: Partial<TournamentStructure>) => structureChanges(STRUCTURE, { ...STRUCTURE, ...more })

test('equal structures do not differ', () => {
  expect(changed({})).toEqual([])
})

test.each<[string, Partial<TournamentStructure>, object]>([
  ['chips', { chips: 25_000 }, { what: 'chips', before: '20000', after: '25000' }],
  ['late level', { lateLevel: 0 }, { what: 'late-level', before: '2', after: '0' }],
  ['re-entries', { reEntries: 2 }, { what: 're-entries', before: '1', after: '2' }],
  ['an add-on that is new', { addOn: { cents: 2_000, chips: 5_000 } }, { what: 'add-on', after: '2000 5000' }],
  ['a guarantee that is new', { guarantee: 500_000 }, { what: 'guarantee', after: '500000' }],
])('%s', (_, more, change) => {
  expect(changed(more)).toEqual([change])
})

test('levels and breaks are told by their level, in their order', () => {
  expect(changed({ levels: [level(50), pause(10), level(100, 30), pause(20), level(200), level(400)] })).toEqual([
    { what: 'break', level: 1, after: '10' },
    { what: 'level', level: 2, before: '100/200 20', after: '100/200 30' },
    { what: 'break', level: 2, before: '15', after: '20' },
    { what: 'level', level: 4, after: '400/800 20' },
  ])
  expect(changed({ levels: [level(50), level(100), pause(15)] })).toEqual([
    { what: 'level', level: 3, before: '200/400 20' },
  ])
})
