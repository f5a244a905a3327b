import type { AnchorAttributes } from '#components/ui/anchor.ts'
import { PlaceMap } from '#components/map/place-map.tsx'
import { APPS, type App } from '#components/map/route-href.ts'
import { Routes } from '#components/map/routes.tsx'
import { Icon, type IconName } from '#components/ui/icon.tsx'
import { Picture } from '#components/ui/picture.tsx'
import type { ValuesOf } from '@barriere/shared/block-kit/field.ts'
import { pictureOf } from '#lib/content/picture.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { PICTURE_RATIOS } from '@barriere/shared/domain/content/picture-ratios.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { env } from '#lib/process/env.ts'
import type { BlockContext } from '../context.ts'
import { mapLabels } from '../map-labels.ts'
import styles from './address-card.module.css'
import { emailAnchor, mapHref, phoneLink } from './contact-anchors.ts'
import type { practicalFields } from './practical-fields.ts'

export type Practical = ValuesOf<typeof practicalFields>

const WIDTHS = [400, 640, 960]

const SIZES = '(min-width: 62rem) 36vw, 92vw'

interface AddressCardProps {
  readonly place: Practical
  /** Uid of the block, unique in a page. */
  readonly uid: string
  readonly context: BlockContext
}

/** Address card of a property: its map, address, phone, and routes in the visitor's map application. */
export function AddressCard({ place, uid, context }: AddressCardProps) {
  const { name, street, postal_code: code, town, phone, email, latitude, longitude, map } = place
  const { locale } = context
  const t = getTranslator(locale, 'blocks.practical')
  const located = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined
  return (
    <div className={styles.card}>
      {map ? (
        <Picture
          className={styles.map}
          picture={pictureOf(map, { widths: WIDTHS, ratio: PICTURE_RATIOS.landscape })}
          sizes={SIZES}
          alt={map.alt}
        />
      ) : (
        located && <OwnMap id={`map-${uid}`} name={name ?? town} town={town} {...located} context={context} />
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
        {located && <Route name={name ?? town} {...located} locale={locale} />}
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

interface Located {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

/** The site's own map of the surroundings, with a link to OpenStreetMap. */
function OwnMap({ id, town, context, ...place }: Located & { id: string; town: string; context: BlockContext }) {
  const { locale, path } = context
  const t = getTranslator(locale, 'blocks.practical')
  return (
    <PlaceMap
      id={id}
      point={{ id, href: path, town, label: place.name, detail: '', ...place }}
      elsewhere={mapHref(place.latitude, place.longitude)}
      styleUrl={env.mapStyleUrl}
      labels={{
        ...mapLabels(locale),
        title: t('mapOf', { name: place.name }),
        open: t('map'),
        away: t('mapAway'),
        by: t('mapBy'),
      }}
    />
  )
}

function Route({ locale, ...place }: Located & { locale: Locale }) {
  const t = getTranslator(locale, 'blocks.practical')
  const apps = Object.fromEntries(APPS.map((app) => [app, t(`apps.${app}`)])) as Record<App, string>
  return (
    <Routes
      {...place}
      labels={{
        route: t('route'),
        other: t('routeOther'),
        newTab: t('newTab'),
        apps,
        with: Object.fromEntries(APPS.map((app) => [app, t('routeWith', { app: apps[app] })])) as Record<App, string>,
      }}
    />
  )
}
