import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAssetIndex } from './assets.ts'
import { createImageHandler, type ImageHandler } from './handler.ts'
import { halves, storeAsset } from './test-pictures.ts'

const PICTURE = '/f/1/400x200/0123456789/halves.png'
const DRAWING = '/f/1/10x10/0123456789/drawing.svg'
const VIDEO = '/f/1/0123456789/clip.mp4'
const PAPER = '/f/1/0123456789/menu d’été.pdf'
const BROKEN = '/f/1/9x9/0123456789/broken.jpg'
const WEBP = { accept: 'image/avif,image/webp,*/*' }
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'
const video = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))

let root: string
let strict: ImageHandler
let lenient: ImageHandler
const rendered: object[] = []

const create = (mode: boolean, cache: string): ImageHandler =>
  createImageHandler({
    assets: createAssetIndex(join(root, 'assets')),
    cacheDir: join(root, cache),
    strict: mode,
    avifEffort: 2,
    log: { info: (fields) => void rendered.push(fields), warn: () => undefined },
  })

const createOver = (assetsDir: string): ImageHandler =>
  createImageHandler({
    assets: createAssetIndex(assetsDir),
    cacheDir: join(root, 'cache-other'),
    strict: true,
    avifEffort: 2,
    log: { info: () => undefined, warn: () => undefined },
  })

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'image-handler-'))
  const assets = join(root, 'assets')
  await storeAsset(assets, 1, PICTURE, await halves(400, 200))
  await storeAsset(assets, 2, DRAWING, Buffer.from(SVG))
  await storeAsset(assets, 3, VIDEO, video)
  await storeAsset(assets, 4, PAPER, Buffer.from('%PDF-1.7'))
  await storeAsset(assets, 5, BROKEN, Buffer.from('not a jpeg'))
  await writeFile(join(root, 'secret.txt'), 'secret')
  strict = create(true, 'cache-strict')
  lenient = create(false, 'cache-lenient')
})

afterAll(() => rm(root, { recursive: true }))

const get = (handler: ImageHandler, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  handler(new Request('http://localhost/', { headers, method }), path)

const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe('image handler: limits of work', () => {
  const sizes = (count: number) => Array.from({ length: count }, (_, index) => `${PICTURE}/m/${index + 1}x0`)

  it('queues so many renderings, and answers 503 with Retry-After beyond', async () => {
    const answers = await Promise.all(sizes(80).map((path) => get(create(true, 'cache-queue'), path)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const handler = create(true, 'cache-queue-one')
    const statuses = await Promise.all(sizes(80).map(async (path) => (await get(handler, path)).status))
    expect(statuses.filter((status) => status === 200)).toHaveLength(66)
    expect(statuses.filter((status) => status === 503)).toHaveLength(14)
    const late = await Promise.all(sizes(80).map((path) => get(handler, path)))
    expect(late.filter(({ status }) => status === 503).every(({ headers }) => headers.has('retry-after'))).toBe(true)
  })

  it('draws nothing for those who have gone', async () => {
    const handler = create(true, 'cache-gone')
    rendered.length = 0
    const leaving = new AbortController()
    const gone = sizes(30).map((path) => handler(new Request('http://localhost/', { signal: leaving.signal }), path))
    const shared = `${PICTURE}/m/30x0`
    const stays = get(handler, shared)
    leaving.abort()
    await Promise.all(gone)
    expect((await stays).status).toBe(200)
    // Two had started, and one is still requested.
    expect(rendered.length).toBeLessThanOrEqual(3)
  })

  it('refuses what takes too many steps over too many pixels', async () => {
    const blurred = (side: number, times: number) =>
      `${PICTURE}/m/${side}x${side}/filters:${Array.from({ length: times }, () => 'blur(50)').join(':')}`
    expect((await get(strict, blurred(4000, 3))).status).toBe(413)
    expect((await get(lenient, blurred(2000, 16))).status).toBe(413)
    expect((await get(strict, blurred(200, 16))).status).toBe(200)
  })
})

describe('image handler: renderings', () => {
  it('serves WebP to who accepts it, and says so', async () => {
    const response = await get(strict, `${PICTURE}/m/100x0`, WEBP)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'access-control-allow-origin': '*',
      'vary': 'Accept',
    })
    const data = await bytes(response)
    expect(response.headers.get('content-length')).toBe(String(data.length))
    expect(await sharp(data).metadata()).toMatchObject({ format: 'webp', width: 100, height: 50 })
  })

  it.each([{}, { accept: '*/*' }, { accept: 'image/*' }, { accept: 'image/webp;q=0, image/png' }])(
    'serves the source’s format for %j',
    async (headers) => {
      const response = await get(strict, `${PICTURE}/m/`, headers)
      expect(response.headers.get('content-type')).toBe('image/png')
    },
  )

  it('does not vary when the URL names the format', async () => {
    const response = await get(strict, `${PICTURE}/m/100x0/filters:format(avif)`, WEBP)
    expect(response.headers.get('vary')).toBeNull()
    expect(response.headers.get('content-type')).toBe('image/avif')
  })

  it('answers 304 to its own tag, and has another tag for each format', async () => {
    const webp = await get(strict, `${PICTURE}/m/90x0`, WEBP)
    const png = await get(strict, `${PICTURE}/m/90x0`)
    const etag = webp.headers.get('etag') ?? ''
    expect(png.headers.get('etag')).not.toBe(etag)
    const again = await get(strict, `${PICTURE}/m/90x0`, { ...WEBP, 'if-none-match': `"x", W/${etag}` })
    expect([again.status, again.headers.get('etag'), again.headers.get('vary')]).toEqual([304, etag, 'Accept'])
    expect((await get(strict, `${PICTURE}/m/90x0`, { 'if-none-match': etag })).status).toBe(200)
  })

  it('answers HEAD without a body', async () => {
    const response = await get(strict, `${PICTURE}/m/80x0`, {}, 'HEAD')
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(50)
    expect(await bytes(response)).toHaveLength(0)
  })

  it('renders once for many who ask at once, and not again after a restart', async () => {
    rendered.length = 0
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(strict, `${PICTURE}/m/77x33`)))
    const bodies = await Promise.all(answers.map(bytes))
    expect(rendered).toHaveLength(1)
    expect(bodies.every((body) => body.equals(bodies[0] ?? Buffer.alloc(0)))).toBe(true)
    const restarted = await get(create(true, 'cache-strict'), `${PICTURE}/m/77x33`)
    expect(rendered).toHaveLength(1)
    expect((await bytes(restarted)).equals(bodies[0] ?? Buffer.alloc(0))).toBe(true)
    expect(restarted.headers.get('content-type')).toBe('image/png')
  })

  it('treats two spellings of one request as one', async () => {
    rendered.length = 0
    await get(strict, `${PICTURE}/m/66x0/filters:blur(2, 2)`)
    await get(strict, `${PICTURE}/m/66x0/filters%3Ablur%282%29/`)
    expect(rendered).toHaveLength(1)
  })

  it('refuses bad operations when strict and does without them when lenient', async () => {
    for (const bad of ['nonsense', 'filters:quality(101)', 'filters:sepia()', '900x0:910x10']) {
      const refused = await get(strict, `${PICTURE}/m/${bad}`)
      expect(refused.status).toBe(400)
      expect(await refused.json()).toEqual({ error: expect.any(String) as string })
      expect((await get(lenient, `${PICTURE}/m/${bad}`)).status).toBe(200)
    }
  })

  it('answers 415 for a broken picture', async () => {
    const response = await get(lenient, `${BROKEN}/m/10x10`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([415, 'no-store'])
  })
})

describe('image handler: originals', () => {
  it('serves the bytes as they are', async () => {
    const response = await get(strict, PICTURE)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('accept-ranges')).toBe('bytes')
    expect((await bytes(response)).equals(await halves(400, 200))).toBe(true)
    const etag = response.headers.get('etag') ?? ''
    expect((await get(strict, PICTURE, { 'if-none-match': etag })).status).toBe(304)
  })

  it('finds a name with spaces and accents, encoded', async () => {
    const response = await get(strict, encodeURI(PAPER))
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect((await bytes(response)).toString()).toBe('%PDF-1.7')
  })

  it('never transforms a drawing, and keeps it from running as a page', async () => {
    for (const path of [DRAWING, `${DRAWING}/m/`, `${DRAWING}/m/500x500/filters:format(png)`]) {
      const response = await get(strict, path)
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
      expect(response.headers.get('content-security-policy')).toContain('sandbox')
      expect((await bytes(response)).toString()).toBe(SVG)
    }
  })

  it('does not transform what is no picture', async () => {
    expect((await get(strict, `${VIDEO}/m/10x10`)).status).toBe(415)
    expect((await get(lenient, `${VIDEO}/m/10x10`)).headers.get('content-type')).toBe('video/mp4')
  })

  it.each([
    ['bytes=0-9', 206, 0, 9],
    ['bytes=990-', 206, 990, 999],
    ['bytes=-5', 206, 995, 999],
    ['bytes=500-99999', 206, 500, 999],
    ['bytes=9-1', 200, 0, 999],
    ['bytes=0-1,5-6', 200, 0, 999],
    ['lines=0-1', 200, 0, 999],
  ])('answers range %s with %i', async (range, status, first, last) => {
    const response = await get(strict, VIDEO, { range })
    expect(response.status).toBe(status)
    expect((await bytes(response)).equals(video.subarray(first, last + 1))).toBe(true)
    const expected = status === 206 ? `bytes ${String(first)}-${String(last)}/1000` : null
    expect(response.headers.get('content-range')).toBe(expected)
  })

  it('refuses a range past the end', async () => {
    for (const range of ['bytes=1000-', 'bytes=-0']) {
      const response = await get(strict, VIDEO, { range })
      expect([response.status, response.headers.get('content-range')]).toEqual([416, 'bytes */1000'])
    }
  })

  it('serves the whole file when it has changed since', async () => {
    const etag = (await get(strict, VIDEO, {}, 'HEAD')).headers.get('etag') ?? ''
    expect((await get(strict, VIDEO, { 'range': 'bytes=0-1', 'if-range': '"old"' })).status).toBe(200)
    expect((await get(strict, VIDEO, { 'range': 'bytes=0-1', 'if-range': etag })).status).toBe(206)
  })

  it('sees an asset that arrives later', async () => {
    const path = '/f/1/4x4/9876543210/late.png'
    expect((await get(strict, path)).status).toBe(404)
    await storeAsset(join(root, 'assets'), 9, path, await halves(4, 4))
    expect((await get(strict, path)).status).toBe(200)
  })
})

describe('image handler: asset folder', () => {
  it('looks again at a sidecar that was half-written', async () => {
    const assets = join(root, 'growing')
    const path = '/f/1/4x4/1212121212/grown.png'
    await storeAsset(assets, 1, path, await halves(4, 4))
    const sidecar = join(assets, '1', 'grown_1.json')
    const whole = await readFile(sidecar, 'utf8')
    await writeFile(sidecar, whole.slice(0, 10))
    const handler = createOver(assets)
    expect((await get(handler, path)).status).toBe(404)
    await writeFile(sidecar, whole)
    expect((await get(handler, path)).status).toBe(200)
  })

  it('finds nothing while there is no folder', async () => {
    expect((await get(createOver(join(root, 'nowhere')), PICTURE)).status).toBe(404)
  })
})

describe('image handler: refusals', () => {
  it('answers 404 in JSON for an unknown asset', async () => {
    const response = await get(strict, '/f/1/1x1/ffffffffff/none.png/m/9x9')
    expect(response.status).toBe(404)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(await response.json()).toEqual({ error: 'asset not found' })
  })

  it.each([
    '/f/../../secret.txt',
    '/f/1/../../../secret.txt',
    '/f/1/abc/..%2F..%2Fsecret.txt',
    '/f/1/abc/%2e%2e/%2e%2e/secret.txt',
    '/f/1/abc/..%5c..%5csecret.txt',
    '/f/1/abc//etc/passwd',
    '/f/1/abc/halves_1.png',
    '/f/1/abc/halves_1.json',
    '/f/1/abc/%00',
    '/f/__proto__/constructor/toString',
  ])('finds nothing at %s', async (path) => {
    expect((await get(strict, path)).status).toBe(404)
  })

  it('knows three methods', async () => {
    expect((await get(strict, PICTURE, {}, 'POST')).status).toBe(405)
    const preflight = await get(strict, PICTURE, {}, 'OPTIONS')
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  })

  it('refuses an endless address', async () => {
    expect((await get(strict, `${PICTURE}/m/${'9'.repeat(3000)}`)).status).toBe(414)
  })

  it('never answers 5xx, and never HTML', async () => {
    const small = fc.integer({ min: 0, max: 60 }).map(String)
    const part = fc.oneof(
      fc.tuple(small, small).map(([a, b]) => `${a}x${b}`),
      fc.tuple(small, small, small, small).map(([a, b, c, d]) => `${a}x${b}:${c}x${d}`),
      fc.constantFrom('fit-in', 'smart', '-9x-9', '', 'filters:'),
      fc
        .array(
          fc.oneof(
            small.map((n) => `quality(${n})`),
            small.map((n) => `blur(${n})`),
            small.map((n) => `round_corner(${n}|${n},1,2,3,1)`),
            fc.tuple(small, small).map(([a, b]) => `focal(${a}x${b}:${b}x${a})`),
            fc.constantFrom('grayscale()', 'rotate(90)', 'fill(transparent)', 'format(jpeg)', 'no_upscale()'),
            fc.string(),
          ),
          { maxLength: 4 },
        )
        .map((filters) => `filters:${filters.join(':')}`),
      fc.string(),
    )
    const tail = fc.array(part, { maxLength: 5 }).map((parts) => parts.join('/'))
    const base = fc.constantFrom(PICTURE, DRAWING, VIDEO, BROKEN, '/f/1/x', '')
    await fc.assert(
      fc.asyncProperty(base, tail, fc.boolean(), async (start, end, mode) => {
        const response = await get(mode ? strict : lenient, `${start}/m/${end}`, WEBP)
        expect(response.status).toBeLessThan(500)
        expect(response.headers.get('content-type') ?? '').not.toContain('html')
        await bytes(response)
      }),
      { numRuns: 250 },
    )
  })

  it('leaves nothing but renderings in its cache', async () => {
    expect((await readdir(join(root, 'cache-strict'))).every((name) => /^[0-9a-f]{40}$/.test(name))).toBe(true)
  })
})
