import { defineBlock } from '@barriere/shared/block-kit/define-block.ts'
import type { Fields } from '@barriere/shared/block-kit/field.ts'
import type { FormLayout, FormSection, FormTab } from '@barriere/shared/block-kit/form-layout.ts'
import { pageFields } from '../page-fields.ts'

const CARD: FormSection = { label: 'Card', fields: ['teaser', 'image'] }

/** Sections for the fields that several types share. A type's other fields are above these sections. */
const DETAILS: Readonly<Record<string, FormSection>> = {
  place: {
    label: 'Place and address',
    fields: ['town', 'street', 'postal_code', 'latitude', 'longitude', 'venue', 'venue_name'],
  },
  booking: {
    label: 'Contact and booking',
    fields: [
      'phone',
      'email',
      'booking',
      'booking_provider',
      'booking_id',
      'booking_code',
      'promotion_code',
      'seats',
      'seller',
    ],
  },
}

const FRAME: FormSection = { label: 'Header and footer', fields: ['frameless', 'header', 'local_header', 'footer'] }

const SETTINGS: readonly string[] = ['theme', 'access']

const SEARCH: FormTab = {
  label: 'Search engines',
  fields: ['seo_title', 'seo_description', 'seo_image', 'seo_hidden', 'search_listed'],
}

/** Layout of a page's form: content first, then tabs for the type's own fields, settings and search engines. */
function layoutOf(own: readonly string[]): FormLayout {
  const placed = [...Object.values(DETAILS).flatMap(({ fields }) => fields), ...SETTINGS]
  const heading = own.filter((name) => !placed.includes(name))
  return {
    sections: { card: CARD },
    tabs: {
      details: { label: 'Details', fields: heading, sections: DETAILS },
      settings: { label: 'Settings', fields: SETTINGS, sections: { frame: FRAME } },
      search: SEARCH,
    },
  }
}

interface PageDefinition<N extends string, F extends Fields> {
  name: N
  displayName: string
  fields: F
}

/** Defines the content type of a page: the fields of all pages and the type's own fields, in one form. */
export const definePage = <const N extends string, F extends Fields>({
  name,
  displayName,
  fields,
}: PageDefinition<N, F>) =>
  defineBlock({
    name,
    displayName,
    root: true,
    fields: { ...pageFields, ...fields },
    layout: layoutOf(Object.keys(fields)),
  })
