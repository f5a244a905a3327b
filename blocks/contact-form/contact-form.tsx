import { ContactRequest } from '#components/requests/contact-form.client.tsx'
import { ContactSlot } from '../contact/contact-slot.tsx'
import { requestFormProps } from '../contact/request-form-props.ts'
import { propertyOptions, subjectOptions } from '../contact/request-options.ts'
import type { BlockProps } from '../props.ts'
import type { contactFormSchema } from './contact-form.schema.ts'

/** Contact details and a form that writes to the group or to one of its properties. */
export async function ContactForm({ block, context }: BlockProps<typeof contactFormSchema>) {
  if (block.without_form) return <ContactSlot block={block} context={context} />
  const [subjects, properties] = await Promise.all([subjectOptions(context), propertyOptions(context)])
  return (
    <ContactSlot
      block={block}
      context={context}
      form={<ContactRequest {...requestFormProps(block, context)} subjects={subjects} {...properties} />}
    />
  )
}
