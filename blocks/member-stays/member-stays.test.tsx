// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ContentError } from '#lib/content/service/content-error.ts'
import { INCOMPLETE_TAG } from '#lib/content/tags.ts'
import { tagPage } from '#lib/process/rendering.ts'
import { assetOf } from '../fixture-values.ts'
import { contextOf } from '../test-support.tsx'
import { stayProperties } from './stay-properties.ts'

const { listStories } = vi.hoisted(() => ({ listStories: vi.fn() }))

vi.mock('#lib/content/gateway.ts', () => ({ contentGateway: () => ({ listStories }) }))

vi.mock('#lib/process/rendering.ts', { spy: true })

const hotel = (slug: string, more: object = {}) => ({
  uuid: `uuid-${slug}`,
  slug: `website-hotels/hotels/${slug}/`,
  component: 'hotel',
  content: { _uid: slug, component: 'hotel', title: 'Les Colombages', town: 'Deauville', ...more },
})

const CONTENT = {
  street: '12, rue de la Mer',
  postal_code: '14800',
  phone: '02 61 91 10 00',
  image: assetOf('hotel.jpg', 1600, 1067),
}

beforeEach(() => {
  vi.clearAllMocks()
  listStories.mockResolvedValue({
    stories: [
      hotel('les-colombages', CONTENT),
      hotel('villa-estelle', { town: 'Cannes' }),
      { ...hotel('broken'), content: { _uid: 'x', component: 'hotel' } },
    ],
    tags: ['list:hotels'],
  })
})

describe('the houses of stays', () => {
  test('bring picture, address and telephone by the last part of their address', async () => {
    const properties = await stayProperties(contextOf({ locale: 'en' }))
    expect(Object.keys(properties)).toEqual(['les-colombages', 'villa-estelle'])
    expect(properties['les-colombages']).toMatchObject({
      address: '12, rue de la Mer, 14800 Deauville',
      phone: { text: '02\u00a061\u00a091\u00a010\u00a000', anchor: { href: 'tel:+33261911000' } },
      anchor: { href: '/en/hotels/les-colombages' },
    })
    expect(properties['les-colombages']?.picture).toMatchObject({ width: 288, height: 288 })
    expect(properties['villa-estelle']).toMatchObject({
      address: 'Cannes',
      anchor: { href: '/en/hotels/villa-estelle' },
      directions: '/en/hotels/villa-estelle#acces',
      tables: [],
    })
    expect(properties['villa-estelle']?.manage).toBeUndefined()
    expect(tagPage).toHaveBeenCalledWith(['list:hotels'])
  })

  test('that cannot be read are left out, and the page is not cached', async () => {
    listStories.mockRejectedValue(new ContentError('away'))
    expect(await stayProperties(contextOf())).toEqual({})
    expect(tagPage).toHaveBeenCalledWith([INCOMPLETE_TAG])
  })
})
