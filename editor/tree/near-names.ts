import { editDistance, tolerance } from '@barriere/shared/domain/text/edit-distance.ts'
import { plainWords } from '@barriere/shared/domain/text/plain-words.ts'
import type { ListedStory } from '@barriere/shared/stories/types.ts'

/** Whether a typed word is a word or its beginning, with the typing errors that the site's search allows. */
function isNear(typed: string, word: string): boolean {
  const most = tolerance(typed.length)
  if (most === 0) return word.startsWith(typed)
  for (let length = typed.length - most; length <= typed.length + most; length += 1)
    if (editDistance(typed, word.slice(0, length), most) <= most) return true
  return false
}

/** Stories with a similar name or address: each typed word is near one of their words. */
export function nearStories(stories: readonly ListedStory[], text: string): readonly ListedStory[] {
  const typed = plainWords(text)
  if (typed.length === 0) return []
  // Memoised: names share most of their words.
  const known = typed.map(() => new Map<string, boolean>())
  const isMeant = (word: string, index: number): boolean => {
    const before = known[index]?.get(word)
    if (before !== undefined) return before
    const found = isNear(typed[index] ?? '', word)
    known[index]?.set(word, found)
    return found
  }
  return stories.filter(({ name, full_slug: slug }) => {
    const words = plainWords(`${name} ${slug}`)
    return typed.every((_, index) => words.some((word) => isMeant(word, index)))
  })
}
