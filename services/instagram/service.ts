import { join, resolve } from 'node:path'
import { newRoutes } from '../kit/http.ts'
import { sameSecret } from '@barriere/shared/secrets/same-secret.ts'
import type { Service } from '../kit/service.ts'
import { type Post, readPosts } from './feed.ts'
import { badParameter, invalidToken, unknownField } from './graph-error.ts'

/** Milliseconds between two posts. */
const APART = 2 * 86_400_000

/** Default and maximum page size (Instagram API, paging). */
const USUAL = 25
const MOST = 100

/** A rendering in the size and format that Instagram sends. */
const RENDERING = '/m/1080x1080/filters:quality(76):format(jpeg)'

/** Fake of Instagram's API with Instagram login: the feed of one account. */
export const instagramService: Service = {
  name: 'instagram',
  async start({ env, clock, baseUrl }) {
    const posts = await readPosts(join(resolve(env.CONTENT_DIR), 'assets', String(env.STORYBLOK_SPACE_ID)))
    const origin = (): string => env.CONTENT_ASSET_ORIGIN ?? `${baseUrl()}/content`
    const app = newRoutes()
    app.get('/me/media', (context) => {
      if (!sameSecret(context.req.query('access_token') ?? '', env.INSTAGRAM_TOKEN)) throw invalidToken()
      const limit = wholeNumber(context.req.query('limit'), USUAL)
      const after = context.req.query('after')
      const begin = after === undefined ? 0 : posts.findIndex((post) => post.id === after) + 1
      const page = posts.slice(begin, begin + Math.min(limit, MOST))
      const fields = (context.req.query('fields') ?? 'id').split(',')
      const data = page.map((post) =>
        view(post, { fields, origin: origin(), takenAt: clock.now() - (posts.indexOf(post) + 1) * APART }),
      )
      const [first, last] = [page[0], page.at(-1)]
      return context.json({
        data,
        ...(first && last ? { paging: { cursors: { before: first.id, after: last.id } } } : {}),
      })
    })
    return { app, stop: async () => {} }
  },
}

interface ViewOptions {
  readonly fields: readonly string[]
  readonly origin: string
  /** Milliseconds since the epoch. */
  readonly takenAt: number
}

/** The requested fields, and always the id. Throws for an unknown field. */
function view(post: Post, { fields, origin, takenAt }: ViewOptions): Record<string, string> {
  const all: Record<string, string> = {
    id: post.id,
    caption: post.caption,
    media_type: 'IMAGE',
    media_url: `${origin}${post.path}${RENDERING}`,
    permalink: `https://instagram.example/p/${post.shortcode}/`,
    timestamp: new Date(takenAt).toISOString().replace(/\.\d+Z$/, '+0000'),
    alt_text: post.altText,
  }
  return Object.fromEntries(
    [...new Set(['id', ...fields])].map((name) => {
      const value = Object.hasOwn(all, name) ? all[name] : undefined
      if (value === undefined) throw unknownField(name)
      return [name, value]
    }),
  )
}

function wholeNumber(text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback
  if (!/^[1-9]\d{0,5}$/.test(text)) throw badParameter('limit')
  return Number(text)
}
