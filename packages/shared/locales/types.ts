import type { EventType, RequestKind } from '../domain/visitors/request.ts'
import type { Catering, Equipment, Layout } from '../domain/visitors/seminar.ts'
import type { SearchKind } from '../domain/content/search-kind.ts'

/** BCP 47 tags of a language. `lang`, `hreflang` and the content service's API use its own code (`fr`) instead. */
export interface LanguageTags {
  /** The message catalogue: `messages/<tag>.json`, and `og:locale`. */
  readonly catalogue: string
  /** Dates, numbers, prices, lists and sorting (`Intl`). */
  readonly format: string
}

/** Formats of days and hours that `Intl` does not cover. */
export interface Formats {
  /** The day of the month in a date: `12`, `1er`. */
  readonly dayOfMonth: (day: number) => string
  /** A time of the 24-hour clock: `20 h 30`, `8.30 pm`. */
  readonly time: (hours: number, minutes: number) => string
  /** Names of 00:00 and 12:00 on a timetable, if there are any. */
  readonly midnight?: string
  readonly noon?: string
  /** Open day and night. */
  readonly allDay: string
  /** Between two days of one month: `12–14 June`. */
  readonly rangeDash: string
  /** A colon after a word, with the space before it. */
  readonly colon: string
  /** A day in words, as people type it: groups day, month's name (`\p{L}`), year. Digits are day, month, year. */
  readonly writtenDay: RegExp
}

/** A name after a preposition, joined as in the language. */
export interface Prepositions {
  /** `à Deauville`, `au Touquet`; `in Le Touquet`. */
  readonly inTown: (town: string) => string
  /** `de Deauville`, `du Touquet`; `in Le Touquet`, as in an English sentence. */
  readonly ofTown: (town: string) => string
}

/** Telephone defaults of a language. */
export interface Phone {
  /** ISO 3166-1 alpha-2: the country of a number without a country code. */
  readonly country: string
  /** A mobile number in that country's notation. */
  readonly example: string
}

/** Pages of the hotel programme. */
export type HotelLink =
  | 'home'
  | 'login'
  | 'registration'
  | 'activation'
  | 'forgotten'
  | 'reset'
  | 'email'
  | 'emailUndo'
  | 'card'
  | 'stays'
  | 'advantages'
  | 'birthday'
  | 'profile'
  | 'sessions'
  | 'collaborator'
  | 'menu'
  | 'signedOut'
  | 'deleted'

export type HotelPaths = Readonly<Record<HotelLink, string>>

/** Name of a browser: `Firefox sur Windows`. */
export interface AgentWords {
  readonly unknownBrowser: string
  readonly unknownSystem: string
  readonly on: (browser: string, system: string) => string
}

/** Codes of the language in the booking engines. */
export interface BookingCodes {
  /** Parameter `locale` of SynXis. */
  readonly synxis: string
  /** First segment of TheFork's widget address. */
  readonly thefork: string
  /** Parameter `lang` of Zenchef. SevenRooms has none: it uses the browser's language. */
  readonly zenchef: string
}

/** Cities with names on the map. */
export type City =
  | 'paris'
  | 'lyon'
  | 'marseille'
  | 'bordeaux'
  | 'nantes'
  | 'strasbourg'
  | 'toulouse'
  | 'lille'
  | 'london'
  | 'brussels'
  | 'geneva'

export type CityNames = Readonly<Record<City, string>>

export interface Search {
  /** PostgreSQL: the configuration in `pg_catalog` to copy, and its dictionary of word stems (`\dF`, `\dFd`). */
  readonly configuration: string
  readonly stems: string
  /** Plain words (`plainWords`) that begin a negation in a query. */
  readonly negations: readonly string[]
  /** Words for a page of each kind, indexed with it: a page's own text rarely names it. Editors add synonyms. */
  readonly kinds: Readonly<Record<SearchKind, string>>
}

/** Kinds of mails on levels and claims of missing stays. */
export type StayMailKind = 'level-reached' | 'claim' | 'claim-accepted' | 'claim-refused'

/** Kinds of mails with a link; `deleted` has none. */
export type LinkedMailKind =
  | 'activation'
  | 'already-registered'
  | 'reset'
  | 'password-changed'
  | 'email'
  | 'email-undo'
  | 'email-changed'
  | 'new-browser'
  | 'passkey-added'
  | 'passkey-removed'
  | 'second-step-added'
  | 'second-step-removed'
  | 'recovery-codes'
  | 'card'
  | 'collaborator'
  | 'inactive'
  | StayMailKind

export type MailKind = LinkedMailKind | 'deleted'

export interface MailWords {
  readonly subject: string
  /**
   * `{name}`, `{email}`, `{number}`, `{device}` and `{key}` are filled in; ` {name}` is left out if the mailbox is not
   * proven.
   */
  readonly paragraphs: readonly string[]
}

/** Every mail of the hotel programme. `action` is the label of its link. */
export type Mails = Readonly<Record<LinkedMailKind, MailWords & { readonly action: string }>> &
  Readonly<Record<'deleted', MailWords>>

/** Facts of a mail on a request, one per line: fields of the contract, and the person as one. */
export const REQUEST_FACTS = [
  'subject',
  'property',
  'eventType',
  'venues',
  'participants',
  'layout',
  'dates',
  'date',
  'guests',
  'rooms',
  'budget',
  'destination',
  'arrival',
  'departure',
  'equipment',
  'catering',
  'incentives',
  'person',
  'company',
  'invoice',
  'email',
  'phoneNumber',
  'language',
  'page',
  'campaign',
  'message',
] as const

export type RequestFact = (typeof REQUEST_FACTS)[number]

/** `{reference}`, `{kind}` and `{about}` are filled in. */
interface RequestMailWords {
  readonly subject: string
  readonly opening: readonly string[]
  readonly closing: readonly string[]
}

/** Mails on visitors' requests by a form, to the desk and to the sender. */
export interface RequestWords {
  readonly kinds: Readonly<Record<RequestKind, string>>
  readonly facts: Readonly<Record<RequestFact, string>>
  readonly eventTypes: Readonly<Record<EventType, string>>
  readonly layouts: Readonly<Record<Layout, string>>
  readonly equipment: Readonly<Record<Equipment, string>>
  readonly catering: Readonly<Record<Catering, string>>
  readonly civilities: Readonly<Record<'Mr' | 'Mrs', string>>
  /** Capacity of a venue; `{venue}`, `{seats}` and `{count}` (participants) are filled in. */
  readonly capacity: Readonly<Record<'enough' | 'tooFew' | 'none', string>>
  /** `{first}` and `{last}` are filled in; one day, several, or a month. */
  readonly dates: Readonly<Record<'day' | 'days' | 'month', string>>
  /** `action` leads to the desk's page of the request. */
  readonly desk: RequestMailWords & { readonly action: string }
  readonly confirmation: Readonly<Record<RequestKind, RequestMailWords>>
  /** Label of the link to the page with the state of a request. */
  readonly followUp: string
  /** For an answer, whose text the desk writes. */
  readonly answer: Omit<RequestMailWords, 'opening'>
  readonly recap: RecapWords
}

/** Words of the recap of a seminar request, a PDF. */
interface RecapWords {
  /** First part of the file's name, ASCII. */
  readonly file: string
  readonly title: string
  readonly lead: string
  readonly page: (reference: string, page: number, pages: number) => string
}

/** A mail with one link. */
export interface LinkMailWords {
  readonly subject: string
  readonly opening: readonly string[]
  readonly action: string
  readonly closing: readonly string[]
}

/** The invitation to the editor of the content service; `{name}` is filled in. */
export type EditorInvitationWords = LinkMailWords

/** The recovery mail for a forgotten password of the editor; `{name}` is filled in. */
export type EditorRecoveryWords = LinkMailWords

/** The mail about a mention in a comment; `{name}`, `{author}`, `{story}` and `{message}` are filled in. */
export type EditorMentionWords = LinkMailWords

/** The mail about a change to a page, to the person who scheduled it; `{name}`, `{author}`, `{story}`, `{moment}`. */
export type EditorScheduledWords = LinkMailWords

/** The mail to administrators about a token that ends soon; `{name}`, `{token}` and `{day}` are filled in. */
export type EditorTokenWords = LinkMailWords

/** Outcomes of a request for a review. */
export type ReviewOutcome = 'approved' | 'published' | 'returned'

/** Mails about reviews in the editor; `{name}`, `{author}` and `{story}` are filled in. */
export interface EditorReviewWords extends Readonly<Record<'asked' | ReviewOutcome, LinkMailWords>> {
  /** Labels of further facts in the mails. */
  readonly due: string
  readonly message: string
}

/** Mails of the newsletter. */
export interface NewsletterWords {
  /** Asks a mailbox to confirm; answers a mailbox that is already subscribed. */
  readonly confirm: LinkMailWords
  readonly known: LinkMailWords
  /** Link at the foot of each letter. */
  readonly preferences: string
}

/** Words of the newsletter's short form, which is not part of a page's React. */
export interface NewsletterFormWords {
  /** The sentence of the consent; it ends with a link, before a full stop. */
  readonly consent: { readonly lead: string; readonly link: string }
  readonly newTab: string
  readonly faults: Readonly<Record<'email' | 'privacy', string>>
  readonly sending: string
  readonly sent: string
  readonly failed: string
}

/** Words of a stay's invoice. */
export interface InvoiceWords {
  /** First part of the file's name, ASCII. */
  readonly file: string
  readonly title: string
  readonly date: string
  readonly booking: string
  readonly hotel: string
  readonly stay: string
  readonly dates: (arrival: string, departure: string) => string
  readonly recipient: string
  readonly label: string
  readonly quantity: string
  readonly vat: string
  readonly amount: string
  readonly total: string
  /** A VAT rate, the net amount and the tax, as written. */
  readonly ofWhich: (rate: string, net: string, tax: string) => string
  readonly paid: string
  readonly page: (number: string, page: number, pages: number) => string
}
