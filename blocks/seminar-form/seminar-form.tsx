import { getTranslator } from '#lib/i18n/translate.ts'
import styles from '../contact/contact-slot.module.css'
import { ContactSlot } from '../contact/contact-slot.tsx'
import { storyEntries } from '../listing/story-entry.ts'
import type { BlockProps } from '../props.ts'
import type { seminarFormSchema } from './seminar-form.schema.ts'

/** Contact for a seminar's quote, with the selectable venues. */
export function SeminarForm({ block, context }: BlockProps<typeof seminarFormSchema>) {
  const venues = storyEntries(block.venues, context.locale)
  return (
    <ContactSlot block={block} context={context}>
      {venues.length > 0 && (
        <ul className={styles.list} aria-label={getTranslator(context.locale, 'blocks.contact')('venues')}>
          {venues.map(({ key, title, anchor }) => (
            <li key={key}>{anchor ? <a {...anchor}>{title}</a> : title}</li>
          ))}
        </ul>
      )}
    </ContactSlot>
  )
}
