import type { ReactNode } from 'react'
import { SearchMapScript } from '#components/map/search-map.client.tsx'
import { MapSplit } from '#components/map/map-split.tsx'
import type { MapPoint } from '#components/map/point.ts'
import { imageUrl } from '#lib/content/media.ts'
import type { DirectoryEntry } from '#lib/content/live/directory.ts'
import type { Found, PlacesAnswer, SearchAnswer, SearchFacet, SearchQuery } from '@barriere/shared/contracts/search.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { mapLabels } from '../map-labels.ts'
import { env } from '#lib/process/env.ts'
import { getTranslator } from '#lib/i18n/translate.ts'
import { priceFrom } from '../listing/price-from.ts'
import { placesHref } from './address.ts'
import type { HotelStay } from './hotel-stays.ts'
import { facetLabel } from './labels.ts'
import styles from './search-map.module.css'

/** Existing pages, by the uuid of their story. */
type Pages = ReadonlyMap<string, Pick<DirectoryEntry, 'paths'>>

interface SearchMapProps {
  readonly query: SearchQuery
  readonly answer: SearchAnswer
  readonly pages: Pages | undefined
  /** Booking codes of hotels by the uuid of their story. */
  readonly codes: ReadonlyMap<string, string>
  /** The search's stay at hotels, by their booking code. */
  readonly stays?: ReadonlyMap<string, HotelStay> | undefined
  readonly locale: Locale
  /** The list. */
  readonly children: ReactNode
}

/** Picture of a pin's card, in pixels: twice its size on the screen. */
const PICTURE = { width: 240, height: 180, format: 'webp' } as const

/** Results as map points, in the order of the list. Results without coordinates or a page are left out. */
export function mapPoints(
  places: readonly (Pick<Found, keyof PlacesAnswer['places'][number]> & Pick<Partial<Found>, 'image'>)[],
  { pages, codes, stays, locale }: Pick<SearchMapProps, 'pages' | 'codes' | 'stays' | 'locale'>,
): MapPoint[] {
  const t = getTranslator(locale, 'blocks.search')
  return places.flatMap(({ uuid, kind, name, town, latitude, longitude, price, image }) => {
    const href = pages?.get(uuid)?.paths[locale]
    if (!href || latitude === undefined || longitude === undefined) return []
    const hotel = codes.get(uuid)
    const stay = hotel === undefined ? undefined : stays?.get(hotel)
    const cost = stay ? stay.words : priceFrom(price, locale)
    const words = cost && [cost.label, cost.value].filter((part) => part !== undefined).join(' ')
    return [
      {
        id: uuid,
        name,
        town,
        href,
        latitude,
        longitude,
        label: cost?.value ?? t(`kind.${kind}`),
        // With a stay, the label already shows its price. Otherwise the browser requests the price of the visit's stay.
        hotel: stay ? undefined : hotel,
        picture: image && imageUrl({ ...image, width: image.width, height: image.height }, PICTURE),
        detail: [t(`kind.${kind}`), ...(words === undefined ? [] : [words])].join(', '),
      },
    ]
  })
}

/** The list with the place for its map, and a select of towns for a visitor whose geolocation fails. */
export function SearchMap({ query, answer, pages, codes, stays, locale, children }: SearchMapProps) {
  const t = getTranslator(locale, 'blocks.search.map')
  return (
    <>
      <TownBox answer={answer} facet="town" locale={locale} />
      <MapSplit
        points={mapPoints(answer.found, { pages, codes, stays, locale })}
        allPoints={answer.total > answer.found.length ? placesHref(query, locale) : undefined}
        labels={{
          choose: t('choose'),
          list: t('list'),
          map: t('map'),
          title: t('title'),
          open: t('open'),
          away: t('away'),
        }}
      >
        {children}
      </MapSplit>
    </>
  )
}

/** Loader of the map. It is in the page once, even without results. */
export function SearchMapLoader({ locale }: { readonly locale: Locale }) {
  return <SearchMapScript styleUrl={env.mapStyleUrl} labels={mapLabels(locale)} />
}

/**
 * The script shows it next to its button when geolocation fails. Its select has no name, because it only ticks a town
 * in the filters.
 */
function TownBox({
  answer,
  facet,
  locale,
}: {
  readonly answer: SearchAnswer
  readonly facet: SearchFacet
  readonly locale: Locale
}) {
  const t = getTranslator(locale, 'blocks.search.map')
  const towns = answer.facets[facet]
  if (towns.length === 0) return null
  return (
    <label data-towns hidden className={styles.towns}>
      {t('chooseTown')}
      <select>
        <option value="">{t('anyTown')}</option>
        {towns.map(({ value }) => (
          <option key={value} value={value}>
            {facetLabel(facet, value, locale)}
          </option>
        ))}
      </select>
    </label>
  )
}
