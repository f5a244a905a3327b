import { randomUUID } from 'node:crypto'
import type { SaleCategory, SaleFacts, TournamentStructure } from '@barriere/shared/domain/sales/sale.ts'

const both = (text: string) => ({ fr: text, en: text })

export const STRUCTURE: TournamentStructure = {
  chips: 20_000,
  levels: [
    { kind: 'level', smallBlind: 100, bigBlind: 100, ante: 0, minutes: 20 },
    { kind: 'level', smallBlind: 100, bigBlind: 200, ante: 200, minutes: 20 },
    { kind: 'break', minutes: 15 },
    { kind: 'level', smallBlind: 200, bigBlind: 400, ante: 400, minutes: 20 },
  ],
  lateLevel: 2,
  reEntries: 1,
  addOn: { cents: 2_000, chips: 10_000 },
  guarantee: 500_000,
}

export const category = (startsAt: string, more: Partial<SaleCategory> = {}): SaleCategory => ({
  key: 'day-1a',
  name: both('Jour 1A'),
  startsAt,
  places: 2,
  cents: 11_000,
  status: 'open',
  ...more,
})

/** A tournament as content describes it, with a unique id. */
export const tournament = (startsAt: string, more: Partial<SaleFacts> = {}): SaleFacts => ({
  id: randomUUID(),
  kind: 'tournament',
  title: both('Le Grand Stack'),
  path: { fr: 'tournois/le-grand-stack', en: 'tournaments/le-grand-stack' },
  casino: { uuid: randomUUID(), key: 'deauville', trigram: 'DEA', name: 'Casino de Deauville' },
  categories: [category(startsAt)],
  minimumAge: 18,
  structure: STRUCTURE,
  ...more,
})

/** A show with one category of seats. */
export const show = (startsAt: string, more: Partial<SaleFacts> = {}): SaleFacts => ({
  ...tournament(startsAt),
  kind: 'show',
  minimumAge: undefined,
  structure: undefined,
  categories: [category(startsAt, { key: 'p1:s1', name: both('Première'), places: 20, cents: 3_850 })],
  ...more,
})
