import type { Option } from '#components/ui/form/select.tsx'
import { perLocale } from '#lib/i18n/per-locale.ts'
import { casinoSchema } from './content-types/places.ts'
import type { BlockContext } from './context.ts'
import { optionalContent } from './optional-content.ts'
import { storiesOfFolder } from './listing/listed-stories.ts'
import { storyView } from './listing/story-view.ts'

const collators = perLocale((tag) => new Intl.Collator(tag))

/**
 * Select options for the favourite casino. They are towns, because the programme stores the town. Empty if the casinos
 * cannot be read.
 */
export async function casinoOptions(context: BlockContext): Promise<readonly Option[]> {
  const stories = (await optionalContent(() => storiesOfFolder('casinos', 'casino', context), context)) ?? []
  const towns = new Set(stories.flatMap((story) => storyView(story, casinoSchema)?.town ?? []))
  return [...towns].toSorted(collators(context.locale).compare).map((town) => ({ value: town, label: town }))
}
