import { toJsonLd } from './json-ld.tsx'
import type { Thing } from './thing.ts'

interface Type {
  /** Types whose properties it has too. */
  readonly is?: readonly string[]
  readonly has?: string
  /** What search engines ask for. */
  readonly needs?: string
}

/** https://schema.org, as much of it as the site says: what each type may say, and what it must. */
const TYPES: Readonly<Record<string, Type>> = {
  Thing: { has: '@id name url description image sameAs mainEntityOfPage potentialAction' },
  Place: { is: ['Thing'], has: 'address geo telephone openingHoursSpecification amenityFeature containedInPlace', needs: 'name' },
  Organization: { is: ['Thing'], has: 'address email telephone logo' },
  LocalBusiness: { is: ['Place', 'Organization'], has: 'priceRange' },
  LodgingBusiness: { is: ['LocalBusiness'], has: 'checkinTime checkoutTime numberOfRooms petsAllowed starRating' },
  Hotel: { is: ['LodgingBusiness'] },
  Restaurant: { is: ['LocalBusiness'], has: 'servesCuisine acceptsReservations' },
  Casino: { is: ['LocalBusiness'] },
  DaySpa: { is: ['LocalBusiness'] },
  HotelRoom: { is: ['Place'], has: 'bed occupancy floorSize' },
  Product: { is: ['Thing'], has: 'sku offers', needs: 'name' },
  Offer: { is: ['Thing'], has: 'price priceCurrency priceSpecification availability validFrom validThrough category offeredBy businessFunction' },
  Event: {
    is: ['Thing'], has: 'startDate endDate eventStatus eventAttendanceMode location offers organizer isAccessibleForFree',
    needs: 'name startDate location',
  },
  CreativeWork: { is: ['Thing'], has: 'headline inLanguage datePublished dateModified author publisher timeRequired' },
  Article: { is: ['CreativeWork'], has: 'articleSection', needs: 'headline datePublished author' },
  WebSite: { is: ['CreativeWork'], needs: 'name url' },
  SearchAction: { is: ['Thing'], has: 'target query-input', needs: 'target query-input' },
  EntryPoint: { has: 'urlTemplate', needs: 'urlTemplate' },
  PostalAddress: { has: 'streetAddress postalCode addressLocality addressCountry', needs: 'addressLocality addressCountry' },
  GeoCoordinates: { has: 'latitude longitude', needs: 'latitude longitude' },
  OpeningHoursSpecification: { has: 'dayOfWeek opens closes validFrom validThrough', needs: 'opens closes' },
  Rating: { has: 'ratingValue bestRating', needs: 'ratingValue' },
  LocationFeatureSpecification: { has: 'name value', needs: 'name value' },
  BedDetails: { has: 'typeOfBed numberOfBeds' },
  QuantitativeValue: { has: 'value minValue maxValue unitCode', needs: 'unitCode' },
  UnitPriceSpecification: { has: 'price priceCurrency unitCode', needs: 'price priceCurrency' },
}

/** What a page's own thing must say besides. */
const NEEDED: Readonly<Record<string, string>> = {
  Hotel: 'name address url', Restaurant: 'name address url', Casino: 'name address url', DaySpa: 'name address url',
}

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '')

const allowed = (type: string): string[] => [...words(TYPES[type]?.has), ...(TYPES[type]?.is ?? []).flatMap(allowed)]

const needed = (type: string): string[] => [...words(TYPES[type]?.needs), ...(TYPES[type]?.is ?? []).flatMap(needed)]

type Json = Readonly<Record<string, unknown>>

/** Things as they read back from the page. */
export const readBack = (thing: Thing): Json => JSON.parse(toJsonLd(thing)) as Json

/** Where structured data, as it reads back, is not what schema.org and search engines know. */
export function faultsOf(data: unknown, path = ''): string[] {
  if (Array.isArray(data)) return data.length === 0 ? [`${path} is empty`] : data.flatMap((entry, index) => faultsOf(entry, `${path}[${index}]`))
  if (data === null || data === '') return [`${path} says nothing`]
  if (typeof data !== 'object') return []
  const { '@type': type, '@context': _, '@graph': graph, ...rest } = data as Json
  if (graph !== undefined) return faultsOf(graph, '@graph')
  const types = [type].flat() as string[]
  const unknown = types.filter((name) => !Object.hasOwn(TYPES, name)).map((name) => `${path} is of no type that we know: ${name}`)
  if (unknown.length > 0) return unknown
  const properties = types.flatMap(allowed)
  const own = path === '' || /^(@graph)?\[\d+\]$/.test(path) ? types.flatMap((name) => words(NEEDED[name])) : []
  return [
    ...Object.keys(rest).filter((key) => !properties.includes(key)).map((key) => `${path} ${types.join()} has no ${key}`),
    ...[...types.flatMap(needed), ...own].filter((key) => rest[key] === undefined).map((key) => `${path} ${types.join()} needs ${key}`),
    ...Object.entries(rest).flatMap(([key, value]) => faultsOf(value, `${path}.${key}`)),
  ]
}
