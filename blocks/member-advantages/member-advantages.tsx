import { MemberAdvantagesPanel } from '#components/member/advantages/member-advantages.client.tsx'
import { MemberLayout } from '#components/member/layout/member-layout.tsx'
import { toAnchor } from '#lib/content/links.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { memberAdvantagesSchema } from './member-advantages.schema.ts'

/** Advantages of the member's status: the permanent ones, or those in the month of the birthday. */
export function MemberAdvantages({ block, context }: BlockProps<typeof memberAdvantagesSchema>) {
  const { locale, path } = context
  const { advantages, frame } = messagesOf(locale).member
  const birthday = block.kind === 'birthday'
  return (
    <MemberLayout
      locale={locale}
      path={path}
      current={birthday ? 'birthday' : 'advantages'}
      title={block.title ?? advantages[birthday ? 'birthdayTitle' : 'title']}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      <MemberAdvantagesPanel
        kind={block.kind}
        locale={locale}
        hotels={toAnchor(block.hotels, locale)}
        labels={advantages}
        frame={frame}
      />
    </MemberLayout>
  )
}
