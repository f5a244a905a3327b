import { EntryLayout } from '#components/member/entry/entry-layout.tsx'
import { Activation } from '#components/member/activation/activation.client.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { posterOf } from '../entry-poster.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { memberActivationSchema } from './member-activation.schema.ts'

/**
 * Target of the activation mail's link. The cacheable HTML does not contain the link’s token, which only the browser
 * reads.
 */
export function MemberActivation({ block, context }: BlockProps<typeof memberActivationSchema>) {
  const { locale } = context
  const {
    member: { activation, login },
    forms,
  } = messagesOf(locale)
  return (
    <EntryLayout
      poster={posterOf(block)}
      title={block.title ?? activation.title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      <Activation
        programme={block.programme}
        locale={locale}
        labels={activation}
        forms={forms}
        login={{ email: login.email, submit: login.submit }}
      />
    </EntryLayout>
  )
}
