import { MemberLayout } from '#components/member/layout/member-layout.tsx'
import { MemberStaysPanel } from '#components/member/stays/member-stays.client.tsx'
import { toAnchor } from '#lib/content/links.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { memberStaysSchema } from './member-stays.schema.ts'
import { stayProperties } from './stay-properties.ts'

/** The member's upcoming and past stays, each with data of the hotel's page. */
export async function MemberStays({ block, context }: BlockProps<typeof memberStaysSchema>) {
  const { locale, path } = context
  const {
    member: { stays, claims, frame },
    forms,
  } = messagesOf(locale)
  return (
    <MemberLayout
      locale={locale}
      path={path}
      current="stays"
      title={block.title ?? stays.title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      <MemberStaysPanel
        path={path}
        locale={locale}
        properties={await stayProperties(context)}
        hotels={toAnchor(block.hotels, locale)}
        labels={stays}
        claims={claims}
        forms={forms}
        frame={frame}
      />
    </MemberLayout>
  )
}
