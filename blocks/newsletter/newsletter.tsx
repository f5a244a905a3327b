import { NewsletterForm } from '#components/newsletter/newsletter-form.client.tsx'
import { ContactSlot } from '../contact/contact-slot.tsx'
import { themeOptions } from '../contact/request-options.ts'
import type { BlockProps } from '../props.ts'
import type { newsletterSchema } from './newsletter.schema.ts'
import { newsletterProps } from './newsletter-props.ts'

/** Subscription to the newsletter. */
export async function Newsletter({ block, context }: BlockProps<typeof newsletterSchema>) {
  if (block.without_form) return <ContactSlot block={block} context={context} />
  const { phone, email, thanks } = block
  const themes = await themeOptions(context)
  return (
    <ContactSlot
      block={block}
      context={context}
      form={<NewsletterForm {...newsletterProps(context, themes)} otherWay={{ phone, email }} thanks={thanks} />}
    />
  )
}
