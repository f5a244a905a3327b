import { contentGateway } from '#lib/content/gateway.ts'
import { env } from '#lib/process/env.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'

/** A file of the media library as the delivery API returns it. */
interface RawAsset {
  readonly fieldtype: 'asset'
  readonly filename: string
  readonly alt?: string
  readonly focus?: string
}

const isAsset = (value: unknown): value is RawAsset =>
  typeof value === 'object' &&
  value !== null &&
  (value as RawAsset).fieldtype === 'asset' &&
  Boolean((value as RawAsset).filename)

function* assetsIn(value: unknown): Generator<RawAsset> {
  if (isAsset(value)) yield value
  else if (typeof value === 'object' && value !== null) {
    for (const member of Object.values(value)) yield* assetsIn(member)
  }
}

const ratioOf = ({ filename }: RawAsset): number | undefined => {
  const size = /\/(\d+)x(\d+)\//.exec(filename)
  const [width, height] = [Number(size?.[1] ?? 0), Number(size?.[2] ?? 0)]
  return width > 0 && height > 0 ? width / height : undefined
}

/** Files of the home page. It contains pictures of every format and the film. */
export async function spacePictures(locale: Locale): Promise<readonly RawAsset[]> {
  const home = await contentGateway().getStory({ slug: `${env.rootFolder}/` }, locale)
  return [...new Map([...assetsIn(home.content)].map((asset) => [asset.filename, asset])).values()]
}

/**
 * Replaces the pictures of a fixture, whose files do not exist, with pictures of the space. It cycles through those of
 * the nearest aspect ratio, so that neighbours differ. The fixture's words stay.
 */
export function withSpacePictures<T>(fixture: T, pictures: readonly RawAsset[]): T {
  let used = 0
  const replace = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replace)
    if (typeof value !== 'object' || value === null) return value
    if (!isAsset(value))
      return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, replace(member)]))
    const wanted = ratioOf(value)
    const fitting =
      wanted === undefined ? pictures.filter((picture) => ratioOf(picture) === undefined) : nearest(pictures, wanted)
    const picture = fitting[used % Math.max(1, fitting.length)]
    used += 1
    return picture ? { ...value, filename: picture.filename, focus: picture.focus ?? '' } : value
  }
  return replace(fixture) as T
}

function nearest(pictures: readonly RawAsset[], wanted: number): readonly RawAsset[] {
  const distance = (picture: RawAsset): number => Math.abs(Math.log((ratioOf(picture) ?? Number.MAX_VALUE) / wanted))
  const least = Math.min(...pictures.map(distance))
  return pictures.filter((picture) => distance(picture) <= least + 0.1)
}
