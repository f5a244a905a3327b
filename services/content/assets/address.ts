import { createHash, randomBytes } from 'node:crypto'
import type { StoredFile } from './types.ts'

/** Origin under which files are stored and exchanged; the delivery API puts this server's own in its place. */
const ORIGIN = 'https://a.storyblok.com'

const HASH_LENGTH = 10

/** File name of an address: letters, digits, `-`, `_` and one extension. All other characters become `-`. */
export function fileNameOf(name: string): string {
  const base = name.replace(/^.*[/\\]/, '')
  const dot = base.lastIndexOf('.')
  const clean = (part: string): string =>
    part
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z\d_]+/g, '-')
      .replace(/^-|-$/g, '')
  const stem = clean(dot < 0 ? base : base.slice(0, dot)).slice(0, 100) || 'file'
  return dot < 0 ? stem : `${stem}.${clean(base.slice(dot + 1))}`
}

const addressOf = (spaceId: number, size: string, hash: string, name: string): string =>
  ['', 'f', spaceId, ...(size === '' ? [] : [size]), hash, name].join('/')

/** Address of a file whose bytes are known. It is unique to the asset and the bytes. */
export function fileAddress(spaceId: number, assetId: number, name: string, file: StoredFile): string {
  const hash = createHash('sha256').update(`${assetId}:${file.digest}`).digest('hex').slice(0, HASH_LENGTH)
  const size = file.width !== null && file.height !== null ? `${file.width}x${file.height}` : ''
  return addressOf(spaceId, size, hash, fileNameOf(name))
}

/** Address that is promised before the bytes are known. `size` is the client's claim, `<width>x<height>`. */
export const promisedAddress = (spaceId: number, name: string, size: string): string =>
  addressOf(
    spaceId,
    /^\d{1,5}x\d{1,5}$/.test(size) ? size : '',
    randomBytes(HASH_LENGTH / 2).toString('hex'),
    fileNameOf(name),
  )

/** URL of an address, as stories hold it. */
export const urlOf = (address: string): string => `${ORIGIN}${encodeURI(address)}`

const URLS = /https?:\/\/a(?:-us|-ca|-ap)?\.storyblok\.com(\/f\/[^\s"'<>()]+)/g

/** Decoded address of a URL's path, without a rendering's operations; undefined where it is malformed. */
function addressIn(path: string): string | undefined {
  try {
    return decodeURIComponent(path.replace(/\/m(?:\/.*)?$/, ''))
  } catch {
    return undefined
  }
}

/** Text with URLs of files replaced where `change` gives another address; operations of a rendering stay. */
export const mapUrls = (text: string, change: (address: string) => string | undefined): string =>
  text.includes('.storyblok.com/f/')
    ? text.replace(URLS, (url, path: string) => {
        const address = addressIn(path)
        const next = address === undefined ? undefined : change(address)
        return next === undefined ? url : urlOf(next) + (/\/m(?:\/.*)?$/.exec(path)?.[0] ?? '')
      })
    : text
