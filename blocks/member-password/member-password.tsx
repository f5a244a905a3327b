import { EntryLayout } from '#components/member/entry/entry-layout.tsx'
import { NewPassword } from '#components/member/password/password.client.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { posterOf } from '../entry-poster.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { memberPasswordSchema } from './member-password.schema.ts'

/** Target of the password reset link. The cacheable HTML does not contain its token, which only the browser reads. */
export function MemberPassword({ block, context }: BlockProps<typeof memberPasswordSchema>) {
  const { locale } = context
  const {
    member: { password, login },
    forms,
  } = messagesOf(locale)
  return (
    <EntryLayout
      poster={posterOf(block)}
      title={block.title ?? password.title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      <NewPassword programme={block.programme} locale={locale} labels={password} forms={forms} signIn={login.submit} />
    </EntryLayout>
  )
}
