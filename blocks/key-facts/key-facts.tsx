import { Raised } from '#components/ui/raised.tsx'
import type { AnchorAttributes } from '#components/ui/anchor.ts'
import { TablePopin } from '#components/booking/table-popin.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { DAY_TAG } from '#lib/content/tags.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { Section } from '#components/ui/section.tsx'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import { pickedStory } from '../listing/picked-story.ts'
import { popinId } from '../popin/popin-id.ts'
import type { BlockProps } from '../props.ts'
import { factsOf } from './facts-of.tsx'
import styles from './key-facts.module.css'
import type { keyFactsSchema } from './key-facts.schema.ts'
import type { KeyFact, PageFacts } from './page-facts.ts'

/**
 * The most important facts of a page and its main action, in the first view. Renders nothing if the page is not
 * published, or if its type has no such facts.
 */
export async function KeyFacts({ block, context }: BlockProps<typeof keyFactsSchema>) {
  const story = await pickedStory(block.of, context)
  const page = story && (await factsOf(story, context))
  if (!page) return null
  const action = page.table ? undefined : mainAction(page, context)
  const isCall = action !== undefined && action.anchor === page.phone?.anchor
  const facts = [...page.facts, ...(isCall ? [] : phoneFact(page.phone, context))]
  await tagPage([DAY_TAG])
  const t = getTranslator(context.locale, 'blocks.keyFacts')
  return (
    <Section width="bleed" spacing="none" edit={editAttributes(block)}>
      <div className="wrap">
        <div className={styles.bar} data-key-facts="">
          {/* The main action comes first: on phones it is above the facts, in the first view. */}
          {(page.table ?? action) && (
            <div className={styles.action}>
              {page.table && (
                <TablePopin id={popinId(block)} now={context.now} locale={context.locale} {...page.table} />
              )}
              {action && <ButtonLink anchor={action.anchor}>{action.text}</ButtonLink>}
            </div>
          )}
          <dl className={styles.facts} aria-label={t('label')}>
            {facts.map((fact) => (
              <FactCell key={fact.label} {...fact} />
            ))}
          </dl>
        </div>
      </div>
    </Section>
  )
}

const FactCell = ({ label, value, note }: KeyFact) => (
  <div className={styles.fact}>
    <dt className={styles.label}>{label}</dt>
    <dd className={typeof value === 'string' ? styles.value : styles.words}>
      {typeof value === 'string' ? <Raised text={value} /> : value}
    </dd>
    {note && <dd className={styles.note}>{typeof note === 'string' ? <Raised text={note} /> : note}</dd>}
  </div>
)

const phoneFact = (phone: PageFacts['phone'], { locale }: BlockContext): KeyFact[] =>
  phone
    ? [
        {
          label: getTranslator(locale, 'blocks.keyFacts')('phone'),
          value: phone.anchor ? <a {...phone.anchor}>{phone.text}</a> : phone.text,
        },
      ]
    : []

interface MainAction {
  readonly anchor: AnchorAttributes
  readonly text: string
}

/** The booking link, else the telephone. A telephone that is the action has no separate cell in the facts. */
function mainAction({ booking, bookingLabel, phone }: PageFacts, { locale }: BlockContext): MainAction | undefined {
  const t = getTranslator(locale, 'blocks.keyFacts')
  if (booking) return { anchor: booking, text: bookingLabel ?? t('book') }
  return phone?.anchor && { anchor: phone.anchor, text: t('callNumber', { phone: phone.text }) }
}
