import { EntryLayout } from '#components/member/entry/entry-layout.tsx'
import { EmailLink } from '#components/member/email/email.client.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { posterOf } from '../entry-poster.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { memberEmailSchema } from './member-email.schema.ts'

/**
 * Target of the mailed links for an e-mail change or a contested limit. The cacheable HTML does not contain their
 * tokens, which only the browser reads.
 */
export function MemberEmail({ block, context }: BlockProps<typeof memberEmailSchema>) {
  const { locale } = context
  const {
    member: { email, login },
    forms,
  } = messagesOf(locale)
  return (
    <EntryLayout
      poster={posterOf(block)}
      title={block.title ?? email[block.kind].title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      <EmailLink
        programme={block.programme}
        kind={block.kind}
        locale={locale}
        labels={email}
        forms={forms}
        login={{ signIn: login.submit, newPassword: login.blocked.action }}
      />
    </EntryLayout>
  )
}
