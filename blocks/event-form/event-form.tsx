import { EventRequest } from '#components/requests/event-form.client.tsx'
import { getTranslator } from '#lib/i18n/translate.ts'
import styles from '../contact/contact-slot.module.css'
import { ContactSlot } from '../contact/contact-slot.tsx'
import { requestFormProps } from '../contact/request-form-props.ts'
import { destinationOptions } from '../contact/request-options.ts'
import type { BlockProps } from '../props.ts'
import type { eventFormSchema } from './event-form.schema.ts'

/** Contact details and form for weddings and parties, with the occasions that the property offers. */
export async function EventForm({ block, context }: BlockProps<typeof eventFormSchema>) {
  const occasions = (block.occasions ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const form = !block.without_form && (
    <EventRequest {...requestFormProps(block, context)} destinations={await destinationOptions(context)} />
  )
  return (
    <ContactSlot block={block} context={context} form={form}>
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
