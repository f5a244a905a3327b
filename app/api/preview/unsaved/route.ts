import { parseCookie } from 'cookie'
import { isOwnRequest } from '#lib/api/same-origin.ts'
import { toStory } from '#lib/content/story.ts'
import { isContentError } from '#lib/content/service/content-error.ts'
import { unsavedStories } from '#lib/content/unsaved-stories.ts'
import { CSRF_HEADER } from '@barriere/shared/contracts/http.ts'
import { UNSAVED_STORY_DEPTH, UNSAVED_STORY_LIMIT } from '#lib/contracts/live-edit.ts'
import { isJsonType, parseJson } from '@barriere/shared/http/json-text.ts'
import { readBody } from '@barriere/shared/http/read-body.ts'
import { DRAFT_COOKIE, readDraftCookie } from '#lib/routing/draft-cookie.ts'
import { readDraftPass } from '#lib/routing/draft-pass.ts'
import { env } from '#lib/process/env.ts'
import type { UnsavedStory } from '#lib/process/page-request.ts'

const answer = (body: object, status: number): Response =>
  Response.json(body, {
    status,
    headers: {
      'cache-control': 'no-store',
      // The rest of a too long body stays unread, so the connection cannot be reused.
      ...(status === 413 ? { connection: 'close' } : {}),
    },
  })

const refuse = (status: number, error: string): Response => answer({ error }, status)

/**
 * Live editing: holds the story that an editor is typing, and returns the key with which its draft page is rendered.
 * The request needs a draft pass for the path in `?page=`, or the draft cookie. For editors only: the pass of a shared
 * draft is refused.
 */
export async function POST(request: Request): Promise<Response> {
  const { headers } = request
  if (!isOwnRequest(headers, env.siteOrigin) || !headers.has(CSRF_HEADER)) return refuse(403, 'Forbidden')
  const { searchParams } = new URL(request.url)
  const cookie = parseCookie(headers.get('cookie') ?? '')[DRAFT_COOKIE]
  const pass = readDraftPass(searchParams.get('page') ?? '', searchParams) ?? readDraftCookie(cookie)
  if (pass?.by !== '') return refuse(401, 'No draft session')
  if (!isJsonType(headers.get('content-type'))) return refuse(415, 'Not JSON')
  const text = await readBody(request, UNSAVED_STORY_LIMIT)
  if (text === undefined) return refuse(413, 'Story too large')
  const parsed = parseJson(text, { depth: UNSAVED_STORY_DEPTH })
  if (!parsed.ok) return refuse(parsed.error === 'malformed' ? 400 : 422, `JSON: ${parsed.error}`)
  const story = readStory((parsed.value as { story?: unknown } | null)?.story)
  if (!story) return refuse(422, 'Not a story')
  return answer({ key: await unsavedStories().hold(story) }, 201)
}

/** A story in the delivery API's form; undefined for anything else. */
function readStory(raw: unknown): UnsavedStory | undefined {
  try {
    toStory(raw)
    return raw as UnsavedStory
  } catch (error) {
    if (!isContentError(error)) throw error
    return undefined
  }
}
