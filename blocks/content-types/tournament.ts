import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import { choice, datetime, items, number, storyUuid, text } from '@barriere/shared/block-kit/fields.ts'
import { agendaStatus } from './agenda-status.ts'
import { definePage } from './define-page.ts'

const TOURNAMENT_GAMES = { holdem: 'No limit hold’em', omaha: 'Pot limit Omaha', mixed: 'Mixed games' } as const

const TOURNAMENT_FORMATS = {
  freezeout: 'Freezeout',
  reentry: 'Re-entry',
  knockout: 'Knockout (bounties)',
  satellite: 'Satellite',
  deepstack: 'Deepstack',
} as const

/** A day or flight on which players may start. */
export const tournamentFlightSchema = defineBlock({
  name: 'tournament-flight',
  displayName: 'Day or flight',
  fields: {
    name: text({ label: 'Name', hint: 'Such as “Day 1A”; empty where there is one day.', translatable: true, max: 40 }),
    starts_at: datetime({ label: 'Begins', required: true }),
    places: number({ label: 'Places', required: true, min: 1, max: 5_000 }),
    status: agendaStatus,
  },
})

/** A line of the structure: a level or a break. A break uses only `minutes`. */
export const tournamentLevelSchema = defineBlock({
  name: 'tournament-level',
  displayName: 'Level or break',
  fields: {
    kind: choice({ label: 'Kind', choices: { level: 'Level', break: 'Break' } }),
    small_blind: number({ label: 'Small blind', min: 0 }),
    big_blind: number({ label: 'Big blind', min: 0 }),
    ante: number({ label: 'Ante', min: 0 }),
    minutes: number({ label: 'Minutes', required: true, min: 1, max: 240 }),
  },
})

const euros = (label: string, hint?: string) =>
  number({ label: `${label} (€)`, min: 0, max: 100_000, ...(hint ? { hint } : {}) })

export const tournamentSchema = definePage({
  name: 'tournament',
  displayName: 'Tournament',
  fields: {
    casino: storyUuid({ label: 'Casino', contentTypes: ['casino'] }),
    game: choice({ label: 'Game', choices: TOURNAMENT_GAMES }),
    format: choice({ label: 'Format', choices: TOURNAMENT_FORMATS }),
    flights: items({ label: 'Days and flights', of: [tournamentFlightSchema] }),
    buy_in_prize: euros('Buy-in: to the prizes'),
    buy_in_fee: euros('Buy-in: fee'),
    buy_in_staff: euros('Buy-in: staff'),
    guarantee: euros('Guaranteed prizes', 'Empty for none.'),
    chips: number({ label: 'Starting chips', min: 1 }),
    levels: items({ label: 'Structure', of: [tournamentLevelSchema] }),
    late_level: number({ label: 'Late registration until the end of level', hint: '0 closes with the start.', min: 0 }),
    re_entries: number({ label: 'Re-entries', hint: 'Sold at the table.', min: 0 }),
    add_on: euros('Add-on', 'Sold at the table; empty for none.'),
    add_on_chips: number({ label: 'Chips of the add-on', min: 1 }),
    minimum_age: choice({ label: 'Minimum age', choices: { 18: '18', 21: '21' } }),
    maximum_age: number({ label: 'Maximum age', hint: 'Empty for none.', min: 18, max: 120 }),
  },
})
