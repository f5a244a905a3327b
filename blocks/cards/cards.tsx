import type { Band } from '#components/ui/band.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { Card } from '#components/ui/card.tsx'
import { cx } from '#components/ui/cx.ts'
import { type HeadingLevel, below } from '#components/ui/heading.tsx'
import { PosterCard } from '#components/ui/poster-card.tsx'
import { Section } from '#components/ui/section.tsx'
import { contentGateway } from '#lib/content/gateway.ts'
import { toAnchor } from '#lib/content/links.ts'
import { trimSlashes } from '#lib/content/paths.ts'
import { pictureOf } from '#lib/content/picture.ts'
import type { StoryReference } from '#lib/content/values.ts'
import { env } from '#lib/http/env.ts'
import { tagPage } from '#lib/http/page-cache/tag-page.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import styles from './cards.module.css'
import type { cardsSchema } from './cards.schema.ts'
import { type CardEntry, itemEntry } from './entry.ts'
import { storyEntry } from './story-entry.ts'

type CardsView = BlockProps<typeof cardsSchema>['block']

const WIDTHS = [400, 640, 960]

/** Pages first, then a folder's, then an editor's own cards, as cards or as posters. A page whose content is at fault is left out. */
export async function Cards({ block, context }: BlockProps<typeof cardsSchema>) {
  const { eyebrow, title, intro, look, tone, action_label: label } = block
  const entries = [
    ...[...block.stories, ...await listedStories(block, context)].map((story) => storyEntry(story, context.locale)).filter((entry) => entry !== undefined),
    ...block.items.map((item) => itemEntry(item, context.locale)),
  ]
  const anchor = toAnchor(block.action, context.locale)
  const level = titleLevel(context)
  const props = { entries, level: title ? below(level) : level, context, title }
  return (
    <Section
      tone={tone} edit={editAttributes(block)} eyebrow={eyebrow} title={title} level={level} intro={intro}
      action={anchor && label ? <ButtonLink anchor={anchor} look="line">{label}</ButtonLink> : undefined}
    >
      {look === 'poster' ? <Posters {...props} /> : <CardGrid {...props} />}
    </Section>
  )
}

/** The pages of the folder that the block lists, if it does. The page is rendered again when one comes, goes or changes. */
async function listedStories({ list_folder: folder, list_type: contentType }: CardsView, { locale }: BlockContext): Promise<readonly StoryReference[]> {
  if (!folder) return []
  const { stories, tags } = await contentGateway().listStories({ folder: `${env.rootFolder}/${trimSlashes(folder)}`, contentType, locale })
  await tagPage(tags)
  return stories
}

interface EntriesProps {
  entries: readonly CardEntry[]
  level: HeadingLevel
  context: BlockContext
  title: string | undefined
}

const CARD_SIZES = '(min-width: 90rem) 26rem, (min-width: 60rem) 30vw, (min-width: 40rem) 46vw, 92vw'

const CardGrid = ({ entries, level }: EntriesProps) => (
  <div className={styles.grid}>
    {entries.map(({ key, image, ...entry }) => (
      <Card
        key={key} {...entry} level={level} sizes={CARD_SIZES}
        picture={image && pictureOf(image, { widths: WIDTHS, ratio: 4 / 3 })}
      />
    ))}
  </div>
)

/** Inks for posters whose page has none of its own: two neighbours never wear the same. */
const BANDS: readonly Band[] = ['vermillon', 'petrole', 'nuit', 'basque', 'pins', 'brique', 'lac', 'lande']

/** Up to this many posters share the width of a wide window instead of scrolling. */
const FEW = 4

const POSTER_SIZES = '(min-width: 62rem) 20rem, min(76vw, 19.5rem)'

function Posters({ entries, level, context, title }: EntriesProps) {
  const t = getTranslator(context.locale, 'blocks.cards')
  return (
    <div
      className={cx(styles.posters, entries.length <= FEW && entries.length > 2 && styles.few)}
      role="group" tabIndex={0} aria-label={title ? t('scroll', { title }) : t('scrollUntitled')}
    >
      {entries.map(({ key, image, title: name, anchor, band, facts, edit }, index) => (
        <PosterCard
          key={key} title={name} level={level} anchor={anchor} sizes={POSTER_SIZES} edit={edit}
          band={band ?? BANDS[index % BANDS.length] ?? 'nuit'} facts={facts.map((fact) => fact.text)}
          picture={image && pictureOf(image, { widths: WIDTHS, ratio: 3 / 4 })}
        />
      ))}
    </div>
  )
}
