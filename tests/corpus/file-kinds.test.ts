import { describe } from 'vitest'
import { namedType, sniffType } from '#services/content/assets/kinds.ts'
import { type Report, checkReports } from './report.ts'

const hex = (digits: string): Buffer => Buffer.from(digits, 'hex')

/** First box of an ISO media file, with its brands. */
const media = (...brands: string[]): Buffer => {
  const [major = '', ...compatible] = brands
  const box = Buffer.from(`\0\0\0\0ftyp${major}\0\0\0\0${compatible.join('')}`, 'latin1')
  box.writeUInt32BE(box.length)
  return box
}

const JPEG = hex('ffd8ffe000104a46494600')

/** A file's name and first bytes, and the type that both agree on; undefined where it is not taken. */
const FILES: readonly Report<{ readonly name: string; readonly head: Buffer }, string | undefined>[] = [
  {
    source: 'https://github.com/opengovsg/FormSG/issues/3369',
    says: 'a JPEG that Windows calls .jfif',
    input: { name: 'logo.jfif', head: JPEG },
    expected: 'image/jpeg',
  },
  {
    source: 'https://github.com/moxiecode/plupload/issues/1143',
    says: 'an extension in capitals',
    input: { name: 'IMG.JPEG', head: JPEG },
    expected: 'image/jpeg',
  },
  {
    source: 'https://github.com/sindresorhus/file-type/issues/527',
    says: 'a PDF with a byte order mark before it',
    input: { name: 'menu.pdf', head: Buffer.from('\uFEFF%PDF-1.4') },
    expected: 'application/pdf',
  },
  {
    source: 'https://github.com/cdgriffith/puremagic/pull/93',
    says: 'a PDF that begins with a line break',
    input: { name: 'menu.pdf', head: Buffer.from('\r\n%PDF-1.4') },
    expected: 'application/pdf',
  },
  {
    source: 'https://github.com/Muraad/Mime-Detective/issues/25',
    says: 'a PDF behind bytes of no meaning',
    input: { name: 'menu.pdf', head: Buffer.from('\n\u00F2\u00C0%PDF-1.7', 'latin1') },
    expected: 'application/pdf',
  },
  {
    source: 'https://github.com/sindresorhus/file-type/pull/33',
    says: 'a film of iMovie',
    input: { name: 'film.mp4', head: media('mp41', 'mp42', 'isom') },
    expected: 'video/mp4',
  },
  {
    source: 'https://github.com/quodlibet/mutagen/issues/104',
    says: 'a film of Apple, which is an MP4',
    input: { name: 'film.m4v', head: media('M4V ', 'mp42') },
    expected: 'video/mp4',
  },
  {
    source: 'https://github.com/nir11/file-type-checker/issues/9',
    says: 'an MP4 is no picture of a telephone',
    input: { name: 'photo.heic', head: media('mp42', 'isom') },
    expected: undefined,
  },
  {
    source: 'https://github.com/google/magika/issues/1453',
    says: 'a picture of a telephone is no MP4',
    input: { name: 'film.mp4', head: media('heic', 'mif1') },
    expected: undefined,
  },
  {
    source: 'https://github.com/strukturag/libheif/issues/111',
    says: 'a JPEG under a name that says something else',
    input: { name: 'IMG_3630.HEIC', head: JPEG },
    expected: undefined,
  },
]

describe('kinds of files', () => {
  checkReports(FILES, ({ name, head }) => {
    const said = sniffType(head)?.contentType
    return namedType(name)?.contentType === said ? said : undefined
  })
})
