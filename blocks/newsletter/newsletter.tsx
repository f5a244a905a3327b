import { ContactSlot } from '../contact/contact-slot.tsx'
import type { BlockProps } from '../props.ts'
import type { newsletterSchema } from './newsletter.schema.ts'

/** How to subscribe to the newsletter: whom to write to. */
export const Newsletter = ({ block, context }: BlockProps<typeof newsletterSchema>) => (
  <ContactSlot block={block} context={context} />
)
