import { EntryLayout } from '#components/member/entry/entry-layout.tsx'
import { Forgotten } from '#components/member/forgotten/forgotten.client.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { posterOf } from '../entry-poster.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { memberForgottenSchema } from './member-forgotten.schema.ts'

/** Requests a link to reset the password. */
export function MemberForgotten({ block, context }: BlockProps<typeof memberForgottenSchema>) {
  const { locale } = context
  const {
    member: { forgotten, login },
    forms,
  } = messagesOf(locale)
  return (
    <EntryLayout
      poster={posterOf(block)}
      title={block.title ?? forgotten.title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      <Forgotten programme={block.programme} locale={locale} labels={login} forms={forms} back={forgotten.back} />
    </EntryLayout>
  )
}
