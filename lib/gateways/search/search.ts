import type { z } from 'zod'
import {
  type PlacesAnswer,
  type SearchAnswer,
  type SearchQuery,
  type SuggestAnswer,
  type SuggestQuery,
  placesAnswer,
  searchAnswer,
  suggestAnswer,
} from '@barriere/shared/contracts/search.ts'
import { env } from '#lib/process/env.ts'
import { log } from '#lib/process/log.ts'
import { type PageRequest, currentPageRequest } from '#lib/process/page-request.ts'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'
import { SharedReads } from '../shared-reads.ts'
import { requestJson } from '@barriere/shared/http/transport.ts'

/** Time-out in milliseconds. */
const DEADLINE = 2_500

/** Cached answers, some kilobytes each, and lifetime in milliseconds: many visitors type the same first letters. */
const SEARCHES = { most: 100, lifetime: 1_000 }
const SUGGESTIONS = { most: 500, lifetime: 60_000 }

/**
 * Client of the site service's search. A failure gives undefined and is logged without the search terms; never rejects.
 */
export class SearchGateway {
  readonly #base: string
  /** Searches of each page request. */
  readonly #searched = new WeakMap<PageRequest, Map<string, Promise<SearchAnswer | undefined>>>()

  readonly #searches = new SharedReads<SearchAnswer | undefined>(SEARCHES)
  readonly #places = new SharedReads<PlacesAnswer | undefined>(SEARCHES)
  readonly #suggestions = new SharedReads<SuggestAnswer | undefined>(SUGGESTIONS)

  /** `base` is the address of the site service, such as `http://127.0.0.1:4001/site`. */
  constructor(base: string) {
    this.#base = base
  }

  /** A search runs once per page request: routing counts its pages, the rendering shows them. */
  search(query: SearchQuery): Promise<SearchAnswer | undefined> {
    const parameters = toParameters(query)
    const request = currentPageRequest()
    if (!request) return this.#search(parameters)
    const searched = this.#searched.get(request) ?? new Map<string, Promise<SearchAnswer | undefined>>()
    this.#searched.set(request, searched)
    const key = parameters.toString()
    const answer = searched.get(key) ?? this.#search(parameters)
    searched.set(key, answer)
    return answer
  }

  places(query: SearchQuery): Promise<PlacesAnswer | undefined> {
    const parameters = toParameters(query)
    return this.#places.read(parameters.toString(), () => this.#get('/search/places', parameters, placesAnswer))
  }

  /** Suggestions by words and language alone. */
  suggest(query: SuggestQuery): Promise<SuggestAnswer | undefined> {
    const parameters = new URLSearchParams({ ...query, q: query.q.toLowerCase() })
    return this.#suggestions.read(parameters.toString(), () => this.#get('/search/suggest', parameters, suggestAnswer))
  }

  #search(parameters: URLSearchParams): Promise<SearchAnswer | undefined> {
    return this.#searches.read(parameters.toString(), () => this.#get('/search', parameters, searchAnswer))
  }

  async #get<S extends z.ZodType>(
    path: string,
    parameters: URLSearchParams,
    schema: S,
  ): Promise<z.output<S> | undefined> {
    try {
      const address = `${this.#base}${path}?${parameters.toString()}`
      const { status, body } = await requestJson({
        backend: 'search',
        method: 'GET',
        url: address,
        headers: {},
        deadline: DEADLINE,
      })
      if (status !== 200) throw new Error(`The site service answered ${status}.`)
      return schema.parse(body)
    } catch (error) {
      log.warn(
        { event: 'search.unavailable', reason: error instanceof Error ? error.message.slice(0, 200) : 'unknown' },
        'search could not be asked',
      )
      return undefined
    }
  }
}

/** Query parameters of a search; empty values are left out. */
export function toParameters({ near, ...query }: Partial<SearchQuery>): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const single of Array.isArray(value) ? value : [value])
      if (single !== undefined && single !== '') parameters.append(name, String(single))
  }
  if (near) parameters.set('near', `${near.latitude},${near.longitude}`)
  return parameters
}

/** Singleton of the process. */
export const searchGateway = (): SearchGateway =>
  processSingleton('search-gateway', () => new SearchGateway(env.siteApiUrl))
