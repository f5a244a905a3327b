import type { Markdown, Words } from '../kit/words.ts'
import type { Address, Contact, Hours, PageWords, Passage, Point, Question, Quotation, Town, Year } from './common.ts'

export interface Destination extends PageWords {
  readonly slug: Town
  readonly name: string
  readonly latitude: number
  readonly longitude: number
  /** Three or four paragraphs of what the town is, with links to its houses. */
  readonly story: Passage
  /** Three or four things to know: how to come, when, what to eat, what to see. */
  readonly points: readonly Point[]
  readonly quote?: Quotation
  readonly questions: readonly Question[]
}

/** A part of the plan of a suite, in metres from the upper left corner. */
export interface PlanPart {
  readonly name: Words
  readonly kind: 'bedroom' | 'bathroom' | 'dressing' | 'balcony' | 'living' | 'entrance'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Room extends PageWords {
  readonly slug: string
  readonly name: Words
  /** m² */
  readonly area: number
  readonly guests: number
  readonly beds: Words
  /** One or two words; rooms of a hotel with the same words are filtered together: “Mer” / “Sea”. */
  readonly view: Words
  /** At most 60 characters. */
  readonly bathroom: Words
  readonly accessibility: 'level' | 'lift' | 'wheelchair' | 'steps'
  /** Euros a night. */
  readonly price: number
  /** The room in the booking engine; one of its hotel. */
  readonly bookingCode: string
  /** Two paragraphs. */
  readonly text: Markdown
  /** Five to seven short lines. */
  readonly equipment: readonly Words[]
  /** For suites: parts side by side that fill a rectangle, balcony apart. */
  readonly plan?: { readonly title: Words; readonly text: Words; readonly parts: readonly PlanPart[] }
}

export interface Hotel extends PageWords, Address, Contact {
  readonly slug: string
  readonly name: string
  /** English slug only where it differs. */
  readonly stars: '4' | '5' | 'palace'
  readonly roomCount: number
  readonly price: number
  /** Digits: the house in the booking engine. */
  readonly bookingCode: string
  readonly checkIn: string
  readonly checkOut: string
  /** Metres on foot to the beach and to the ski slopes, where there are any nearby. */
  readonly seaDistance?: number
  readonly slopeDistance?: number
  readonly experiences: readonly ('beach' | 'spa' | 'golf' | 'ski' | 'family' | 'pets' | 'seminar' | 'casino')[]
  /** Two or three paragraphs on the house itself. */
  readonly story: Passage
  readonly points: readonly Point[]
  readonly roomsTitle: Words
  readonly roomsIntro: Words
  readonly rooms: readonly Room[]
  /** Five to eight pictures by name. */
  readonly gallery: readonly string[]
  readonly galleryTitle: Words
  readonly timeline: { readonly title: Words; readonly years: readonly Year[] }
  readonly info: {
    readonly reception: Words
    readonly parking: Words
    readonly pets: Words
    readonly byTrain: Words
    readonly byCar: Words
    readonly byPlane: Words
    readonly payment: Words
  }
  /** Six to eight services with their icon. */
  readonly services: readonly { readonly icon: string; readonly label: Words }[]
  /** Room service popin: four to six services with hours. */
  readonly roomServices: readonly { readonly icon: string; readonly name: Words; readonly hours: Words }[]
  readonly questions: readonly Question[]
  /** A sentence above the header of the house's pages. */
  readonly alert?: Words
}

export interface Restaurant extends PageWords, Address, Contact {
  readonly slug: string
  readonly name: string
  readonly cuisine: Words
  readonly category: 'brasserie' | 'seafood' | 'grill' | 'mountain' | 'market'
  /** Euros of the cheapest menu. */
  readonly price: number
  readonly provider: 'none' | 'thefork' | 'zenchef' | 'sevenrooms'
  /** TheFork: a uuid; Zenchef: digits; SevenRooms: a name in lower case. */
  readonly bookingId: string
  /** Slug of the hotel it belongs to, if any. */
  readonly hotel?: string
  readonly story: Passage
  /** Four dishes with their price in euros. */
  readonly dishes: readonly { readonly name: Words; readonly text: Words; readonly price: number }[]
  readonly hours: Hours
  readonly info: { readonly dress: Words; readonly access: Words; readonly payment: Words; readonly terrace: Words }
  readonly quote?: Quotation
  readonly questions: readonly Question[]
}

export interface Casino extends PageWords, Address, Contact {
  readonly slug: string
  /** Three letters by which payments name it. */
  readonly trigram: string
  readonly name: Words
  readonly tables: number
  readonly machines: number
  readonly story: Passage
  /** Two to four of roulette, black-jack, poker, machines. */
  readonly games: readonly {
    readonly game: 'roulette' | 'black-jack' | 'poker' | 'machines'
    readonly text: Words
    /** Smallest stake, in euros. */
    readonly stake: number
    /** Absent for machines, which are counted once for the house. */
    readonly tables?: number
    readonly opens: Words
  }[]
  readonly hours: Hours
  readonly timeline: { readonly title: Words; readonly years: readonly Year[] }
  readonly questions: readonly Question[]
}

export interface Spa extends PageWords, Address, Contact {
  readonly slug: string
  readonly name: string
  readonly hotel?: string
  readonly area: number
  readonly cabins: number
  /** Euros of the cheapest treatment. */
  readonly price: number
  readonly story: Passage
  readonly treatments: readonly {
    readonly name: Words
    readonly text: Words
    readonly minutes: number
    readonly price: number
  }[]
  readonly points: readonly Point[]
  readonly hours: Hours
  readonly questions: readonly Question[]
}

export interface Seminar extends PageWords, Address, Contact {
  readonly slug: string
  readonly name: string
  readonly hotel: string
  readonly story: Passage
  /** Seats a layout holds; absent where it does not fit. */
  readonly halls: readonly {
    readonly name: string
    readonly area: number
    /** Metres, one decimal. */
    readonly height: number
    readonly daylight: boolean
    readonly seats: Partial<Record<'theatre' | 'classroom' | 'uShape' | 'boardroom' | 'banquet' | 'cocktail', number>>
  }[]
  readonly points: readonly Point[]
  /** Three things to do together. */
  readonly incentives: readonly { readonly picture: string; readonly name: Words; readonly text: Words }[]
  readonly questions: readonly Question[]
}
