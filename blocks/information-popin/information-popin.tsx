import { ButtonLink } from '#components/ui/button.tsx'
import { Dialog, DialogButton } from '#components/ui/dialog.tsx'
import { Section } from '#components/ui/section.tsx'
import { toAnchor } from '#lib/content/links.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { BlockIcon } from '../icon/block-icon.tsx'
import { popinId, popinMemory } from '../popin/popin-id.ts'
import styles from '../popin/popin.module.css'
import type { BlockProps } from '../props.ts'
import { Prose } from '../rich-text/nodes.tsx'
import type { informationPopinSchema } from './information-popin.schema.ts'

/** A line of information with a button that opens the details in a popin. */
export function InformationPopin({ block, context }: BlockProps<typeof informationPopinSchema>) {
  const { message, icon = 'info', button_label: button, title, text, action_label: label } = block
  const t = getTranslator(context.locale, 'blocks.popin')
  const anchor = toAnchor(block.action, context.locale)
  const id = popinId(block)
  return (
    <Section tone={block.tone} spacing="tight" edit={editAttributes(block)}>
      <div className={styles.strip}>
        <BlockIcon name={icon} uid={block.uid} context={context} />
        <p className={styles.message}>{message}</p>
        <DialogButton target={id} variant="line" size="small">
          {button ?? t('learnMore')}
        </DialogButton>
      </div>
      <Dialog id={id} title={title} closeLabel={t('close')}>
        <div className={styles.content}>
          <Prose nodes={text.nodes} locale={context.locale} />
          {anchor && label && (
            <div className={styles.answers}>
              <ButtonLink anchor={anchor}>{label}</ButtonLink>
            </div>
          )}
        </div>
      </Dialog>
      {block.opens_by_itself && <site-open-once hidden data-target={id} data-memory={popinMemory(block)} />}
    </Section>
  )
}
