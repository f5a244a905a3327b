import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { InstagramGateway } from '#lib/gateways/instagram/instagram.ts'
import { startServices } from '#services/start.ts'
import { addDatabase } from '#services/test-support/embedded-database.ts'

// The services' database takes seconds to start on a busy machine.
vi.setConfig({ hookTimeout: 90_000 })

const NOW = Date.UTC(2026, 5, 12, 10)

const TOKEN = 'local-instagram'

const FIELDS = 'id,caption,media_type,media_url,permalink,timestamp,alt_text'

let url = ''
let stop: () => Promise<void>

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'instagram-'))
  const assets = join(folder, 'content/assets/1')
  await mkdir(assets, { recursive: true })
  // `insta-10` distinguishes numeric from alphabetical order; `hotel_1` is not a picture of the feed.
  for (const name of ['insta-2_902', 'insta-10_910', 'insta-1_901', 'hotel_1']) {
    await writeFile(
      join(assets, `${name}.json`),
      JSON.stringify({ filename: `https://a.storyblok.com/f/1/1600x1600/0a1b2c/${name}.avif`, alt: `Image ${name}` }),
    )
  }
  await addDatabase(join(folder, 'data'))
  const running = await startServices(
    {
      SERVICES: ['instagram'],
      SERVICES_PORT: 0,
      LOG_LEVEL: 'silent',
      DATA_DIR: join(folder, 'data'),
      CONTENT_DIR: join(folder, 'content'),
    },
    { clock: { now: () => NOW } },
  )
  url = running.url
  stop = async () => {
    await running.stop()
    await rm(folder, { recursive: true, force: true })
  }
})

afterAll(() => stop())

interface Answer {
  data: Record<string, string>[]
  paging?: { cursors: { before: string; after: string } }
  error?: { type: string; code: number }
}

async function request(query: Record<string, string>): Promise<{ status: number; body: Answer }> {
  const answer = await fetch(`${url}/instagram/me/media?${new URLSearchParams(query).toString()}`)
  return { status: answer.status, body: (await answer.json()) as Answer }
}

describe('the feed', () => {
  test('has the pictures of the content folder in their numbers’ order, with the fields asked for', async () => {
    const { status, body } = await request({ fields: FIELDS, access_token: TOKEN })
    expect(status).toBe(200)
    expect(body.data.map((post) => post['alt_text'])).toEqual([
      'Image insta-1_901',
      'Image insta-2_902',
      'Image insta-10_910',
    ])
    expect(Object.keys(body.data[0] ?? {}).toSorted()).toEqual(FIELDS.split(',').toSorted())
    expect(body.data[0]).toMatchObject({
      media_type: 'IMAGE',
      timestamp: '2026-06-10T10:00:00+0000',
      permalink: expect.stringMatching(/^https:\/\/instagram\.example\/p\/\w+\/$/) as string,
      media_url: `${url}/content/f/1/1600x1600/0a1b2c/insta-1_901.avif/m/1080x1080/filters:quality(76):format(jpeg)`,
    })
    expect((await request({ access_token: TOKEN })).body.data[0]).toEqual({ id: body.data[0]?.['id'] })
  })

  test('comes in pages', async () => {
    const first = (await request({ limit: '2', access_token: TOKEN })).body
    expect(first.data).toHaveLength(2)
    const second = (await request({ limit: '2', after: first.paging?.cursors.after ?? '', access_token: TOKEN })).body
    expect(second.data).toHaveLength(1)
    expect((await request({ after: second.paging?.cursors.after ?? '', access_token: TOKEN })).body).toEqual({
      data: [],
    })
  })

  test.each([
    ['a wrong token', { access_token: 'x' }, 401, 190],
    ['no token', {}, 401, 190],
    ['a field that is none', { access_token: TOKEN, fields: 'id,constructor' }, 400, 100],
    ['a limit that is none', { access_token: TOKEN, limit: '-1' }, 400, 100],
  ])('%s is refused in Instagram’s words', async (_, query, status, code) => {
    const answer = await request(query as Record<string, string>)
    expect([answer.status, answer.body.error?.code]).toEqual([status, code])
  })
})

test('the site’s gateway reads it', async () => {
  const gateway = new InstagramGateway(
    { apiUrl: `${url}/instagram`, token: TOKEN, mediaHosts: [new URL(url).host] },
    { now: () => NOW },
  )
  const posts = await gateway.posts()
  expect(posts.map((post) => post.alt)).toEqual(['Image insta-1_901', 'Image insta-2_902', 'Image insta-10_910'])
  expect(posts[0]).toEqual({
    id: posts[0]?.id,
    alt: 'Image insta-1_901',
    picture: `/api/instagram/${posts[0]?.id ?? ''}`,
    permalink: expect.any(String) as string,
  })
})
