import { Share } from '#components/trip/share.tsx'
import { Banner } from '#components/ui/banner.tsx'
import { Button, ButtonLink } from '#components/ui/button.tsx'
import { Heading, type HeadingLevel, below } from '#components/ui/heading.tsx'
import { Section } from '#components/ui/section.tsx'
import { absoluteUrl } from '#lib/content/absolute-url.ts'
import { toAnchor } from '#lib/content/links.ts'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import { tripQuery } from '@barriere/shared/domain/visitors/trip.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { CardGrid } from '../listing/card-grid.tsx'
import { OptionalGamblingBackground } from '../listing/optional-gambling-background.tsx'
import type { BlockProps } from '../props.ts'
import { type RequestedTrip, readTrip } from './read-trip.ts'
import styles from './trip.module.css'
import type { tripSchema } from './trip.schema.ts'

/**
 * My trip: a visitor's kept items, as cards by kind. An address with items is rendered per request, like a search. The
 * page without items is empty until `trip.lazy.enhance.ts` requests the items that this browser stores.
 */
export async function Trip({ block, context }: BlockProps<typeof tripSchema>) {
  const t = getTranslator(context.locale, 'blocks.trip')
  const trip = await readTrip(context)
  const level = titleLevel(context)
  return (
    <Section
      isPrivate
      tone={block.tone}
      edit={editAttributes(block)}
      eyebrow={block.eyebrow}
      title={block.title ?? t('title')}
      level={level}
      intro={block.intro}
    >
      <div id={`trip-${block.uid}`} data-answer="" className={styles.answer}>
        {trip ? (
          <Kept trip={trip} level={below(level)} context={context} />
        ) : (
          <Empty links={block.links} context={context} />
        )}
      </div>
      <site-trip data-away={t('away')} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
    </Section>
  )
}

interface EmptyProps {
  readonly links: ViewOf<typeof tripSchema>['links']
  readonly context: BlockContext
}

function Empty({ links, context: { locale } }: EmptyProps) {
  const t = getTranslator(locale, 'blocks.trip')
  const anchors = links.flatMap(({ uid, label, link }) => {
    const anchor = toAnchor(link, locale)
    return anchor ? [{ uid, label, anchor }] : []
  })
  return (
    <div className={styles.empty}>
      <p className={styles.lead}>{t('empty')}</p>
      <p>{t('emptyHow')}</p>
      {anchors.length > 0 && (
        <ul className={styles.links}>
          {anchors.map(({ uid, label, anchor }) => (
            <li key={uid}>
              <ButtonLink anchor={anchor} variant="line">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface KeptProps {
  readonly trip: RequestedTrip
  readonly level: HeadingLevel
  readonly context: BlockContext
}

function Kept({ trip: { keys, groups, missing }, level, context: { locale, path } }: KeptProps) {
  const t = getTranslator(locale, 'blocks.trip')
  return (
    <>
      <div className={styles.head} data-keys={keys.join(' ')}>
        <p className={styles.lead}>{t('count', { count: keys.length })}</p>
        {keys.length > 0 && (
          <>
            <div data-shared="" className={styles.shared}>
              <Banner kind="info" title={t('shared')}>
                {t('sharedHow')}
              </Banner>
              <Button data-keep="" hidden suppressHydrationWarning>
                {t('keep')}
              </Button>
            </div>
            <Share locale={locale} subject={t('subject')} href={absoluteUrl(`${path}?${tripQuery(keys)}`)} />
          </>
        )}
      </div>
      {missing > 0 && <Banner kind="warning">{t('missing', { count: missing })}</Banner>}
      {groups.map(({ group, entries }) => (
        <section key={group} className={styles.group} aria-labelledby={`trip-${group}`}>
          <Heading level={level} id={`trip-${group}`} className={styles.title}>
            {t(`groups.${group}`)}
          </Heading>
          <OptionalGamblingBackground entries={entries} locale={locale} mixed>
            <CardGrid entries={entries} level={below(level)} />
          </OptionalGamblingBackground>
        </section>
      ))}
    </>
  )
}
