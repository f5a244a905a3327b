import { SEMINAR_FORM_ID } from '#components/requests/seminar-choice.tsx'
import { SeminarRequest } from '#components/requests/seminar-form.client.tsx'
import { countryOptions } from '#components/forms/country-options.ts'
import { REQUESTS } from '@barriere/shared/locales/locales.ts'
import { getTranslator, messagesOf } from '#lib/i18n/translate.ts'
import styles from '../contact/contact-slot.module.css'
import { ContactSlot } from '../contact/contact-slot.tsx'
import { requestFormProps } from '../contact/request-form-props.ts'
import type { BlockContext } from '../context.ts'
import { storyEntries } from '../listing/story-entry.ts'
import type { BlockProps } from '../props.ts'
import type { seminarFormSchema } from './seminar-form.schema.ts'
import { venueOptions } from './venue-options.ts'

/** Contact details and a form for a seminar's quote. Without the form, it lists the venues. */
export async function SeminarForm({ block, context }: BlockProps<typeof seminarFormSchema>) {
  const venues = storyEntries(block.venues, context.locale)
  if (!block.without_form) {
    const options = await venueOptions(block.venues, context)
    const form = (
      <div id={SEMINAR_FORM_ID}>
        <SeminarRequest {...requestFormProps(block, context)} {...seminarProps(context)} {...options} />
      </div>
    )
    return <ContactSlot block={block} context={context} form={options.venues.length > 0 && form} />
  }
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

function seminarProps({ locale }: BlockContext) {
  const { layouts, equipment, catering } = REQUESTS[locale]
  return {
    seminar: messagesOf(locale).seminarRequest,
    choices: { layouts, equipment, catering },
    countries: countryOptions(locale),
  }
}
