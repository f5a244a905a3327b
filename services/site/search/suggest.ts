import { type SuggestAnswer, type SuggestQuery, searchQuery } from '@barriere/shared/contracts/search.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import type { SearchKind } from '@barriere/shared/domain/content/search-kind.ts'
import type { Names } from './names.ts'
import { isAhead } from './narrow.ts'
import { plainWords } from '@barriere/shared/domain/text/plain-words.ts'
import { type SearchContext, bestEntries, readFound } from './search.ts'
import type { IndexEntry } from './document.ts'

/** Maximum number of suggestions: as many as fit above a phone's keyboard. */
const MOST = 6

/** Number of name matches that is enough; fewer are completed by the first results of a search. */
const ENOUGH = 3

/**
 * Autocomplete: pages and questions whose name or town contains the typed text: towns, then properties, then the rest;
 * prefix matches first. If few match, the first results of a search follow, such as the hotels with a pool.
 */
export async function suggest(context: SearchContext, { q, locale }: SuggestQuery): Promise<SuggestAnswer> {
  const typed = plainWords(q).join(' ')
  if (typed === '') return { suggestions: [] }
  const { names } = await context.index.at(context.state)
  const named = having(names[locale], typed, toParisTime(context.now).day)
  // Questions about the words come after the search's results, which have them.
  const proper = named.filter(({ kind }) => kind !== 'question')
  const found = proper.length < ENOUGH ? await bestEntries(context, searchQuery.parse({ locale, q }), MOST) : []
  const entries = [...new Set([...proper, ...found, ...named])].slice(0, MOST)
  const suggestions = await readFound(context.database, entries)
  return {
    suggestions: suggestions.map(({ uuid, part, page, kind, name, town, image }) => ({
      uuid,
      kind,
      name,
      town,
      ...(part === undefined ? {} : { part, page }),
      ...(image ? { image } : {}),
    })),
  }
}

const HOUSES: ReadonlySet<SearchKind> = new Set(['hotel', 'casino', 'restaurant', 'spa'])

/** Order: towns, properties, other pages, questions. */
const rankOf = ({ kind }: IndexEntry): number =>
  kind === 'destination' ? 0 : HOUSES.has(kind) ? 1 : kind === 'question' ? 3 : 2

/** Longer than any name: within a rank, the shorter name comes first. */
const LONGEST_NAME = 1_000

/** Prefix matches, then matches at the beginning of a word, then inside a word; each by rank and length. */
function having(names: Names, words: string, today: string): IndexEntry[] {
  const groups: [IndexEntry[], IndexEntry[], IndexEntry[]] = [[], [], []]
  const order = (entry: IndexEntry): number => rankOf(entry) * LONGEST_NAME + entry.name.length
  for (const [entry, at] of names.having(words)) {
    if (!isAhead(entry, today)) continue
    const group = groups[at === 0 ? 0 : entry.plain[at - 1] === ' ' || entry.plain.includes(` ${words}`) ? 1 : 2]
    // Insertion into a bounded list instead of sorting all matches: only the first names are shown.
    const last = group.at(MOST - 1)
    if (last && order(last) <= order(entry)) continue
    const place = group.findLastIndex((other) => order(other) <= order(entry)) + 1
    group.splice(place, 0, entry)
    group.length = Math.min(group.length, MOST)
  }
  return groups.flat().slice(0, MOST)
}
