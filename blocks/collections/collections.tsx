import { DISCOVER } from '#lib/analytics/marks.ts'
import { Heading, type HeadingLevel, below } from '#components/ui/heading.tsx'
import { Icon } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { pictureOf } from '#lib/content/picture.ts'
import { PICTURE_RATIOS } from '@barriere/shared/domain/content/picture-ratios.ts'
import { titleLevel } from '../heading-level.ts'
import type { CardEntry } from '../listing/entry.ts'
import { ListSection } from '../listing/list-section.tsx'
import { listedStories } from '../listing/listed-stories.ts'
import { Posters } from '../listing/posters.tsx'
import { storyEntries } from '../listing/story-entry.ts'
import type { BlockProps } from '../props.ts'
import styles from './collections.module.css'
import type { collectionsSchema } from './collections.schema.ts'

const WIDTHS = [480, 800, 1200, 1600]

const SIZES = '(min-width: 90rem) 48rem, (min-width: 62rem) 55vw, 92vw'

/** Collections of properties, each as a large card or a poster. Renders nothing without collections. */
export async function Collections({ block, context }: BlockProps<typeof collectionsSchema>) {
  const entries = storyEntries(
    await listedStories({ ...block, town: undefined }, 'collection', context),
    context.locale,
  ).slice(0, block.limit)
  if (entries.length === 0) return undefined
  const own = titleLevel(context)
  const level = block.title ? below(own) : own
  return (
    <ListSection block={block} context={context}>
      {block.look === 'poster' ? (
        <Posters entries={entries} level={level} locale={context.locale} title={block.title} />
      ) : (
        <div className={styles.list}>
          {entries.map((entry) => (
            <Large key={entry.key} entry={entry} level={level} />
          ))}
        </div>
      )}
    </ListSection>
  )
}

/** Large card of seven plus five columns, alternating sides. */
const Large = ({
  entry: { title, text, image, anchor, verb, facts },
  level,
}: {
  entry: CardEntry
  level: HeadingLevel
}) => (
  <article className={styles.large}>
    {image && (
      <Picture
        className={styles.picture}
        picture={pictureOf(image, { widths: WIDTHS, ratio: PICTURE_RATIOS.landscape })}
        sizes={SIZES}
      />
    )}
    <div className={styles.words}>
      <Heading level={level} className={styles.title}>
        {anchor ? (
          <a {...DISCOVER} {...anchor} className={styles.link}>
            {title}
          </a>
        ) : (
          title
        )}
      </Heading>
      {text && <p>{text}</p>}
      {facts.length > 0 && <p className={styles.facts}>{facts.map((fact) => fact.text).join(', ')}</p>}
      {anchor && verb && (
        <span className={styles.verb} aria-hidden="true">
          {verb}
          <Icon name="arrow" />
        </span>
      )}
    </div>
  </article>
)
