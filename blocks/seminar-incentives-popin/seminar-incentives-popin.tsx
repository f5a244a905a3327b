import { SeminarChoice } from '#components/requests/seminar-choice.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import type { ViewOf } from '@barriere/shared/block-kit/define-block.ts'
import { toAnchor } from '#lib/content/links.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { CardGrid } from '../listing/card-grid.tsx'
import type { CardEntry } from '../listing/entry.ts'
import { factsOfLine } from '../listing/facts-line.ts'
import { PopinSection } from '../popin/popin-section.tsx'
import styles from '../popin/popin.module.css'
import type { BlockProps } from '../props.ts'
import type { seminarIncentiveSchema, seminarIncentivesPopinSchema } from './seminar-incentives-popin.schema.ts'

/** A button that opens a popin with activities for a team between two meetings. */
export function SeminarIncentivesPopin({ block, context }: BlockProps<typeof seminarIncentivesPopinSchema>) {
  const { action_label: label } = block
  const t = getTranslator(context.locale, 'blocks.incentives')
  const anchor = toAnchor(block.action, context.locale)
  return (
    <PopinSection block={block} context={context} openLabel={t('open')} size="wide">
      <CardGrid
        entries={block.incentives.map(incentiveEntry)}
        level={3}
        under={(index) => {
          const { uid, title } = block.incentives[index] ?? {}
          return uid && title && <SeminarChoice kind="incentive" item={uid} name={title} locale={context.locale} />
        }}
      />
      {anchor && label && (
        <div className={styles.answers}>
          <ButtonLink anchor={anchor}>{label}</ButtonLink>
        </div>
      )}
    </PopinSection>
  )
}

/** An incentive as a card. */
const incentiveEntry = (item: ViewOf<typeof seminarIncentiveSchema>): CardEntry => ({
  key: item.uid,
  title: item.title,
  text: item.text,
  image: item.image,
  facts: factsOfLine(item.facts),
  price: item.price === undefined ? undefined : { label: item.price_label, value: item.price },
  edit: editAttributes(item),
})
