import { describe, expect, test } from 'vitest'
import type { SchemaEntry } from '@barriere/shared/block-kit/form-layout.ts'
import { COMPONENTS, PAGE_TYPES } from '../schemas.ts'

const entriesOf = (schema: Readonly<Record<string, SchemaEntry>>, type: string) =>
  Object.entries(schema).flatMap(([name, entry]) =>
    entry.type === type && 'keys' in entry ? [{ name, label: entry.display_name, keys: entry.keys }] : [],
  )

const pages = Object.values(PAGE_TYPES).map((type) => [type.name, type.toComponent().schema] as const)

describe('the form of a page', () => {
  test.each(pages)('%s: content first, then settings and search engines', (_, schema) => {
    const tabs = entriesOf(schema, 'tab')
    const [settings, search] = tabs.slice(-2)
    expect(settings?.keys).toEqual(expect.arrayContaining(['theme', 'section_frame', 'header', 'footer']))
    expect(search?.keys).toEqual(['seo_title', 'seo_description', 'seo_image', 'seo_hidden', 'search_listed'])
    const tabbed = new Set(tabs.flatMap(({ name, keys }) => [name, ...keys]))
    expect(Object.keys(schema).filter((name) => !tabbed.has(name))).toEqual([
      'title',
      'body',
      'section_card',
      'teaser',
      'image',
    ])
  })

  test('a restaurant has a tab of its own, with sections', () => {
    const { schema } = PAGE_TYPES.restaurant.toComponent()
    expect(entriesOf(schema, 'tab')[0]).toEqual({
      name: 'tab-details',
      label: 'Details',
      keys: [
        'cuisine',
        'category',
        'price',
        'hotel',
        'section_place',
        'town',
        'street',
        'postal_code',
        'latitude',
        'longitude',
        'section_booking',
        'phone',
        'email',
        'booking_provider',
        'booking_id',
      ],
    })
  })

  test('only a page of the type “page”, which member areas are made of, asks who may see it', () => {
    expect(pages.filter(([, schema]) => 'access' in schema).map(([name]) => name)).toEqual(['page'])
  })
})

test.each(Object.values(COMPONENTS).map((block) => [block.name, block.toComponent().schema] as const))(
  '%s: a field is in one tab and one section at most',
  (_, schema) => {
    for (const type of ['tab', 'section']) {
      const keys = entriesOf(schema, type).flatMap((entry) => entry.keys)
      expect(new Set(keys).size).toBe(keys.length)
      expect(keys.filter((key) => !(key in schema))).toEqual([])
    }
  },
)
