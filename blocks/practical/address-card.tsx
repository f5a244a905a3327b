import type { AnchorAttributes } from '#components/ui/anchor.ts'
import { ButtonLink } from '#components/ui/button.tsx'
import { Icon, type IconName } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { ValuesOf } from '#lib/content/block-kit/field.ts'
import { pictureOf } from '#lib/content/picture.ts'
import type { Locale } from '#lib/domain/locale.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import styles from './address-card.module.css'
import { emailAnchor, mapAnchor, phoneLink } from './contact-anchors.ts'
import type { practicalFields } from './practical-fields.ts'

export type Practical = ValuesOf<typeof practicalFields>

const WIDTHS = [400, 640, 960]

const SIZES = '(min-width: 62rem) 36vw, 92vw'

/** Address card of a property: static map, address, phone, and a link to the interactive map. */
export function AddressCard({ place, locale }: { place: Practical; locale: Locale }) {
  const { name, street, postal_code: code, town, phone, email, latitude, longitude, map } = place
  const t = getTranslator(locale, 'blocks.practical')
  const onMap = latitude !== undefined && longitude !== undefined ? mapAnchor(latitude, longitude, locale) : undefined
  return (
    <div className={styles.card}>
      {map && (
        <Picture
          className={styles.map}
          picture={pictureOf(map, { widths: WIDTHS, ratio: 3 / 2 })}
          sizes={SIZES}
          alt={map.alt}
        />
      )}
      <address className={styles.address}>
        {name && <strong className={styles.name}>{name}</strong>}
        <p>
          {street}
          {street && <br />}
          {code}
          {code && ' '}
          {town}
        </p>
        {phone && <Contact icon="phone" label={t('phone')} {...phoneLink(phone, locale)} />}
        {email && <Contact icon="mail" label={t('email')} text={email} anchor={emailAnchor(email, locale)} />}
        {onMap && (
          <ButtonLink anchor={onMap} variant="line" size="small" className={styles.way}>
            {t('map')}
            <Icon name="external" />
            <span className="vh">{t('newTab')}</span>
          </ButtonLink>
        )}
      </address>
    </div>
  )
}

interface ContactProps {
  icon: IconName
  label: string
  text: string
  anchor: AnchorAttributes | undefined
}

const Contact = ({ icon, label, text, anchor }: ContactProps) => (
  <p className={styles.contact}>
    <Icon name={icon} />
    <span className="vh">{label} </span>
    {anchor ? <a {...anchor}>{text}</a> : text}
  </p>
)
