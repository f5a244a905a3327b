import { z } from 'zod'
import { isEmail } from '#lib/domain/email.ts'
import { DEFAULT_LOCALE, type Locale } from '#lib/domain/locale.ts'
import type { Logger } from '../../kit/log.ts'

/** Time-out in milliseconds of all that is asked for one request: its sender waits. */
const DEADLINE = 1_500

/**
 * Datasources of the space: subjects by key, translated by dimension; mail addresses by key of a subject, `event`, or
 * `group`.
 */
const SUBJECTS = 'contact-subjects'
const DESKS = 'desks'
const GROUP = 'group'

const MOST_ENTRIES = 1_000

const entries = z.object({
  datasource_entries: z.array(z.object({ name: z.string(), value: z.string(), dimension_value: z.string().nullish() })),
})

const stories = z.object({
  stories: z.array(z.object({ name: z.string(), content: z.looseObject({ email: z.string().optional() }) })),
})

type Entries = z.output<typeof entries>['datasource_entries']

/** What a request is about, in keys of the content. */
export interface About {
  /** Of its desk, in the datasource `desks`. */
  readonly key: string
  readonly subject?: string | undefined
  /** Story of a property. */
  readonly property?: string | undefined
  /** Last segment of a destination's address. */
  readonly destination?: string | undefined
}

/** A request's desk, and how what it is about is called, in the desk's language and in the sender's. */
export interface Addressed {
  /** Mail address. */
  readonly desk: string
  readonly words: Readonly<
    Record<'desk' | 'sender', { readonly [N in Exclude<keyof About, 'key'>]?: string | undefined }>
  >
}

export interface DeskOptions {
  /** Of the delivery API, such as `http://127.0.0.1:4001/content/v2`. */
  readonly endpoint: () => string
  readonly token: string
  /** The folder whose stories are pages, without slashes. */
  readonly rootFolder: string
  /** Desk while the content does not answer, or names none. */
  readonly fallback: string
  readonly log: Logger
}

/** Desks as the editors have named them: of a property, else of a subject or of events, else of the group. */
export class Desks {
  readonly #options: DeskOptions

  constructor(options: DeskOptions) {
    this.#options = options
  }

  /** Never rejects: while the content is away, a request is the fallback's, and keys stand for names. */
  async find(about: About, locale: Locale): Promise<Addressed> {
    const signal = AbortSignal.timeout(DEADLINE)
    try {
      const [property, destination, subjects, desks] = await Promise.all([
        about.property === undefined ? undefined : this.#story({ by_uuids: about.property }, signal),
        about.destination === undefined
          ? undefined
          : this.#story(
              { by_slugs: `${this.#options.rootFolder}/*/${about.destination}`, content_type: 'destination' },
              signal,
            ),
        about.subject === undefined ? [] : this.#entries(SUBJECTS, signal, locale),
        this.#entries(DESKS, signal),
      ])
      const subject = subjects.find(({ name }) => name === about.subject)
      const [house, town] = [oneLine(property?.name), oneLine(destination?.name)]
      return {
        desk:
          [property?.content.email, valueOf(desks, about.key), valueOf(desks, GROUP)]
            .map((address) => address?.trim())
            .find(isAddress) ?? this.#options.fallback,
        words: {
          desk: {
            property: house,
            destination: town ?? about.destination,
            subject: oneLine(subject?.value) ?? about.subject,
          },
          // A key that no editor wrote is the sender's own text, which a confirmation does not repeat.
          sender: { property: house, destination: town, subject: subject && oneLine(wordOf(subject)) },
        },
      }
    } catch (error) {
      this.#options.log.warn(
        { event: 'requests.desk', reason: error instanceof Error ? error.name : 'unknown' },
        'the content did not answer: the request goes to the desk of the configuration',
      )
      const { subject, destination } = about
      return { desk: this.#options.fallback, words: { desk: { subject, destination }, sender: {} } }
    }
  }

  async #story(
    which: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<z.output<typeof stories>['stories'][number] | undefined> {
    const body = await this.#get('stories', { ...which, version: 'published', per_page: '1' }, signal)
    return stories.parse(body ?? { stories: [] }).stories[0]
  }

  async #entries(datasource: string, signal: AbortSignal, locale: Locale = DEFAULT_LOCALE): Promise<Entries> {
    const dimension = locale === DEFAULT_LOCALE ? {} : { dimension: locale }
    const body = await this.#get(
      'datasource_entries',
      { datasource, per_page: String(MOST_ENTRIES), ...dimension },
      signal,
    )
    return entries.parse(body ?? { datasource_entries: [] }).datasource_entries
  }

  /** Undefined where the space has no such thing. */
  async #get(path: string, parameters: Readonly<Record<string, string>>, signal: AbortSignal): Promise<unknown> {
    const { endpoint, token } = this.#options
    const response = await fetch(`${endpoint()}/cdn/${path}?${new URLSearchParams({ ...parameters, token })}`, {
      signal,
    })
    if (response.ok) return await response.json()
    await response.body?.cancel()
    if (response.status === 404) return undefined
    throw new Error(`The content service answered ${response.status}.`)
  }
}

const valueOf = (all: Entries, key: string): string | undefined => all.find(({ name }) => name === key)?.value

const wordOf = ({ value, dimension_value: translated }: Entries[number]): string =>
  translated === undefined || translated === null || translated === '' ? value : translated

/** Header injection: subjects of mails hold words of the content, which may have a line break. */
const oneLine = (words: string | undefined): string | undefined => words?.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

const isAddress = (text: string | undefined): text is string => text !== undefined && isEmail(text)
