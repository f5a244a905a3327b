import { DraftPanel } from '#components/site/draft-panel.tsx'
import type { Fault } from '@barriere/shared/block-kit/field.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { componentName, faultTexts } from './fault-text.ts'

interface FaultPanelProps {
  /** The block, or the content of a story, that is at fault. */
  readonly block: { readonly component: string }
  readonly faults: readonly Fault[]
  readonly locale: Locale
}

/** Tells editors, in drafts only, what is wrong with a block, by the names that the form has for it. */
export const FaultPanel = ({ block, faults, locale }: FaultPanelProps) => (
  <DraftPanel
    locale={locale}
    block={componentName(block.component, locale)}
    faults={faultTexts(block, faults, locale)}
  />
)
