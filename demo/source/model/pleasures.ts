import type { Markdown, Moment, Words } from '../kit/words.ts'
import type { Address, PageWords, Passage, Question, Town, Weekday } from './common.ts'

export interface Activity extends PageWords, Address {
  readonly slug: string
  readonly name: Words
  readonly category: 'sea' | 'land' | 'snow' | 'taste' | 'culture'
  readonly minutes: number
  readonly ageFrom: number
  /** Euros a person; 0 is free. */
  readonly price: number
  readonly hotel?: string
  readonly story: Passage
  /** What to bring, what is included: four short lines. */
  readonly lines: readonly Words[]
}

export interface Offer extends PageWords {
  readonly slug: string
  readonly name: Words
  readonly town: Town
  readonly category: 'stay' | 'table' | 'spa' | 'evening' | 'family'
  /** Name of the picture, where it is not `offre-<slug>`. */
  readonly picture?: string
  /** Paths of the houses it is valid in, such as `hotels/les-colombages`. */
  readonly houses: readonly string[]
  readonly price: number
  readonly priceBefore?: number
  /** At most 40 characters: “pour deux, deux nuits”. */
  readonly priceUnit: Words
  readonly validFrom: Moment
  readonly validUntil: Moment
  readonly promotionCode: string
  /** The stay that is booked; absent where the offer is none. */
  readonly stay?: {
    readonly nights: number
    /** Weekdays on which it may begin; every day when absent. */
    readonly arrivalDays?: readonly Weekday[]
    readonly adults: number
    readonly children?: number
    /** Euros of the whole stay at a hotel, by its path, where it is not the offer's price. */
    readonly totals?: Readonly<Record<string, number>>
  }
  readonly story: Passage
  /** What it holds: four to six short lines. */
  readonly includes: readonly Words[]
  readonly conditions: Markdown
}

export type Status = 'open' | 'canceled' | 'exclusive' | 'full' | 'postponed' | 'promotion'

/** Seats of one price that the site sells, for each performance. */
export interface SeatCategory {
  readonly name: Words
  /** Euros. */
  readonly price: number
  readonly places: number
}

export interface Show extends PageWords {
  readonly slug: string
  readonly name: Words
  readonly town: Town
  /** Path of the house: `casinos/deauville`. */
  readonly venue: string
  readonly hall: Words
  readonly genre: Words
  readonly category: 'music' | 'theatre' | 'dance' | 'variety'
  /** `promotion` is what it is, in the words of a badge. */
  readonly performances: readonly { readonly at: Moment; readonly status: Status; readonly promotion?: Words }[]
  readonly minutes: number
  readonly price: number
  /** The dearest first; the price of the show is that of the last. */
  readonly seats?: readonly SeatCategory[]
  /** Path of the casino that sells them, where the venue is none. */
  readonly seller?: string
  readonly story: Passage
  readonly questions: readonly Question[]
}

export interface Event extends PageWords {
  readonly slug: string
  readonly name: Words
  readonly town: Town
  readonly venue: string
  readonly place: Words
  readonly category: 'sport' | 'ball' | 'festival' | 'culture'
  /** Name of the picture, where it is not `evenement-<slug>`. */
  readonly picture?: string
  readonly from: Moment
  readonly until: Moment
  readonly status: Status
  readonly promotion?: Words
  /** Euros; 0 is free. */
  readonly price: number
  readonly seats?: readonly SeatCategory[]
  /** Path of the casino that sells them, where the venue is none. */
  readonly seller?: string
  readonly story: Passage
  /** A film of another site. */
  readonly film?: { readonly title: Words; readonly text: Words; readonly address: string; readonly poster: string }
  /** Three to six points of the day with their hour: “10 h” → what happens. */
  readonly programme: readonly { readonly time: Words; readonly text: Words }[]
  readonly questions: readonly Question[]
}

export interface Article extends PageWords {
  readonly slug: string
  readonly name: Words
  readonly category: 'places' | 'table' | 'houses' | 'games'
  /** Weeks before the week the space is loaded in. */
  readonly weeksAgo: number
  readonly picture: string
  /** 250 to 400 words in each language, with two or three headings and links to pages. */
  readonly text: Markdown
  readonly quote?: { readonly text: Words; readonly author: Words }
  /** Paths of pages to read next. */
  readonly next: readonly string[]
}

export interface Collection extends PageWords {
  readonly slug: string
  readonly name: Words
  readonly picture: string
  readonly houses: readonly string[]
  readonly story: Passage
}
