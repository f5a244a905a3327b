import { MemberLayout } from '#components/member/layout/member-layout.tsx'
import { SessionsPanel } from '#components/member/sessions/sessions.client.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { memberSessionsSchema } from './member-sessions.schema.ts'

/** Devices on which the member is signed in, the sign-in methods, and the account's activity. */
export function MemberSessions({ block, context }: BlockProps<typeof memberSessionsSchema>) {
  const { locale, path } = context
  const {
    member: { sessions, frame },
    forms,
  } = messagesOf(locale)
  return (
    <MemberLayout
      locale={locale}
      path={path}
      current="sessions"
      title={block.title ?? sessions.title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      <SessionsPanel locale={locale} labels={sessions} frame={frame} forms={forms} />
    </MemberLayout>
  )
}
