import { ChipLink, ChipRow } from '#components/ui/chip.tsx'
import { below } from '#components/ui/heading.tsx'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import { titleLevel } from '../heading-level.ts'
import { CardGrid } from '../listing/card-grid.tsx'
import type { CardEntry } from '../listing/entry.ts'
import { ListSection } from '../listing/list-section.tsx'
import { listedStories } from '../listing/listed-stories.ts'
import { storyEntries } from '../listing/story-entry.ts'
import type { BlockProps } from '../props.ts'
import type { houseListSchema } from './house-list.schema.ts'

/** Content type of each kind. The name of the kind is also its folder and its anchor in the page. */
const KINDS = { hotels: 'hotel', casinos: 'casino', restaurants: 'restaurant', spas: 'spa' } as const

type Kind = keyof typeof KINDS

interface Group {
  readonly kind: Kind
  /** Id of the first card. */
  readonly id: string
  readonly entries: readonly CardEntry[]
}

/** All houses in a town, by kind. Renders nothing without houses. */
export async function HouseList({ block, context }: BlockProps<typeof houseListSchema>) {
  const groups = (
    await Promise.all((Object.keys(KINDS) as Kind[]).map((kind) => groupOf(kind, block, context)))
  ).filter(({ entries }) => entries.length > 0)
  if (groups.length === 0) return undefined
  const t = getTranslator(context.locale, 'blocks.houseList')
  const own = titleLevel(context)
  const chips = (
    <ChipRow label={t('kinds')}>
      {groups.map(({ kind, id, entries }) => (
        <ChipLink key={kind} anchor={{ href: `#${id}` }}>
          {t(`count.${kind}`, { count: entries.length })}
        </ChipLink>
      ))}
    </ChipRow>
  )
  return (
    <ListSection block={block} context={context} chips={groups.length > 1 ? chips : undefined}>
      <CardGrid entries={groups.flatMap(({ entries }) => entries)} level={block.title ? below(own) : own} />
    </ListSection>
  )
}

/** Cards of one kind. Their facts name the kind instead of the town. */
async function groupOf(
  kind: Kind,
  { town, uid }: ViewOf<typeof houseListSchema>,
  context: BlockContext,
): Promise<Group> {
  const id = context.claimId(kind) ?? `${kind}-${uid}`
  const stories = await listedStories({ stories: [], list_folder: kind, town }, KINDS[kind], context)
  const name = getTranslator(context.locale, 'blocks.search')(`kind.${KINDS[kind]}`)
  const entries = storyEntries(stories, context.locale).map((entry, index) => ({
    ...entry,
    id: index === 0 ? id : undefined,
    facts: [{ text: name }, ...entry.facts.filter(({ icon }) => icon !== 'pin')],
  }))
  return { kind, id, entries }
}
