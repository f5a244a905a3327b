import { within } from '@testing-library/react'
import { expect } from 'vitest'
import { parseStoryReference } from '@barriere/shared/block-kit/decode.ts'
import { ContentError } from '#lib/content/service/content-error.ts'
import { storyOf, urlLink } from '../fixture-values.ts'

interface Story {
  readonly uuid: string
  readonly full_slug: string
  readonly content: Readonly<Record<string, unknown>> & { readonly component: string }
}

/** A story in the format of the API, with untyped content, so that tests can change any field. */
export const held = (slug: string, content: Story['content']): Story => storyOf(slug, content)

const TOWN = { town: 'Deauville', latitude: '49.36', longitude: '0.07' }

export const hours = (opens: string, closes: string, days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']) => [
  {
    _uid: 'hours',
    component: 'opening-hours',
    periods: [{ _uid: 'p', component: 'opening-period', days, opens, closes }],
    special_days: [],
  },
]

const performance = (starts_at: string, status = 'open', more = {}) => ({
  _uid: starts_at,
  component: 'performance',
  starts_at,
  status,
  ...more,
})

export const HOTEL = held('hotels/les-colombages/', {
  component: 'hotel',
  title: 'Les Colombages',
  ...TOWN,
  price: '285',
  check_in: '15:00',
  booking_code: '14001',
})
const FAR = held('hotels/le-clos/', {
  component: 'hotel',
  title: 'Le Clos',
  ...TOWN,
  latitude: '49.3',
  booking_code: '14002',
})
export const CASINO = held('casinos/deauville', { component: 'casino', title: 'Casino de Deauville', ...TOWN })
export const TABLE = held('restaurants/la-criee', {
  component: 'restaurant',
  title: 'La Criée',
  ...TOWN,
  cuisine: 'Poissons',
  price: '34',
  phone: '02 61 91 00 27',
  booking_provider: 'sevenrooms',
  booking_id: 'lacriee',
  body: hours('18:00', '23:30'),
})
export const CONCERT = held('spectacles/une-voix', {
  component: 'show',
  title: 'Une voix, un piano',
  town: 'Deauville',
  venue_name: 'Théâtre',
  duration: '90',
  price: '28',
  performances: [
    performance('2026-06-13 18:30'),
    performance('2026-06-19 18:30', 'full'),
    performance('2026-06-20 18:30', 'promotion', { booking: urlLink('https://billets.example/20') }),
  ],
})

const DEAUVILLE: Readonly<Record<string, readonly Story[]>> = {
  hotel: [FAR, HOTEL],
  casino: [CASINO],
  restaurant: [TABLE],
  show: [CONCERT],
  event: [],
}

/** A content gateway with these stories. Reading a type in `away` fails; `hours`: reading a single story fails. */
export function gatewayOf(more: Readonly<Record<string, readonly Story[]>> = {}, away: readonly string[] = []) {
  const all = { ...DEAUVILLE, ...more }
  return {
    listStories: async ({ contentType }: { contentType: string }) => {
      if (away.includes(contentType)) throw new ContentError('down')
      return {
        stories: all[contentType]?.map((story) =>
          parseStoryReference({ ...story, content: { ...story.content, body: undefined } }),
        ),
        tags: [],
      }
    },
    getStory: async ({ uuid }: { uuid: string }) => {
      const story = all.restaurant?.find((one) => one.uuid === uuid)
      if (away.includes('hours') || !story) throw new ContentError('down')
      return { ...story, fullSlug: story.full_slug, id: 1, publishedAt: undefined, shown: [], linked: [] }
    },
  }
}

export const plain = (element: Element | null | undefined) => element?.textContent?.replaceAll('\u00a0', ' ')

/** The parts of each evening on the page: hour, name, and address of the only link. */
export const told = () =>
  [...document.querySelectorAll('article')].map((article) =>
    within(article)
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('h4'))
      .map((part) => {
        const links = within(part).getAllByRole('link')
        expect(links).toHaveLength(1)
        return [plain(part.querySelector('p')), plain(part.querySelector('h4')), links[0]?.getAttribute('href')]
      }),
  )
