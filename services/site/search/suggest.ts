import type { SuggestAnswer, SuggestQuery } from '#lib/contracts/search.ts'
import { toParisTime } from '#lib/domain/paris-time.ts'
import type { Names } from './names.ts'
import { isAhead } from './narrow.ts'
import { plainWords } from './plain.ts'
import { readQuestion } from './question.ts'
import type { SearchContext } from './search.ts'
import type { IndexEntry } from './document.ts'

/** Maximum number of suggestions: as many as fit above a phone's keyboard. */
const MOST = 6

/**
 * Autocomplete: pages whose name or town contains the typed text, prefix matches first; without a match, fuzzy matches.
 */
export async function suggest(
  { database, index, state, now }: SearchContext,
  { q, locale }: SuggestQuery,
): Promise<SuggestAnswer> {
  const typed = plainWords(q).join(' ')
  if (typed === '') return { suggestions: [] }
  const { day } = toParisTime(now)
  const contents = await index.at(state)
  const names = contents.names[locale]
  const exact = having(names, typed, day)
  const asked = { q, locale, generation: state.generation, vocabulary: contents.vocabulary[locale] }
  const spellings = exact.length > 0 ? [] : (await readQuestion(database, asked)).suggestions
  const found =
    exact.length > 0
      ? exact
      : (spellings.map((spelling) => having(names, spelling, day)).find((some) => some.length > 0) ?? [])
  return { suggestions: found.map(({ uuid, kind, name, town }) => ({ uuid, kind, name, town })) }
}

/** Prefix matches, then matches at the beginning of a word, then inside a word; in each group, shorter names first. */
function having(names: Names, words: string, today: string): IndexEntry[] {
  const groups: [IndexEntry[], IndexEntry[], IndexEntry[]] = [[], [], []]
  for (const [entry, at] of names.having(words)) {
    if (!isAhead(entry, today)) continue
    const group = groups[at === 0 ? 0 : entry.plain[at - 1] === ' ' || entry.plain.includes(` ${words}`) ? 1 : 2]
    // Insertion into a bounded list instead of sorting all matches: only the shortest names are shown.
    const longest = group.at(MOST - 1)
    if (longest && longest.name.length <= entry.name.length) continue
    const place = group.findLastIndex(({ name }) => name.length <= entry.name.length) + 1
    group.splice(place, 0, entry)
    group.length = Math.min(group.length, MOST)
  }
  return groups.flat().slice(0, MOST)
}
