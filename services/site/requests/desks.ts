import { isEmail } from '@barriere/shared/domain/people/email.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Logger } from '../../kit/log.ts'
import { type Entries, type RequestContent, oneLine } from './content.ts'
import { type Venues, findVenues, pictureOf } from './venues.ts'

/** Time-out in milliseconds of all look-ups for one request: its sender is waiting. */
const DEADLINE = 1_500

/**
 * Datasources of the space: subjects by key, translated by dimension; mail addresses by key of a subject, `event`,
 * `seminar`, or `group`.
 */
const SUBJECTS = 'contact-subjects'
const DESKS = 'desks'
const GROUP = 'group'

/** Subject of a request, in keys of the content. */
export interface About {
  /** Key of the desk in the datasource `desks`. */
  readonly key: string
  readonly subject?: string | undefined
  /** Story of a property. */
  readonly property?: string | undefined
  /** Last segment of a destination's address. */
  readonly destination?: string | undefined
  /** Stories of seminar venues. */
  readonly venues?: readonly string[] | undefined
}

/** A request's desk, and the names of its subject, in the desk's language and in the sender's. */
export interface Addressed {
  /** Mail address. */
  readonly desk: string
  readonly words: Readonly<
    Record<'desk' | 'sender', { readonly [N in 'subject' | 'property' | 'destination']?: string | undefined }>
  >
  /** For a seminar; `picture` is a JPEG. */
  readonly seminar?: (Venues & { readonly picture: Buffer | undefined }) | undefined
}

export interface DeskOptions {
  readonly content: RequestContent
  /** Origin of the assets, if it is neither the content service's nor Storyblok's. */
  readonly assetOrigin: string | undefined
  /** Desk while the content does not answer, or names none. */
  readonly fallback: string
  readonly log: Logger
}

/** Desks as the editors name them: of a property, else of a subject or a kind, else of the group. */
export class Desks {
  readonly #options: DeskOptions

  constructor(options: DeskOptions) {
    this.#options = options
  }

  /** Never rejects: without the content, the desk is the fallback, and keys replace names. */
  async find(about: About, locale: Locale): Promise<Addressed> {
    const { content, assetOrigin, log, fallback } = this.#options
    const signal = AbortSignal.timeout(DEADLINE)
    try {
      const [property, destination, subjects, desks, venues] = await Promise.all([
        about.property === undefined ? [] : content.storiesByUuid([about.property], signal),
        about.destination === undefined ? undefined : content.pageBySlug(about.destination, 'destination', signal),
        about.subject === undefined ? [] : content.entries(SUBJECTS, signal, locale),
        content.entries(DESKS, signal),
        about.venues && findVenues(content, about.venues, locale, signal),
      ])
      const subject = subjects.find(({ name }) => name === about.subject)
      const [house, town] = [oneLine(property[0]?.name), oneLine(destination?.name)]
      return {
        desk:
          [property[0]?.content.email, commonEmail(venues), valueOf(desks, about.key), valueOf(desks, GROUP)]
            .map((address) => address?.trim())
            .find(isAddress) ?? fallback,
        words: {
          desk: {
            property: house,
            destination: town ?? about.destination,
            subject: oneLine(subject?.value) ?? about.subject,
          },
          // An unknown key is the sender's own text, which a confirmation must not repeat.
          sender: { property: house, destination: town, subject: subject && oneLine(wordOf(subject)) },
        },
        seminar: venues && {
          ...venues,
          picture: await pictureOf(venues.venues, { endpoint: content.endpoint, assetOrigin, log }),
        },
      }
    } catch (error) {
      log.warn(
        { event: 'requests.desk', reason: error instanceof Error ? error.name : 'unknown' },
        'the content did not answer: the request goes to the desk of the configuration',
      )
      const { subject, destination } = about
      return { desk: fallback, words: { desk: { subject, destination }, sender: {} } }
    }
  }
}

/** The common address of all venues; undefined if they differ, so that the group's desk answers the request. */
function commonEmail(found: Venues | undefined): string | undefined {
  const emails = new Set(found?.venues.map(({ email }) => email?.trim()))
  return emails.size === 1 ? [...emails][0] : undefined
}

const valueOf = (all: Entries, key: string): string | undefined => all.find(({ name }) => name === key)?.value

const wordOf = ({ value, dimension_value: translated }: Entries[number]): string =>
  translated === undefined || translated === null || translated === '' ? value : translated

const isAddress = (text: string | undefined): text is string => text !== undefined && isEmail(text)
