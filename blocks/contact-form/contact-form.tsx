import { ContactSlot } from '../contact/contact-slot.tsx'
import type { BlockProps } from '../props.ts'
import type { contactFormSchema } from './contact-form.schema.ts'

/** Contact form of a property. */
export const ContactForm = ({ block, context }: BlockProps<typeof contactFormSchema>) => (
  <ContactSlot block={block} context={context} />
)
