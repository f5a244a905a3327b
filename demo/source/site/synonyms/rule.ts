import type { Words } from '../../kit/words.ts'

/**
 * Words that visitors use for what the pages call otherwise: an idea. `=>` where the words on the left ask for those on
 * the right, but not the other way round.
 */
export interface SynonymRule {
  /** What editors find it by. */
  readonly name: string
  /** Rules in the notation of the search (`services/site/search/thesaurus.ts`). */
  readonly rule: Words
}
