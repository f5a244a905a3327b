import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startServices } from '#services/start.ts'
import { addDatabase } from '#services/test-support/embedded-database.ts'
import { load, post, sign, upload } from './assets.ts'
import { startContentService, type ContentService } from './service.ts'

const PDF = Buffer.from('%PDF-1.7\n')

let service: ContentService

beforeAll(async () => {
  service = await startContentService({ stories: [] }, { CONTENT_DOCUMENT_MEGABYTES: 1, CONTENT_PICTURE_MEGAPIXELS: 1 })
})
afterAll(() => service.stop())

/** Files under upload, and leftover files. */
const incoming = (data = service.data): Promise<string[]> => readdir(join(data, 'assets/incoming')).catch(() => [])

describe('what is served of an upload', () => {
  test('a drawing is clean, and cannot run as a page', async () => {
    const drawing = '<svg viewBox="0 0 4 2"><script>alert(1)</script><path d="M0 0h4v2z" onload="alert(1)"/></svg>'
    const { filename, content_type: type } = await upload(service, { filename: 'Logo.svg' }, Buffer.from(drawing))
    expect(type).toBe('image/svg+xml')
    expect(filename).toContain('/4x2/')
    const answer = await load(service, filename)
    expect(await answer.text()).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path d="M0 0h4v2z"/></svg>',
    )
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('a document is an attachment', async () => {
    const { filename } = await upload(service, { filename: 'Menu d’été.pdf' }, PDF)
    expect(filename).toMatch(/\/menu-d-ete\.pdf$/)
    const answer = await load(service, filename)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="menu-d-ete.pdf"',
      'x-content-type-options': 'nosniff',
    })
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  })

  test('a photograph does not say where it was taken', async () => {
    const photograph = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { filename } = await upload(service, { filename: 'photo.jpg' }, photograph)
    const served = await (await load(service, filename)).arrayBuffer()
    expect((await sharp(served).metadata()).exif).toBeUndefined()
  })

  test.each([
    '../../etc/passwd.png',
    '..\\..\\x.png',
    '/etc/x.png',
    '%2e%2e%2fx.png',
    'a\u0000b.png',
    '.png',
    '....png',
  ])('a name is a name, never a path: %j', async (filename) => {
    const data = await sharp({ create: { width: 2, height: 2, channels: 3, background: '#123456' } })
      .png()
      .toBuffer()
    const answer = await service.manage<{ fields: { key: string } }>('POST', 'spaces/1/assets', { filename })
    if (answer.status !== 200) {
      expect(answer.status).toBe(422)
      return
    }
    expect(answer.body.fields.key).toMatch(/^f\/1\/[\da-f]{10}\/[a-z\d_-]+\.png$/)
    const made = await upload(service, { filename }, data)
    expect(new URL(made.filename).pathname).toMatch(/^\/f\/1\/2x2\/[\da-f]{10}\/[a-z\d_-]+\.png$/)
  })
})

describe('what is refused', () => {
  test('a kind that is not taken, before anything is sent', async () => {
    for (const filename of ['tool.exe', 'page.html', 'noextension', 'photo.heic', 'x.png.js'])
      expect((await service.manage('POST', 'spaces/1/assets', { filename })).status).toBe(422)
  })

  test('content that is another than its name, with the reason', async () => {
    for (const [filename, data, code] of [
      ['a.png', Buffer.from('<html></html>'), 'type'],
      ['a.png', PDF, 'name'],
      ['a.pdf', Buffer.from('<svg/>'), 'name'],
      ['a.jpg', Buffer.from('ffd8ffe0', 'hex'), 'unreadable'],
      [
        'a.png',
        await sharp({ create: { width: 2000, height: 600, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
        'pixels',
      ],
    ] as const) {
      const answer = await post(await sign(service, { filename }), data)
      expect([filename, answer.status, ((await answer.json()) as { code: string }).code]).toEqual([filename, 422, code])
    }
    expect(await incoming()).toEqual([])
  })

  test('a file that is longer than its kind may be is cut off, and none of it stays', async () => {
    const signed = await sign(service, { filename: 'long.pdf' })
    const answer = await post(signed, Buffer.concat([PDF, Buffer.alloc(3_000_000)])).catch((error: unknown) => error)
    // Race: the connection is closed during the upload, so some clients see the answer, others the end.
    if (answer instanceof Response) expect(answer.status).toBe(413)
    await vi.waitFor(async () => expect(await incoming()).toEqual([]))
    expect((await service.manage('GET', `spaces/1/assets/${signed.id}/finish_upload`)).status).toBe(422)
  })

  test('a sender that goes away leaves nothing', async () => {
    const { fields, post_url: url } = await sign(service, { filename: 'gone.pdf' })
    const boundary = 'b'
    const head = Object.entries(fields)
      .map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('')
    const part = 'content-disposition: form-data; name="file"; filename="x.pdf"'
    const file = `--${boundary}\r\n${part}\r\n\r\n%PDF-1.7 ${' '.repeat(100_000)}`
    const sending = request(url, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': 1_000_000 },
    })
    sending.on('error', () => undefined)
    sending.write(head + file)
    await vi.waitFor(async () => expect(await incoming()).toHaveLength(1))
    sending.destroy()
    await vi.waitFor(async () => expect(await incoming()).toEqual([]))
  })

  test.each([
    ['no form', { 'content-type': 'application/json' }, '{}', 415],
    ['no boundary', { 'content-type': 'multipart/form-data' }, 'x', 400],
    [
      'no file',
      { 'content-type': 'multipart/form-data; boundary=b' },
      '--b\r\ncontent-disposition: form-data; name="policy"\r\n\r\n1\r\n--b--\r\n',
      400,
    ],
    [
      'an end before its time',
      { 'content-type': 'multipart/form-data; boundary=b' },
      '--b\r\ncontent-disposition: form-data; na',
      400,
    ],
    [
      'a file before the fields',
      { 'content-type': 'multipart/form-data; boundary=b' },
      '--b\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-\r\n--b--\r\n',
      403,
    ],
  ] as const)('%s', async (_, headers, body, status) => {
    expect((await fetch(`${service.url}/uploads`, { method: 'POST', headers, body })).status).toBe(status)
    expect(await incoming()).toEqual([])
  })

  test('a form that never began has no other method', async () => {
    expect((await fetch(`${service.url}/uploads`)).status).toBe(404)
  })
})

test('uploads that nobody finishes are forgotten after a day, with their bytes; finished ones stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sweep-'))
  const data = join(folder, 'data')
  const clock = { time: Date.now(), now: () => clock.time }
  await addDatabase(data)
  await mkdir(join(folder, 'content'))
  const start = async () => {
    const running = await startServices(
      {
        SERVICES: ['content'],
        SERVICES_PORT: 0,
        LOG_LEVEL: 'silent',
        DATA_DIR: data,
        CONTENT_DIR: join(folder, 'content'),
      },
      { clock },
    )
    const manage: ContentService['manage'] = async <T>(method: string, path: string) => {
      const answer = await fetch(`${running.url}/content/v1/${path}`, {
        method,
        headers: { authorization: 'local-management' },
      })
      return { status: answer.status, body: (await answer.json()) as T, headers: answer.headers }
    }
    return { ...running, manage } as unknown as ContentService
  }
  const stored = async (): Promise<string[]> =>
    (await readdir(join(data, 'assets'), { recursive: true })).filter((name) => /[\da-f]{64}$/.test(name))

  const before = await start()
  const left = await sign(before, { filename: 'left.pdf' })
  expect((await post(left, Buffer.concat([PDF, Buffer.from('left')]))).status).toBe(204)
  const done = await upload(before, { filename: 'done.pdf' }, PDF)
  await writeFile(join(data, 'assets/incoming/half'), 'half')
  // A crash between the end of a row and that of its file.
  const orphan = 'a'.repeat(64)
  await mkdir(join(data, 'assets/aa'), { recursive: true })
  await writeFile(join(data, 'assets/aa', orphan), 'orphan')
  expect(await stored()).toHaveLength(3)
  await before.stop()

  clock.time += 25 * 3_600_000
  const after = await start()
  await vi.waitFor(async () => expect(await stored()).toHaveLength(1), { timeout: 10_000 })
  expect(await incoming(data)).toEqual([])
  expect((await after.manage('GET', `spaces/1/assets/${left.id}/finish_upload`)).status).toBe(404)
  expect((await after.manage('GET', `spaces/1/assets/${done.id}`)).status).toBe(200)
  await after.stop()
  await rm(folder, { recursive: true })
})
