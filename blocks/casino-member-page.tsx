import type { ReactNode } from 'react'
import { MemberLayout } from '#components/member/layout/member-layout.tsx'
import type { CasinoMemberPage as PageName } from '#components/member/layout/member-pages.ts'
import { messagesOf } from '#lib/i18n/translate.ts'
import type { BlockContext } from './context.ts'
import { editAttributes } from './editable.ts'
import { titleLevel } from './heading-level.ts'

interface CasinoMemberPageProps {
  /** `title`: default is the title of the page `current`. */
  readonly block: {
    readonly editable: string | undefined
    readonly title?: string | undefined
    readonly intro?: string | undefined
  }
  readonly context: BlockContext
  readonly current: PageName
  readonly children: ReactNode
}

/** A page of the casino programme's member area, in its layout. */
export function CasinoMemberPage({ block, context, current, children }: CasinoMemberPageProps) {
  const { locale, path } = context
  return (
    <MemberLayout
      programme="casino"
      locale={locale}
      path={path}
      current={current}
      title={block.title ?? messagesOf(locale).casino[current].title}
      level={titleLevel(context)}
      intro={block.intro}
      edit={editAttributes(block)}
    >
      {children}
    </MemberLayout>
  )
}
