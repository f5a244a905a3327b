import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { Button } from '../ui/button.tsx'
import { Chip, ChipRow } from '../ui/chip.tsx'
import { Dialog, DialogButton, DialogClose } from '../ui/dialog.tsx'
import { GalleryLightbox } from '../ui/gallery-lightbox.client.tsx'
import { GalleryLink } from '../ui/gallery-link.tsx'
import { DUSK, MORNING, NIGHT } from './sample-pictures.ts'
import styles from './showcase.module.css'

const DIALOG = 'showcase-dialog'
const DRAWER = 'showcase-drawer'
const GALLERY = 'showcase-gallery'

export function ShowcaseLayers({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'showcase')
  const pictures = [
    [MORNING, t('pictureMorning')],
    [DUSK, t('pictureDusk')],
    [NIGHT, t('pictureNight')],
  ] as const
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <DialogButton target={DIALOG}>{t('openDialog')}</DialogButton>
        <DialogButton target={DRAWER} variant="line">
          {t('openDrawer')}
        </DialogButton>
      </div>
      <Dialog id={DIALOG} title={t('question')} closeLabel={t('close')}>
        <p>{t('questionText')}</p>
        <div className={styles.row}>
          <Button>{t('yes')}</Button>
          <DialogClose target={DIALOG}>{t('no')}</DialogClose>
        </div>
      </Dialog>
      <Dialog id={DRAWER} title={t('filters')} closeLabel={t('close')} side="drawer">
        <ChipRow label={t('filters')}>
          <Chip pressed>{t('seaside')}</Chip>
          <Chip>{t('spa')}</Chip>
          <Chip>{t('golf')}</Chip>
        </ChipRow>
      </Dialog>
      <div id={GALLERY} className={styles.gallery}>
        {pictures.map(([picture, alt]) => (
          <GalleryLink key={alt} picture={picture} large={picture} sizes="20rem" alt={alt} />
        ))}
      </div>
      <GalleryLightbox
        container={GALLERY}
        labels={{
          title: t('images'),
          close: t('close'),
          previous: t('previous'),
          next: t('next'),
          counter: t('counter', { current: '{current}', total: '{total}' }),
        }}
      />
    </div>
  )
}
