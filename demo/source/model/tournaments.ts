import type { Moment, Words } from '../kit/words.ts'
import type { PageWords, Passage, Question } from './common.ts'
import type { Status } from './pleasures.ts'

/** A level, `[small blind, big blind, ante]`, or a break. */
export type TournamentLevel = readonly [small: number, big: number, ante: number] | 'break'

export interface TournamentDay {
  /** “Jour 1A”; absent where there is one day, or the same each week. */
  readonly name?: Words
  readonly at: Moment
  readonly places: number
  readonly status?: Status
}

export interface Tournament extends PageWords {
  readonly slug: string
  readonly name: Words
  /** Last segment of the casino's path: `deauville`. */
  readonly casino: string
  readonly picture: string
  readonly game: 'holdem' | 'omaha' | 'mixed'
  readonly format: 'freezeout' | 'reentry' | 'knockout' | 'satellite' | 'deepstack'
  readonly days: readonly TournamentDay[]
  /** Euros to the prizes, of the organiser and for the staff. */
  readonly buyIn: readonly [prize: number, fee: number, staff: number]
  readonly guarantee?: number
  readonly chips: number
  readonly levels: readonly TournamentLevel[]
  /** Minutes of a level, and of a break. */
  readonly minutes: readonly [level: number, pause: number]
  readonly lateLevel: number
  readonly reEntries?: number
  readonly addOn?: { readonly price: number; readonly chips: number }
  readonly minimumAge?: '18' | '21'
  readonly maximumAge?: number
  readonly story: Passage
  /** How the evening or the days run: three or four points with their hour. */
  readonly programme: readonly { readonly time: Words; readonly text: Words }[]
  readonly questions: readonly Question[]
}
