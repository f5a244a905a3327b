import { getTranslator } from '#lib/i18n/translate.ts'
import styles from '../contact/contact-slot.module.css'
import { ContactSlot } from '../contact/contact-slot.tsx'
import type { BlockProps } from '../props.ts'
import type { eventFormSchema } from './event-form.schema.ts'

/** Contact for weddings and parties, with the occasions celebrated at the property. */
export function EventForm({ block, context }: BlockProps<typeof eventFormSchema>) {
  const occasions = (block.occasions ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return (
    <ContactSlot block={block} context={context}>
      {occasions.length > 0 && (
        <ul className={styles.list} aria-label={getTranslator(context.locale, 'blocks.contact')('occasions')}>
          {occasions.map((occasion) => (
            <li key={occasion}>{occasion}</li>
          ))}
        </ul>
      )}
    </ContactSlot>
  )
}
