/** Slugs, in this language, of the pages that the code links to: below the root folder, no slash at either end. */
export interface PagePaths {
  readonly search: string
  readonly evening: string
  readonly trip: string
  readonly tournaments: string
  /** The form for a seminar's quote. */
  readonly seminarQuote: string
  readonly contact: string
  /** Page on which a sender sees the state of a request. */
  readonly followUp: string
  readonly newsletter: string
  /** Target of the newsletter's mailed links. */
  readonly subscription: string
  readonly privacy: string
  readonly cookies: string
  /** Terms of the hotel programme. */
  readonly terms: string
  /** Terms of use and of sale of the site. */
  readonly conditions: string
  readonly shows: string
}
