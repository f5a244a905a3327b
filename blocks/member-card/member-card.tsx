import { MemberCardPanel } from '#components/member/card/member-card.client.tsx'
import { MemberLayout } from '#components/member/layout/member-layout.tsx'
import { messagesOf } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { memberCardSchema } from './member-card.schema.ts'

/** The membership card. The member can mail it, or store it on the device. Only this page is an installable web app. */
export function MemberCard({ block, context }: BlockProps<typeof memberCardSchema>) {
  const { locale, path } = context
  const { card, level, frame } = messagesOf(locale).member
  return (
    <MemberLayout
      locale={locale}
      path={path}
      current="card"
      title={block.title ?? card.title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      <link rel="manifest" href={`/card/${locale}.webmanifest`} />
      <MemberCardPanel locale={locale} labels={card} level={level} frame={frame} />
    </MemberLayout>
  )
}
