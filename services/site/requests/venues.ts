import { z } from 'zod'
import { DEFAULT_LOCALE, type Locale } from '@barriere/shared/domain/locale.ts'
import { LAYOUTS, type Seats } from '@barriere/shared/domain/visitors/seminar.ts'
import type { Logger } from '../../kit/log.ts'
import { type RequestContent, type Story, oneLine } from './content.ts'

/** Time-out in milliseconds of the picture, after that of the stories: the sender is waiting. */
const PICTURE_DEADLINE = 1_000

/** Maximum size of the picture in bytes. */
const MAX_PICTURE = 1024 * 1024

/** Size in pixels: the recap's banner, for print. */
export const PICTURE = { width: 1200, height: 500 } as const

/** First bytes of a JPEG. */
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/** A seminar venue according to its page. */
export interface Venue {
  readonly uuid: string
  /** Undefined if the content has no such venue. */
  readonly name?: string | undefined
  readonly town?: string | undefined
  readonly email?: string | undefined
  readonly halls: readonly Seats[]
  /** Original of the venue's picture, and the focal point in the image service's notation. */
  readonly image?: { readonly src: string; readonly focus: string } | undefined
}

export interface Venues {
  /** In the order of the request. */
  readonly venues: readonly Venue[]
  /** Names of the venues' incentives by key, in the desk's language and in the sender's. */
  readonly incentives: Readonly<Record<'desk' | 'sender', ReadonlyMap<string, string>>>
}

const seats = z.coerce.number().int().positive().optional().catch(undefined)

const hall = z.object(Object.fromEntries(LAYOUTS.map((layout) => [layout, seats])))

const incentive = z.object({ _uid: z.string(), title: z.string() })

const image = z.object({ filename: z.url(), focus: z.string().nullish() })

/** The venues of a request, and the names of their incentives. Rejects if the content does not answer. */
export async function findVenues(
  content: RequestContent,
  uuids: readonly string[],
  locale: Locale,
  signal: AbortSignal,
): Promise<Venues> {
  const ask = (language: Locale) => content.storiesByUuid(uuids, signal, { contentType: 'seminar', locale: language })
  const [ours, theirs] = await Promise.all([ask(DEFAULT_LOCALE), locale === DEFAULT_LOCALE ? undefined : ask(locale)])
  const found = new Map(ours.map((story) => [story.uuid, story]))
  return {
    venues: uuids.map((uuid) => venueOf(uuid, found.get(uuid))),
    incentives: { desk: incentivesOf(ours), sender: incentivesOf(theirs ?? ours) },
  }
}

function venueOf(uuid: string, story: Story | undefined): Venue {
  if (!story) return { uuid, halls: [] }
  const { content } = story
  const picture = image.safeParse(content['image'])
  return {
    uuid,
    name: oneLine(story.name),
    town: typeof content['town'] === 'string' ? oneLine(content['town']) : undefined,
    email: content.email,
    halls: blocksOf(content, 'hall').map((block) => hall.parse(block)),
    image: picture.success ? { src: picture.data.filename, focus: picture.data.focus ?? '' } : undefined,
  }
}

const incentivesOf = (found: readonly Story[]): ReadonlyMap<string, string> =>
  new Map(
    found
      .flatMap(({ content }) => blocksOf(content, 'seminar-incentive'))
      .flatMap((block) => incentive.safeParse(block).data ?? [])
      .map(({ _uid, title }) => [_uid, oneLine(title) ?? '']),
  )

/** Every block of a component, at any depth. */
function blocksOf(value: unknown, component: string): object[] {
  if (typeof value !== 'object' || value === null) return []
  const within = Object.values(value).flatMap((child) => blocksOf(child, component))
  return 'component' in value && value.component === component ? [value, ...within] : within
}

interface PictureOptions {
  /** Address of the delivery API. */
  readonly endpoint: string
  /** Origin of the assets, if it is neither the content service's nor Storyblok's. */
  readonly assetOrigin: string | undefined
  readonly log: Logger
}

/** Picture of the first venue that has one, as JPEG. Never rejects: the recap can do without it. */
export async function pictureOf(
  venues: readonly Venue[],
  { endpoint, assetOrigin, log }: PictureOptions,
): Promise<Buffer | undefined> {
  const { image: found } = venues.find((venue) => venue.image !== undefined) ?? {}
  if (!found || !isAssetOf(found.src, [endpoint, assetOrigin])) return undefined
  const focal = /^\d+x\d+:\d+x\d+$/.test(found.focus) ? `focal(${found.focus}):` : ''
  const address = `${found.src}/m/${PICTURE.width}x${PICTURE.height}/filters:${focal}format(jpeg):quality(82)`
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PICTURE_DEADLINE) })
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MAX_PICTURE) {
      await response.body?.cancel()
      throw new Error(`status ${response.status}`)
    }
    const bytes = Buffer.from(await response.arrayBuffer())
    if (bytes.length > MAX_PICTURE || !bytes.subarray(0, JPEG.length).equals(JPEG)) throw new Error('no JPEG')
    return bytes
  } catch (error) {
    log.warn(
      { event: 'requests.picture', reason: error instanceof Error ? error.name : 'unknown' },
      'the image service did not answer: the recap has no picture',
    )
    return undefined
  }
}

/** SSRF: pictures are requested only from the space's own assets. */
function isAssetOf(src: string, ours: readonly (string | undefined)[]): boolean {
  const { origin, hostname, protocol } = new URL(src)
  const isStoryblok = protocol === 'https:' && /^a(?:-[a-z]{2})?\.storyblok\.com$/.test(hostname)
  return isStoryblok || ours.some((address) => address !== undefined && new URL(address).origin === origin)
}
