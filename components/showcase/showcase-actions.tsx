import type { Locale } from '@barriere/shared/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { Badge } from '../ui/badge.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Chip, ChipLink, ChipRow } from '../ui/chip.tsx'
import { ICON_NAMES, Icon } from '../ui/icon.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { localIcon } from '../ui/local-icon.ts'
import { NamedIcon } from '../ui/named-icon.tsx'
import styles from './showcase.module.css'

const HERE = { href: '#buttons' }

export function ShowcaseActions({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'showcase')
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <ButtonLink anchor={HERE}>{t('book')}</ButtonLink>
        <ButtonLink anchor={HERE} variant="line">
          {t('discover')}
        </ButtonLink>
        <ButtonLink anchor={HERE} variant="ghost">
          {t('detail')}
        </ButtonLink>
        <Button disabled>{t('full')}</Button>
        <Button busy>{t('sending')}</Button>
      </div>
      <div className={styles.row}>
        <ButtonLink anchor={HERE} size="small">
          {t('book')}
        </ButtonLink>
        <Button size="small" variant="line">
          {t('discover')}
        </Button>
        <Button size="small" variant="line" disabled>
          {t('full')}
        </Button>
        <Button size="small" variant="line" busy>
          {t('sending')}
        </Button>
        <IconButton icon="search" label={t('filters')} />
        <IconButton icon="previous" label={t('previous')} line />
        <IconButton icon="next" label={t('next')} line disabled />
      </div>
    </div>
  )
}

export function ShowcaseChips({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'showcase')
  return (
    <div className={styles.stack}>
      <ChipRow label={t('filters')}>
        <ChipLink anchor={{ href: '#chips' }} current>
          {t('seaside')}
        </ChipLink>
        <ChipLink anchor={{ href: '#chips' }}>{t('spa')}</ChipLink>
        <Chip pressed removable aria-label={t('removeSeaside')}>
          {t('seaside')}
        </Chip>
        <Chip icon="pin">{t('golf')}</Chip>
        <Chip disabled>{t('full')}</Chip>
      </ChipRow>
      <div className={styles.row}>
        {(['exclusive', 'promotion', 'full', 'available', 'postponed', 'finished', 'canceled', 'plain'] as const).map(
          (kind) => (
            <Badge key={kind} kind={kind}>
              {t(kind)}
            </Badge>
          ),
        )}
      </div>
      <div className={styles.row}>
        {ICON_NAMES.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </div>
      <div className={styles.row}>
        {['waves', 'car', 'dog', 'utensils', 'snowflake', 'wifi', 'bath', 'palette'].map((name) => (
          <NamedIcon key={name} drawing={localIcon({ collection: 'lucide', name })} size="large" />
        ))}
      </div>
    </div>
  )
}
