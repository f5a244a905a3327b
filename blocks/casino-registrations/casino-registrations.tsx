import { MemberLayout } from '#components/member/member-layout.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { casinoRegistrationsSchema } from './casino-registrations.schema.ts'

/** Registrations with their tickets, and places on waiting lists. */
export function CasinoRegistrations({ block, context }: BlockProps<typeof casinoRegistrationsSchema>) {
  const { locale, path } = context
  const { casino } = messagesOf(locale)
  return (
    <MemberLayout
      programme="casino"
      locale={locale}
      path={path}
      current="registrations"
      title={block.title ?? casino.registrations.title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      {null}
    </MemberLayout>
  )
}
