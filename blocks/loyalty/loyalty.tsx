import { guestsOnly } from '#components/member/layout/guests-only.ts'
import { MembershipCard } from '#components/member/card/membership-card.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { cx } from '#components/ui/cx.ts'
import { Section } from '#components/ui/section.tsx'
import { toAnchor } from '#lib/content/links.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import styles from './loyalty.module.css'
import type { loyaltySchema } from './loyalty.schema.ts'

/** Printed membership cards, without a member's name. Up to two cards are beside the text, more are below it. */
export function Loyalty({ block, context }: BlockProps<typeof loyaltySchema>) {
  const { locale } = context
  const t = getTranslator(locale, 'blocks.loyalty')
  const actions = [
    { label: block.action_label, anchor: toAnchor(block.action, locale), variant: 'main' },
    { label: block.more_label, anchor: toAnchor(block.more, locale), variant: 'line' },
  ] as const
  const links = actions.flatMap(({ label, anchor, variant }) =>
    label && anchor ? (
      <ButtonLink key={variant} anchor={{ ...anchor, ...guestsOnly(anchor.href, locale) }} variant={variant}>
        {label}
      </ButtonLink>
    ) : (
      []
    ),
  )
  return (
    <Section
      tone={block.tone}
      width={block.cards.length > 2 ? 'page' : 'side'}
      eyebrow={block.eyebrow}
      title={block.title}
      level={titleLevel(context)}
      intro={block.intro}
      action={links.length > 0 && <div className={styles.actions}>{links}</div>}
      edit={editAttributes(block)}
    >
      <ul className={cx(styles.cards, block.cards.length === 3 && styles.three)}>
        {block.cards.map((card) => (
          <li key={card.uid} {...editAttributes(card)}>
            <MembershipCard ink={card.ink} level={card.status} name={t('holder')} number={t('number')} />
            {card.text && <p className={styles.text}>{card.text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}
