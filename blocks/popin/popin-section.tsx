import type { ReactNode } from 'react'
import { Dialog, DialogButton, type DialogProps } from '#components/ui/dialog.tsx'
import { Section } from '#components/ui/section.tsx'
import type { BlockView } from '@barriere/shared/block-kit/define-block.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import type { BlockContext } from '../context.ts'
import { editAttributes } from '../editable.ts'
import { titleLevel } from '../heading-level.ts'
import type { openerFields } from './popin-fields.ts'
import { popinId } from './popin-id.ts'

interface PopinSectionProps extends Pick<DialogProps, 'size' | 'side'> {
  readonly block: BlockView<typeof openerFields> & { readonly popin_title: string }
  readonly context: BlockContext
  /** Default text of the button. */
  readonly openLabel: string
  /** Content of the popin. */
  readonly children: ReactNode
  /** Content next to the popin, such as a second dialog. */
  readonly beside?: ReactNode
}

/** A section with a title and a button that opens a popin. */
export function PopinSection({ block, context, openLabel, children, beside, ...shape }: PopinSectionProps) {
  const id = popinId(block)
  return (
    <Section
      tone={block.tone}
      spacing="compact"
      edit={editAttributes(block)}
      eyebrow={block.eyebrow}
      title={block.title}
      level={titleLevel(context)}
      intro={block.intro}
      action={
        <DialogButton target={id} variant="line">
          {block.button_label ?? openLabel}
        </DialogButton>
      }
    >
      <Dialog
        id={id}
        title={block.popin_title}
        closeLabel={getTranslator(context.locale, 'blocks.popin')('close')}
        {...shape}
      >
        {children}
      </Dialog>
      {beside}
    </Section>
  )
}
