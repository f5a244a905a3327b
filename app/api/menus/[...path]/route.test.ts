import { beforeEach, describe, expect, test, vi } from 'vitest'
import { shippedStories, storyOf } from '#app/page/test-support.ts'
import { ContentError } from '#lib/content/service/content-error.ts'
import { GET } from './route.ts'

const { getStory, renderMenu } = vi.hoisted(() => ({ getStory: vi.fn(), renderMenu: vi.fn() }))

const stories = shippedStories()

vi.mock('#blocks/menu/menu-pdf.ts', () => ({ renderMenu }))

vi.mock('#lib/content/gateway.ts', () => ({
  contentGateway: () => ({
    forVisitor: async <T>(request: () => Promise<T>) => await request(),
    getStory,
    live: {
      ensure: async () => ({
        directory: {
          find: (path: string) => {
            const inside = path.replace(/^\/en(?=\/)/, '')
            const story = stories.find(({ full_slug: slug }) => slug === `website-hotels${inside}`)
            const locale = path.startsWith('/en/') ? 'en' : 'fr'
            return story && { entry: { uuid: story.uuid, paths: { fr: inside, en: `/en${inside}` } }, locale }
          },
        },
      }),
    },
  }),
}))

const ask = async (path: string, headers: Record<string, string> = {}) =>
  await GET(new Request(`http://localhost/api/menus/${path}`, { headers }), {
    params: Promise.resolve({ path: path.split('/') }),
  })

beforeEach(() => {
  vi.clearAllMocks()
  renderMenu.mockImplementation(async () => new Uint8Array([37, 80, 68, 70]))
  getStory.mockImplementation(async ({ uuid }: { uuid: string }) => {
    const found = stories.find((story) => story.uuid === uuid)
    if (!found) throw new ContentError('Not found.', 404)
    return storyOf(found)
  })
})

describe('the menu of a restaurant as PDF', () => {
  test('comes with its type, its name and its version, rendered once', async () => {
    const first = await ask('restaurants/la-criee.pdf')
    expect(first.status).toBe(200)
    expect(first.headers.get('content-type')).toBe('application/pdf')
    expect(first.headers.get('content-disposition')).toBe('inline; filename="la-criee.pdf"')
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^"[\w-]{22}"$/)
    await Promise.all(Array.from({ length: 50 }, () => ask('restaurants/la-criee.pdf')))
    expect(renderMenu).toHaveBeenCalledTimes(1)
  })

  test('who has it already gets nothing but that, and nothing is rendered for it', async () => {
    const tag = (await ask('restaurants/le-ponton.pdf')).headers.get('etag') ?? ''
    renderMenu.mockClear()
    const second = await ask('restaurants/le-ponton.pdf', { 'if-none-match': `"other", W/${tag}` })
    expect([second.status, await second.text(), second.headers.get('etag')]).toEqual([304, '', tag])
    expect(renderMenu).not.toHaveBeenCalled()
  })

  test.each([
    'restaurants/la-criee',
    'restaurants/nowhere.pdf',
    'hotels/les-colombages.pdf',
    'infiniment-barriere.pdf',
    '.pdf',
  ])('%s is none', async (path) => {
    expect((await ask(path)).status).toBe(404)
  })

  test('while the content service is away, the answer is to come again', async () => {
    getStory.mockRejectedValue(new ContentError('Away.', 502))
    const response = await ask('restaurants/la-halle.pdf')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10'])
  })
})
