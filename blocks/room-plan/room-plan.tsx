import { ButtonLink } from '#components/ui/button.tsx'
import { Section } from '#components/ui/section.tsx'
import { Table } from '#components/ui/table.tsx'
import { toAnchor } from '#lib/content/links.ts'
import { formatNumber } from '#lib/i18n/format.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import { PlanDrawing } from './plan-drawing.tsx'
import { areaOf } from './plan-geometry.ts'
import { type Openings, guessOpenings } from './plan-openings.ts'
import styles from './room-plan.module.css'
import type { roomPlanSchema } from './room-plan.schema.ts'

const DOOR = 0.9

/** Plan of a suite, drawn from its measures, and a table of its rooms, their areas and the total area. */
export function RoomPlan({ block, context }: BlockProps<typeof roomPlanSchema>) {
  const { eyebrow, title, text, rooms, north, tone, action_label: label } = block
  const { locale } = context
  const t = getTranslator(locale, 'blocks.roomPlan')
  const squareMetres = (area: number) => `${formatNumber(area, locale)}\u00a0m²`
  const indoors = rooms.filter((room) => room.kind !== 'balcony')
  const total = areaOf(...indoors)
  const anchor = toAnchor(block.action, locale)
  return (
    <Section
      tone={tone}
      eyebrow={eyebrow}
      title={title}
      level={titleLevel(context)}
      intro={text}
      edit={editAttributes(block)}
    >
      <div className={styles.sides}>
        <div className={styles.words}>
          <Table
            caption={t('caption', { title })}
            captionHidden
            rowHeader
            figures={[1]}
            head={[t('room'), t('area')]}
            rows={[
              ...rooms.map((room, index) => [
                <span key={room.uid}>
                  <span className={styles.mark}>{index + 1}</span> {room.name}
                </span>,
                squareMetres(areaOf(room)),
              ]),
              ...(indoors.length > 0
                ? [
                    [
                      <strong key="total">{indoors.length === rooms.length ? t('total') : t('totalIndoors')}</strong>,
                      <strong key="area">{squareMetres(total)}</strong>,
                    ],
                  ]
                : []),
            ]}
          />
          {anchor && label && (
            <p>
              <ButtonLink anchor={anchor} variant="line">
                {label}
              </ButtonLink>
            </p>
          )}
        </div>
        <PlanDrawing
          id={`plan-${block.uid}`}
          label={t('drawing', { title, count: rooms.length })}
          rooms={rooms}
          openings={openingsOf(rooms)}
          north={north}
          locale={locale}
        />
      </div>
    </Section>
  )
}

/** The editor's openings; if no room has an opening, the default ones. */
const openingsOf = (rooms: BlockProps<typeof roomPlanSchema>['block']['rooms']): Openings =>
  rooms.some((room) => room.openings.length > 0)
    ? rooms.map((room) => room.openings.map((opening) => ({ ...opening, width: opening.width ?? DOOR })))
    : guessOpenings(rooms)
