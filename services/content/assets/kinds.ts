/** Kinds of files, each with a size limit of its own. */
export type FileKind = 'picture' | 'video' | 'document'

export interface FileType {
  readonly kind: FileKind
  readonly contentType: string
  /** Extensions that agree with the type, without the dot. */
  readonly extensions: readonly string[]
  /** sharp's name of the format; absent if sharp does not decode it. */
  readonly picture?: 'avif' | 'gif' | 'jpeg' | 'png' | 'webp'
}

const ascii = (head: Buffer, start: number, end: number): string => head.toString('latin1', start, end)

/** Brands of an ISO media file: the major one and the compatible ones. */
const brandsOf = (head: Buffer): string[] => {
  if (ascii(head, 4, 8) !== 'ftyp') return []
  const end = Math.min(head.length, head.readUInt32BE(0))
  const brands = [ascii(head, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(head, at, at + 4))
  return brands
}

const PICTURE_BRANDS = ['avif', 'avis']
const VIDEO_BRANDS = /^(?:iso[\dm]|mp4[12]|avc1|M4V |dash|MSNV)$/

const TYPES: readonly (FileType & { readonly matches: (head: Buffer) => boolean })[] = [
  {
    kind: 'picture',
    contentType: 'image/jpeg',
    extensions: ['jpg', 'jpeg', 'jfif', 'jpe', 'pjpeg', 'pjp'],
    picture: 'jpeg',
    matches: (head) => head.subarray(0, 3).equals(Buffer.from('ffd8ff', 'hex')),
  },
  {
    kind: 'picture',
    contentType: 'image/png',
    extensions: ['png'],
    picture: 'png',
    matches: (head) => head.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex')),
  },
  {
    kind: 'picture',
    contentType: 'image/webp',
    extensions: ['webp'],
    picture: 'webp',
    matches: (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP',
  },
  {
    kind: 'picture',
    contentType: 'image/gif',
    extensions: ['gif'],
    picture: 'gif',
    matches: (head) => /^GIF8[79]a/.test(ascii(head, 0, 6)),
  },
  {
    kind: 'picture',
    contentType: 'image/avif',
    extensions: ['avif'],
    picture: 'avif',
    matches: (head) => brandsOf(head).some((brand) => PICTURE_BRANDS.includes(brand)),
  },
  {
    kind: 'video',
    contentType: 'video/mp4',
    extensions: ['mp4', 'm4v'],
    matches: (head) => brandsOf(head).some((brand) => VIDEO_BRANDS.test(brand)),
  },
  {
    kind: 'video',
    contentType: 'video/webm',
    extensions: ['webm'],
    matches: (head) =>
      head.subarray(0, 4).equals(Buffer.from('1a45dfa3', 'hex')) && ascii(head, 4, 64).includes('webm'),
  },
  {
    kind: 'picture',
    contentType: 'image/svg+xml',
    extensions: ['svg'],
    // XML has no magic bytes; the parser that cleans it decides.
    matches: (head) => /^(?:\uFEFF)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(head.toString('utf8')),
  },
  {
    kind: 'document',
    contentType: 'application/pdf',
    extensions: ['pdf'],
    // PDF readers accept leading bytes, such as printer commands.
    matches: (head) => ascii(head, 0, head.length).includes('%PDF-'),
  },
]

/** Bytes that `sniffType` needs. */
export const HEAD_BYTES = 1_024

/** Content sniffing: the type that the first bytes show; undefined if the library does not take it. */
export const sniffType = (head: Buffer): FileType | undefined => TYPES.find(({ matches }) => matches(head))

const extensionOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

/** The type that the extension of a name shows. */
export const namedType = (name: string): FileType | undefined =>
  name.includes('.') ? TYPES.find(({ extensions }) => extensions.includes(extensionOf(name))) : undefined
