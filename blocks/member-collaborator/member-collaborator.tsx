import { CollaboratorPanel } from '#components/member/collaborator/collaborator.client.tsx'
import { MemberLayout } from '#components/member/layout/member-layout.tsx'
import { toAnchor } from '#lib/content/links.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { BlockProps } from '../props.ts'
import type { memberCollaboratorSchema } from './member-collaborator.schema.ts'

/** Page on which staff members activate the collaborator status; also the target of the mailed link. */
export function MemberCollaborator({ block, context }: BlockProps<typeof memberCollaboratorSchema>) {
  const { locale, path } = context
  const {
    member: { collaborator, frame },
    forms,
  } = messagesOf(locale)
  return (
    <MemberLayout
      locale={locale}
      path={path}
      current="collaborator"
      title={block.title ?? collaborator.title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      <CollaboratorPanel
        locale={locale}
        labels={collaborator}
        forms={forms}
        frame={frame}
        offers={toAnchor(block.offers, locale)}
      />
    </MemberLayout>
  )
}
