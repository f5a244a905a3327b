import { cx } from '#components/ui/cx.ts'
import { Section } from '#components/ui/section.tsx'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import type { BlockProps } from '../props.ts'
import styles from './quote.module.css'
import type { quoteSchema } from './quote.schema.ts'

/** Number of characters above which the text is one size smaller. */
const LONG = 110

/** A quotation, with the quotation marks of the page's language. */
export function Quote({ block, context }: BlockProps<typeof quoteSchema>) {
  const { text, author, role, tone } = block
  const t = getTranslator(context.locale, 'blocks.quote')
  return (
    <Section tone={tone} edit={editAttributes(block)}>
      <figure className={styles.quote}>
        <blockquote className={cx(styles.text, text.length > LONG && styles.long)}>{t('quoted', { text })}</blockquote>
        {(author || role) && (
          <figcaption className={styles.source}>
            {author && <cite>{author}</cite>}
            {author && role && ', '}
            {role}
          </figcaption>
        )}
      </figure>
    </Section>
  )
}
