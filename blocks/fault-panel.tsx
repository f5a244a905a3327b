import { DraftPanel } from '#components/site/draft-panel.tsx'
import type { Fault } from '@barriere/shared/block-kit/field.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { componentName, faultTexts } from './fault-text.ts'

interface FaultPanelProps {
  /** The invalid block, or the invalid content of a story. */
  readonly block: { readonly component: string }
  readonly faults: readonly Fault[]
  readonly locale: Locale
}

/** Shows the faults of a block to editors, in drafts only, with the labels of the editor's form. */
export const FaultPanel = ({ block, faults, locale }: FaultPanelProps) => (
  <DraftPanel
    locale={locale}
    block={componentName(block.component, locale)}
    faults={faultTexts(block, faults, locale)}
  />
)
