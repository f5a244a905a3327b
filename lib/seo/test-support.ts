import { toJsonLd } from './json-ld.tsx'
import { propertiesOf } from './test-vocabulary.ts'

/** Properties that search engines require of a type everywhere. */
const NEEDS: Readonly<Record<string, string>> = {
  Hotel: 'name',
  Restaurant: 'name',
  Casino: 'name',
  DaySpa: 'name',
  Place: 'name',
  HotelRoom: 'name',
  Product: 'name',
  Event: 'name startDate location eventStatus eventAttendanceMode organizer',
  Article: 'headline datePublished author publisher',
  WebSite: 'name url',
  SearchAction: 'target query-input',
  EntryPoint: 'urlTemplate',
  FAQPage: 'mainEntity',
  Question: 'name acceptedAnswer',
  Answer: 'text',
  BreadcrumbList: 'itemListElement',
  ListItem: 'position name',
  PostalAddress: 'addressLocality addressCountry',
  GeoCoordinates: 'latitude longitude',
  OpeningHoursSpecification: 'opens closes',
  Rating: 'ratingValue',
  LocationFeatureSpecification: 'name value',
  QuantitativeValue: 'unitCode',
  UnitPriceSpecification: 'price priceCurrency',
}

/** Further properties that the page's own thing must have. */
const OWN: Readonly<Record<string, string>> = {
  Hotel: 'address url starRating',
  Restaurant: 'address url',
  Casino: 'address url',
  DaySpa: 'address url',
  HotelRoom: 'url',
  Event: 'url',
  Offer: 'name url offeredBy',
  Organization: 'name url logo',
}

const words = (text = ''): string[] => text.split(' ').filter((word) => word !== '')

type Json = Readonly<Record<string, unknown>>

/** Things as they read back from the page. */
export const readBack = (thing: object): Json => JSON.parse(toJsonLd(thing)) as Json

/** Every thing in structured data, those inside others included, with its types. */
export function nodesOf(data: unknown): { types: string[]; node: Json }[] {
  if (Array.isArray(data)) return data.flatMap(nodesOf)
  if (typeof data !== 'object' || data === null) return []
  const inside = Object.values(data).flatMap(nodesOf)
  return '@type' in data ? [{ types: [data['@type']].flat() as string[], node: data as Json }, ...inside] : inside
}

/** Faults of structured data, as it reads back, by schema.org and search engines. */
export function faultsOf(data: unknown, path = ''): string[] {
  if (Array.isArray(data))
    return data.length === 0
      ? [`${path} is empty`]
      : data.flatMap((entry, index) => faultsOf(entry, `${path}[${index}]`))
  if (data === null || data === '') return [`${path} says nothing`]
  if (typeof data !== 'object') return []
  const { '@type': type, '@context': _, '@graph': graph, ...rest } = data as Json
  if (graph !== undefined) return faultsOf(graph, '@graph')
  if (type === undefined) return isReference(rest) ? [] : [`${path} is of no type`]
  const types = [type].flat() as string[]
  const unknown = types
    .filter((name) => !propertiesOf(name))
    .map((name) => `${path} is of no type that schema.org knows: ${name}`)
  if (unknown.length > 0) return unknown
  const own = path === '' || /^(@graph)?\[\d+\]$/.test(path) ? types.flatMap((name) => words(OWN[name])) : []
  return [
    ...Object.keys(rest)
      .filter((key) => !types.some((name) => propertiesOf(name)?.has(key)))
      .map((key) => `${path} ${types.join()} has no ${key}`),
    ...[...types.flatMap((name) => words(NEEDS[name])), ...own]
      .filter((key) => rest[key] === undefined)
      .map((key) => `${path} ${types.join()} needs ${key}`),
    ...Object.entries(rest).flatMap(([key, value]) => faultsOf(value, `${path}.${key}`)),
  ]
}

/** Something that is described elsewhere. */
const isReference = (members: Json): boolean =>
  Object.keys(members).join() === '@id' && typeof members['@id'] === 'string'
