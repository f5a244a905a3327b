import { DraftIcon } from '#components/site/draft-panel.tsx'
import { NamedIcon } from '#components/ui/named-icon.tsx'
import { iconTag } from '#lib/content/tags.ts'
import { type IconDrawing, iconKey, parseIconName } from '#lib/contracts/icons.ts'
import { inTime } from '@barriere/shared/async/in-time.ts'
import { type IconAnswer, iconGateway } from '#lib/gateways/icons/icons.ts'
import { idPrefix } from '#lib/gateways/icons/to-drawing.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { log } from '#lib/process/log.ts'
import { tagPage } from '#lib/process/rendering.ts'
import type { BlockContext } from '../context.ts'
import { findIcon } from './find-icon.ts'

/** Maximum wait of a page for an icon, in milliseconds. A later answer is still cached. */
const PATIENCE = 1_500

interface BlockIconProps {
  /** An editor's input: `waves` of Lucide, or `collection:name`. */
  readonly name: string
  /** Uid of the block or item around the icon. It makes the ids in the drawing unique. */
  readonly uid: string
  readonly context: BlockContext
  readonly size?: 'normal' | 'large'
}

/**
 * The icon that an editor chose by name. If the icon service does not answer, the page is cached with an empty box, and
 * rendered again when the icon arrives. An unknown name is logged, and shown in drafts.
 */
export async function BlockIcon({ name, uid, context, size = 'normal' }: BlockIconProps) {
  const reference = parseIconName(name)
  const answer: IconAnswer = reference
    ? await inTime(PATIENCE, findIcon(reference), () => ({ kind: 'unavailable' as const }))
    : { kind: 'unknown' }
  if (answer.kind === 'found') return <NamedIcon drawing={forPage(answer.icon, uid)} size={size} />
  if (answer.kind === 'unavailable') {
    if (reference && !context.draft) await awaitIcon(reference)
    return <NamedIcon drawing={undefined} size={size} />
  }
  log.warn({ event: 'block.icon', icon: name, uid, path: context.path }, 'no drawing of this name')
  if (context.draft) return <DraftIcon fault={getTranslator(context.locale, 'draft')('unknownIcon', { name })} />
  return <NamedIcon drawing={undefined} size={size} />
}

async function awaitIcon(reference: NonNullable<ReturnType<typeof parseIconName>>): Promise<void> {
  iconGateway().await(reference)
  await tagPage([iconTag(iconKey(reference))])
}

/** Makes the ids of a drawing unique in the page. */
const forPage = (icon: IconDrawing, uid: string): IconDrawing => ({
  ...icon,
  body: icon.body.replaceAll(idPrefix(icon), `icon_${uid.replace(/[^\w-]/g, '')}_`),
})
