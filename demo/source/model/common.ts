import type { Markdown, Words } from '../kit/words.ts'

export const TOWNS = [
  'deauville',
  'cannes',
  'la-baule',
  'le-touquet',
  'dinard',
  'enghien-les-bains',
  'biarritz',
  'courchevel',
] as const

export type Town = (typeof TOWNS)[number]

/** What every page says of itself. */
export interface PageWords {
  /** On cards; at most 200 characters. */
  readonly teaser: Words
  /** On the band under the picture; at most 160 characters. */
  readonly lead: Words
  readonly seo: {
    /** At most 60 characters, no other page has it. */
    readonly title: Words
    /** 70 to 160 characters, no other page has it. */
    readonly description: Words
  }
}

/** A titled passage of formatted text. */
export interface Passage {
  readonly title: Words
  readonly text: Markdown
}

/** A key selling point or a service. */
export interface Point {
  /** Name in the icon collection (Lucide), such as `waves`. */
  readonly icon: string
  readonly title: Words
  readonly text: Words
}

export interface Question {
  readonly question: Words
  readonly answer: Markdown
}

export interface Year {
  readonly year: string
  readonly title: Words
  readonly text: Words
}

export interface Address {
  readonly town: Town
  readonly street: string
  readonly postalCode: string
  /** Decimal degrees, at the real place in the real town. */
  readonly latitude: number
  readonly longitude: number
}

export interface Contact {
  /**
   * `02 61 91 10 00`: only numbers kept for fiction (`01 99 00 xx xx`, `02 61 91 xx xx`, `04 65 71 xx xx`, `05 36 49 xx
   * xx`).
   */
  readonly phone: string
  /** `name@barriere.example` */
  readonly email: string
}

/** Weekdays are `mon`, `tue`, `wed`, `thu`, `fri`, `sat`, `sun`. */
export type Weekday = 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat' | 'sun'

export interface Period {
  readonly label: Words
  readonly days: readonly Weekday[]
  /** `HH:mm`; closing before opening means after midnight. */
  readonly opens: string
  readonly closes: string
}

export interface SpecialDay {
  /** Days after the Monday of the week the space is loaded in. */
  readonly days: number
  readonly label: Words
  /** Closed when absent. */
  readonly opens?: string
  readonly closes?: string
}

export interface Hours {
  readonly periods: readonly Period[]
  readonly specialDays?: readonly SpecialDay[]
  readonly note?: Words
}

export interface Quotation {
  readonly text: Words
  readonly author: Words
}
