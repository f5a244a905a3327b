import type { ProfilePage, ShownProfile } from './parts.ts'

/** Preferences and their options; the programme stores these names. */
const CHOICES = {
  games: ['roulette', 'blackjack', 'poker', 'slots'],
  restaurantsAndBars: ['gastronomic', 'brasserie', 'bistrot', 'bar'],
  shows: ['concert', 'jazz', 'humour', 'theatre'],
} as const

export type Taste = keyof typeof CHOICES

export const TASTES = Object.keys(CHOICES) as readonly Taste[]

/** Field name of the checkbox for a choice. */
export type TasteField = `${Taste}-${number}`

export interface TasteEntry {
  readonly taste: Taste
  readonly choice: string
  readonly field: TasteField
  /** The member made this choice. */
  readonly made: boolean
}

/** All options by taste. A taste's unknown choices, which the member made elsewhere, come last. */
export const tasteEntries = ({ preferences }: Pick<ShownProfile, 'preferences'>): readonly TasteEntry[] =>
  TASTES.flatMap((taste) => {
    const made = preferences?.[taste] ?? []
    return [...new Set([...CHOICES[taste], ...made])].map((choice, index) => ({
      taste,
      choice,
      field: `${taste}-${index}` as const,
      made: made.includes(choice),
    }))
  })

/** The chosen options in the programme's format. */
export function chosen(
  entries: readonly TasteEntry[],
  isMade: (field: TasteField) => boolean,
): Record<Taste, string[]> {
  const of = (taste: Taste) =>
    entries.filter((entry) => entry.taste === taste && isMade(entry.field)).map(({ choice }) => choice)
  return { games: of('games'), restaurantsAndBars: of('restaurantsAndBars'), shows: of('shows') }
}

/** Label of an option; an unknown one is shown as stored. */
export const choiceLabel = (choice: string, { choices }: ProfilePage['labels']): string =>
  Object.hasOwn(choices, choice) ? choices[choice as keyof typeof choices] : choice
