import { ButtonLink } from '#components/ui/button.tsx'
import { Dialog, DialogButton, DialogClose } from '#components/ui/dialog.tsx'
import { Picture } from '#components/ui/picture.tsx'
import { Section } from '#components/ui/section.tsx'
import { toAnchor } from '#lib/content/links.ts'
import { pictureOf } from '#lib/content/picture.ts'
import { PICTURE_RATIOS } from '@barriere/shared/domain/content/picture-ratios.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { editAttributes } from '../editable.ts'
import { popinId, popinMemory } from '../popin/popin-id.ts'
import styles from '../popin/popin.module.css'
import type { BlockProps } from '../props.ts'
import { Prose } from '../rich-text/nodes.tsx'
import type { marketingPopinSchema } from './marketing-popin.schema.ts'

const WIDTHS = [480, 768, 1080]

const SIZES = '(min-width: 36rem) 30rem, 84vw'

/**
 * Dialog that opens once per browser, when the visitor is about to leave. A published page shows nothing else of it; a
 * draft has a button that opens it.
 */
export function MarketingPopin({ block, context }: BlockProps<typeof marketingPopinSchema>) {
  const { title, text, image, action_label: label, decline_label: decline } = block
  const t = getTranslator(context.locale, 'blocks.popin')
  const anchor = toAnchor(block.action, context.locale)
  const id = popinId(block)
  return (
    <>
      {context.draft && (
        <Section edit={editAttributes(block)}>
          <DialogButton target={id} variant="line">
            {t('draft', { title })}
          </DialogButton>
        </Section>
      )}
      <Dialog id={id} title={title} closeLabel={t('close')}>
        <div className={styles.content}>
          {image && (
            <Picture
              className={styles.picture}
              picture={pictureOf(image, { widths: WIDTHS, ratio: PICTURE_RATIOS.film })}
              sizes={SIZES}
              alt={image.alt}
            />
          )}
          {text && <Prose nodes={text.nodes} locale={context.locale} />}
          <div className={styles.answers}>
            {anchor && label && <ButtonLink anchor={anchor}>{label}</ButtonLink>}
            <DialogClose target={id}>{decline ?? t('decline')}</DialogClose>
          </div>
        </div>
      </Dialog>
      <site-open-once hidden data-target={id} data-memory={popinMemory(block)} data-intent="" />
    </>
  )
}
