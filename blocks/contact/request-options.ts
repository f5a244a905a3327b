import type { Option, OptionGroup } from '#components/ui/form/select.tsx'
import { contentGateway } from '#lib/content/gateway.ts'
import type { StoryReference } from '@barriere/shared/block-kit/values.ts'
import { perLocale } from '#lib/i18n/per-locale.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { tagPage } from '#lib/process/rendering.ts'
import type { BlockContext } from '../context.ts'
import { storiesOfFolder } from '../listing/listed-stories.ts'
import { storyAnchor } from '../listing/story-entry.ts'
import { optionalContent } from '../optional-content.ts'

/** Folder of each kind of property, in the order of the select. */
const PROPERTY_FOLDERS = { hotel: 'hotels', restaurant: 'restaurants', casino: 'casinos', spa: 'spas' } as const

const collators = perLocale((tag) => new Intl.Collator(tag))

/** Entries of a datasource that editors maintain. Empty if it cannot be read. */
async function entryOptions(datasource: string, context: BlockContext): Promise<readonly Option[]> {
  const found = await optionalContent(
    () => contentGateway().forVisitor(() => contentGateway().listEntries(datasource, context.locale)),
    context,
  )
  if (found && !context.draft) await tagPage(found.tags)
  return (found?.entries ?? []).map(({ name, value }) => ({ value: name, label: value }))
}

/** Subjects of messages. */
export const subjectOptions = (context: BlockContext): Promise<readonly Option[]> =>
  entryOptions('contact-subjects', context)

/** Themes of the newsletter. */
export const themeOptions = (context: BlockContext): Promise<readonly Option[]> =>
  entryOptions('newsletter-themes', context)

interface PropertyOptions {
  readonly properties: readonly OptionGroup[]
  /** Uuid of the property of the current page. */
  readonly property?: string
}

/** Options for all hotels, restaurants, casinos and spas, grouped by kind. Kinds that cannot be read are left out. */
export async function propertyOptions(context: BlockContext): Promise<PropertyOptions> {
  const { kinds } = messagesOf(context.locale).requests
  const groups = await Promise.all(
    Object.entries(PROPERTY_FOLDERS).map(async ([kind, folder]) => ({
      label: kinds[kind as keyof typeof kinds],
      stories: (await optionalContent(() => storiesOfFolder(folder, kind, context), context)) ?? [],
    })),
  )
  const current = groups
    .flatMap(({ stories }) => stories)
    .find((story) => storyAnchor(story, context.locale)?.href === context.path)
  return {
    properties: groups
      .map(({ label, stories }) => ({ label, options: titledOptions(stories, context, ({ uuid }) => uuid) }))
      .filter(({ options }) => options.length > 0),
    ...(current ? { property: current.uuid } : {}),
  }
}

/** Destinations by the last segment of their slug. */
export async function destinationOptions(context: BlockContext): Promise<readonly Option[]> {
  const stories = (await optionalContent(() => storiesOfFolder('destinations', 'destination', context), context)) ?? []
  return titledOptions(stories, context, ({ slug }) => slug.slice(slug.lastIndexOf('/') + 1))
}

/** Stories as options, in alphabetical order of their titles. Stories without a title are left out. */
export const titledOptions = (
  stories: readonly StoryReference[],
  { locale }: BlockContext,
  keyOf: (story: StoryReference) => string,
): Option[] =>
  stories
    .map((story) => ({ value: keyOf(story), label: titleOf(story) }))
    .filter(({ label }) => label !== '')
    .toSorted((one, other) => collators(locale).compare(one.label, other.label))

/** `La Criée (Deauville)`; without the town if the title contains it. */
function titleOf({ content: { title, town } }: StoryReference): string {
  if (typeof title !== 'string') return ''
  return typeof town === 'string' && town !== '' && !title.includes(town) ? `${title} (${town})` : title
}
