import type { GeoCoordinatesLeaf, LocalBusinessLeaf, PlaceLeaf, PostalAddressLeaf } from 'schema-dts'
import { amenities } from './amenities.ts'
import { type Described, described, thing } from './thing.ts'

/** Location of something. Degrees are WGS 84. */
export interface Located {
  readonly town: string
  readonly street?: string | undefined
  readonly postalCode?: string | undefined
  readonly latitude?: number | undefined
  readonly longitude?: number | undefined
}

/** A property with an address and a phone. */
export interface PlaceInput extends Described, Located {
  /** With the country's code, such as `+33261911000`. */
  readonly telephone?: string | undefined
  readonly email?: string | undefined
  /** Amenities for guests, such as a step-free entrance, in the language of the page. */
  readonly features?: readonly string[] | undefined
}

/** https://schema.org/PostalAddress; all properties are in France. */
export const postalAddress = ({ town, street, postalCode }: Located) =>
  thing<PostalAddressLeaf>({
    '@type': 'PostalAddress',
    'streetAddress': street,
    postalCode,
    'addressLocality': town,
    'addressCountry': 'FR',
  })

/** https://schema.org/GeoCoordinates; one coordinate alone is no place. */
const geoCoordinates = ({ latitude, longitude }: Located): GeoCoordinatesLeaf | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { '@type': 'GeoCoordinates', latitude, longitude }

type LocalBusinessMembers = Pick<
  LocalBusinessLeaf,
  'name' | 'url' | 'description' | 'image' | 'address' | 'geo' | 'telephone' | 'email' | 'amenityFeature'
>

/** Common properties of every https://schema.org/LocalBusiness. */
export const localBusiness = (place: PlaceInput) =>
  thing<LocalBusinessMembers>({
    ...described(place),
    address: postalAddress(place),
    geo: geoCoordinates(place),
    telephone: place.telephone,
    email: place.email,
    amenityFeature: amenities(place.features ?? []),
  })

/** A place that is only named, such as that of an event. */
export const placeNamed = (name: string, where: Located, url?: string) =>
  thing<PlaceLeaf>({ '@type': 'Place', name, url, 'address': postalAddress(where), 'geo': geoCoordinates(where) })
