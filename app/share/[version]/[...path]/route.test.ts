import { beforeEach, describe, expect, test, vi } from 'vitest'
import { shareImage } from '#app/page/share-image.ts'
import { pageOf, shippedStories, storyOf } from '#app/page/test-support.ts'
import { ContentError } from '#lib/content/service/content-error.ts'
import { env } from '#lib/process/env.ts'
import { GET } from './route.ts'

const { getStory, sharePoster } = vi.hoisted(() => ({ getStory: vi.fn(), sharePoster: vi.fn() }))

/** The shipped stories, with the space's media host in the addresses of files. */
const stories = JSON.parse(
  JSON.stringify(shippedStories()).replaceAll(/https?:\/\/[^"/]+(?=\/f\/)/g, env.content.assetOrigin),
) as ReturnType<typeof shippedStories>

vi.mock('#app/page/share-poster.ts', () => ({ sharePoster }))

vi.mock('#lib/content/gateway.ts', () => ({
  contentGateway: () => ({
    forVisitor: async <T>(request: () => Promise<T>) => await request(),
    getStory,
    live: {
      ensure: async () => ({
        directory: {
          find: (path: string) => {
            const story = stories.find((each) => pageOf(each).alternates.fr === path)
            return story && { entry: { uuid: story.uuid, paths: pageOf(story).alternates }, locale: 'fr' }
          },
        },
      }),
    },
  }),
}))

const ask = async (address: string) => {
  const [, , version = '', ...path] = address.split('/')
  return await GET(new Request(`http://localhost${address}`), { params: Promise.resolve({ version, path }) })
}

const pageAt = (slug: string) => {
  const story = stories.find(({ full_slug: each }) => each === `website-hotels/${slug}/`)
  if (!story) throw new Error(`There is no ${slug}.`)
  return pageOf(story)
}

const shared = (slug: string): string => shareImage(pageAt(slug), 'fr')?.url ?? ''

beforeEach(() => {
  vi.clearAllMocks()
  sharePoster.mockImplementation(async () => new Uint8Array([255, 216, 255]))
  getStory.mockImplementation(async ({ uuid }: { uuid: string }) => {
    const found = stories.find((story) => story.uuid === uuid)
    if (!found) throw new ContentError('Not found.', 404)
    return storyOf(found)
  })
})

describe('the picture to share of a page', () => {
  test.each(['hotels/les-colombages', 'hotels'])('of %s is drawn, and kept for good', async (slug) => {
    expect(shared(slug)).toMatch(new RegExp(`^/share/[\\w-]{22}/${slug}/share\\.jpg$`))
    const response = await ask(shared(slug))
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'public, max-age=31536000, immutable',
    ])
    expect(sharePoster.mock.lastCall?.[0]).toMatchObject({ title: pageAt(slug).view.title, locale: 'fr' })
  })

  test('a former or invented version leads to the current one, and nothing is drawn for it', async () => {
    const response = await ask('/share/invented/hotels/les-colombages/share.jpg')
    expect([response.status, response.headers.get('location')]).toEqual([307, shared('hotels/les-colombages')])
    expect(sharePoster).not.toHaveBeenCalled()
  })

  test.each(['/share/v/nowhere/share.jpg', '/share/v/hotels', '/share/v/infiniment-barriere/ma-carte/share.jpg'])(
    '%s is none',
    async (address) => {
      expect((await ask(address)).status).toBe(404)
    },
  )

  test('that cannot be drawn is the plain one', async () => {
    sharePoster.mockRejectedValue(new Error('The picture to share answered 502.'))
    const response = await ask(shared('hotels/les-colombages'))
    expect([response.status, response.headers.get('cache-control')]).toEqual([307, 'no-store'])
    expect(response.headers.get('location')).toMatch(/\/m\/1200x630\/.*format\(jpeg\)/)
  })

  test('while the content service is away, the answer is to come again', async () => {
    getStory.mockRejectedValue(new ContentError('Away.', 502))
    const response = await ask(shared('hotels/les-colombages'))
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
  })
})
