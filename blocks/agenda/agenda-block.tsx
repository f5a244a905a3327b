import type { ReactNode } from 'react'
import { ButtonLink } from '#components/ui/button.tsx'
import { below } from '#components/ui/heading.tsx'
import { Section } from '#components/ui/section.tsx'
import type { BlockView } from '#lib/content/block-kit/define-block.ts'
import { toAnchor } from '#lib/content/links.ts'
import { DAY_TAG } from '#lib/content/tags.ts'
import type { StoryReference } from '#lib/content/values.ts'
import { agendaOf } from '#lib/domain/agenda.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { tagPage } from '#lib/http/page-cache/tag-page.ts'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import { listedStories } from '../listing/listed-stories.ts'
import type { AgendaEntry } from './agenda-entry.ts'
import type { agendaFields } from './agenda-fields.ts'
import { AgendaList } from './agenda-list.tsx'

interface AgendaBlockProps {
  readonly block: BlockView<ReturnType<typeof agendaFields>>
  readonly context: BlockContext
  readonly contentType: string
  readonly entriesOf: (stories: readonly StoryReference[], locale: Locale) => AgendaEntry[]
  readonly empty: string
}

/** A list of things with a date. What is past drops out as days go by, so the page is rendered anew every day. */
export async function AgendaBlock({ block, context, contentType, entriesOf, empty }: AgendaBlockProps): Promise<ReactNode> {
  const { eyebrow, title, intro, look, tone, from, limit, show_past: showPast, action_label: label } = block
  await tagPage([DAY_TAG])
  const entries = entriesOf(await listedStories(block, contentType, context), context.locale)
  const items = agendaOf(entries, (entry) => entry.performances, { now: context.now, showPast, from, limit })
  const anchor = toAnchor(block.action, context.locale)
  const level = titleLevel(context)
  return (
    <Section
      tone={tone} edit={editAttributes(block)} eyebrow={eyebrow} title={title} level={level} intro={intro}
      action={anchor && label ? <ButtonLink anchor={anchor} look="line">{label}</ButtonLink> : undefined}
    >
      <AgendaList items={items} look={look} level={title ? below(level) : level} context={context} title={title} empty={empty} />
    </Section>
  )
}
