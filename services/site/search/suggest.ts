import type { SuggestAnswer, SuggestQuery } from '#lib/contracts/search.ts'
import { toParisTime } from '#lib/domain/paris-time.ts'
import { plainWords } from './plain.ts'
import { readQuestion } from './question.ts'
import { type SearchContext, isAhead } from './search.ts'
import type { Entry } from './shelf.ts'

/** Suggestions at most: as many as a phone shows above its keyboard. */
const MOST = 6

/** Pages whose name or town has what has been typed so far, those that begin with it first; else what it may be misspelt for. */
export async function suggest({ database, shelf, state, now }: SearchContext, { q, locale }: SuggestQuery): Promise<SuggestAnswer> {
  const typed = plainWords(q).join(' ')
  if (typed === '') return { suggestions: [] }
  const paris = toParisTime(now)
  const entries = (await shelf.at(state)).entries[locale].filter((entry) => isAhead(entry, paris))
  const exact = having(entries, typed)
  const spellings = exact.length > 0 ? [] : (await readQuestion(database, { q, locale, generation: state.generation })).suggestions
  const found = exact.length > 0 ? exact : spellings.map((spelling) => having(entries, spelling)).find((some) => some.length > 0) ?? []
  return { suggestions: found.slice(0, MOST).map(({ uuid, kind, name, town }) => ({ uuid, kind, name, town })) }
}

/** What begins with the words, then what has them at the beginning of a word, then inside one; of the same, the shorter name first. */
function having(entries: readonly Entry[], words: string): Entry[] {
  const groups: [Entry[], Entry[], Entry[]] = [[], [], []]
  for (const entry of entries) {
    const at = entry.plain.indexOf(words)
    if (at !== -1) groups[at === 0 ? 0 : entry.plain.includes(` ${words}`) ? 1 : 2].push(entry)
  }
  return groups.flatMap((group) => group.toSorted((a, b) => a.name.length - b.name.length))
}
