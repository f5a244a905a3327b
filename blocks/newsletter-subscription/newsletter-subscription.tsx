import { EntryLayout } from '#components/member/entry/entry-layout.tsx'
import { NewsletterSubscription } from '#components/newsletter/newsletter-subscription.client.tsx'
import { themeOptions } from '../contact/request-options.ts'
import { editAttributes } from '../editable.ts'
import { posterOf } from '../entry-poster.ts'
import { titleLevel } from '../heading-level.ts'
import { newsletterProps } from '../newsletter/newsletter-props.ts'
import type { BlockProps } from '../props.ts'
import type { newsletterSubscriptionSchema } from './newsletter-subscription.schema.ts'

/**
 * Target of the newsletter's mailed links. Only the browser reads their tokens: the HTML is the same for all visitors.
 */
export async function NewsletterSubscriptionBlock({ block, context }: BlockProps<typeof newsletterSubscriptionSchema>) {
  const props = newsletterProps(context, await themeOptions(context))
  return (
    <EntryLayout
      poster={posterOf(block)}
      title={block.title ?? props.labels.title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      <NewsletterSubscription {...props} />
    </EntryLayout>
  )
}
