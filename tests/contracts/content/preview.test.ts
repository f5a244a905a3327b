import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSignedPreview } from '#lib/api/preview-token.ts'
import { readPreviewLink } from '@barriere/shared/secrets/preview-link.ts'
import { isSignedWebhook } from '@barriere/shared/secrets/webhook-signature.ts'
import { type ContentService, startContentService } from './service.ts'

/** Requests to a site that tells where a story is shown. */
const asked: { readonly url: string | undefined; readonly signature: unknown; readonly body: string }[] = []

let answer: { status: number; body: unknown } = { status: 200, body: {} }

const site = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    const { url, headers } = request
    asked.push({ url, signature: headers['webhook-signature'], body: Buffer.concat(chunks).toString() })
    response.writeHead(answer.status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  })
})

let service: ContentService

let origin: string

beforeAll(async () => {
  site.listen(0, '127.0.0.1')
  await once(site, 'listening')
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  service = await startContentService(
    { stories: [{ slug: 'a', full_slug: 'site/a', name: 'A', content: { component: 'page', _uid: 'u' } }] },
    { SITE_ORIGIN: origin, DRAFT_EPOCH: 3 },
  )
})

afterAll(async () => {
  await service.stop()
  site.close()
})

interface Managed {
  readonly id: number
  readonly uuid: string
  readonly preview_token: { readonly token: string; readonly timestamp: string }
}

async function read(): Promise<Managed> {
  const { body } = await service.manage<{ stories: { id: number }[] }>('GET', 'spaces/1/stories?with_slug=site/a')
  const story = await service.manage<{ story: Managed }>('GET', `spaces/1/stories/${body.stories[0]?.id}`)
  return story.body.story
}

test('a story comes with a signature that opens its preview, and not with the secret that made it', async () => {
  const { token, timestamp } = (await read()).preview_token
  const query = new URLSearchParams({
    '_storyblok_tk[space_id]': '1',
    '_storyblok_tk[timestamp]': timestamp,
    '_storyblok_tk[token]': token,
  })
  const expected = { spaceId: '1', previewTokens: ['local-preview'] as const }
  expect(token).not.toBe('local-preview')
  expect(isSignedPreview(query, { ...expected, now: Date.now() })).toBe(true)
  expect(isSignedPreview(query, { ...expected, now: Date.now() + 3_600_000 })).toBe(false)
})

test('a link to the draft ends after a day, names who made it, and is revoked by the epoch', async () => {
  const { id } = await read()
  const { status, body } = await service.manage<{ preview_link: { url: string; expires_at: string } }>(
    'POST',
    `spaces/1/stories/${id}/preview_links`,
    { language: 'en' },
  )
  expect(status).toBe(201)
  const { origin: to, pathname, searchParams } = new URL(body.preview_link.url)
  expect([to, pathname]).toEqual([origin, '/api/preview'])
  const key = { previewTokens: ['local-preview'] as const, draftEpoch: 3 }
  expect(readPreviewLink(searchParams, Date.now(), key)).toMatchObject({
    slug: 'site/a',
    language: 'en',
    by: expect.stringMatching(/./),
  })
  expect(readPreviewLink(searchParams, Date.now() + 86_401_000, key)).toBeUndefined()
  expect(readPreviewLink(searchParams, Date.now(), { ...key, draftEpoch: 4 })).toBeUndefined()
  expect((await service.manage('POST', 'spaces/1/stories/999/preview_links', {})).status).toBe(404)
})

test('a link may be to the site with a release, which must be one', async () => {
  const { id } = await read()
  const links = `spaces/1/stories/${id}/preview_links`
  const { body: made } = await service.manage<{ release: { id: number } }>('POST', 'spaces/1/releases', {
    release: { name: 'Printemps' },
  })
  const release = made.release.id
  const { body } = await service.manage<{ preview_link: { url: string } }>('POST', links, { release_id: release })
  const { searchParams } = new URL(body.preview_link.url)
  const key = { previewTokens: ['local-preview'] as const, draftEpoch: 3 }
  expect(readPreviewLink(searchParams, Date.now(), key)).toMatchObject({ release })
  for (const none of [release + 1, 0, 'x', 1.5])
    expect((await service.manage('POST', links, { release_id: none })).status).toBe(404)
})

test('where a story is shown is asked of the site, signed, and its failure is one', async () => {
  const { id, uuid } = await read()
  const pages = [{ path: '/a', live: true }]
  answer = { status: 200, body: { known: true, pages } }
  const { body } = await service.manage<{ cv: number }>('GET', `spaces/1/stories/${id}/pages`)
  expect(body).toEqual({ known: true, pages, cv: expect.any(Number) })
  const { url, signature, body: sent } = asked.at(-1) as (typeof asked)[number]
  expect(url).toBe('/api/preview/pages')
  expect(isSignedWebhook(sent, String(signature), ['local-webhook-secret'])).toBe(true)
  expect(JSON.parse(sent)).toMatchObject({ story: uuid, cv: body.cv })
  await service.manage('GET', `spaces/1/stories/${id}/pages?cv=7`)
  expect(JSON.parse(asked.at(-1)?.body ?? '')).toMatchObject({ cv: 7 })
  answer = { status: 500, body: {} }
  expect((await service.manage('GET', `spaces/1/stories/${id}/pages`)).status).toBe(502)
})
