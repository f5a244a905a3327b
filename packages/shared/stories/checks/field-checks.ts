import type { CheckRule } from '../../domain/content/publishing-checks.ts'
import { sizeOf } from '../file-name.ts'
import { assetText, filenameOf, isPicture } from '../asset-value.ts'
import { type LinkValue, linkFault, readLinkMark, readMultilink } from '../link-value.ts'
import { isEmptyValue, ruleFault } from '../field-rules.ts'
import { DEFAULT_LANGUAGE } from '../types.ts'
import type { CheckContext, FieldCheck, FieldPlace } from './context.ts'
import type { Fault } from './faults.ts'
import { nodesOf } from './text-parts.ts'

const at = ({ block, key, language }: FieldPlace, rule: CheckRule, detail?: string): Fault => ({
  rule,
  uid: block._uid,
  field: key,
  ...(language === DEFAULT_LANGUAGE ? {} : { language }),
  ...(detail === undefined ? {} : { detail }),
})

/** Assets of a field, including those of lists and of formatted text. */
function assetsOf({ field, value }: FieldPlace): readonly unknown[] {
  if (field.type === 'richtext')
    return nodesOf(value)
      .filter(({ type }) => type === 'image')
      .map(({ attrs }) => ({ ...attrs, filename: attrs.src }))
  if (field.type !== 'asset' && field.type !== 'multiasset') return []
  return (Array.isArray(value) ? value : [value]).filter((asset) => filenameOf(asset) !== '')
}

/** Required, length, number: the rules that the form checks while the editor types. */
export const checkRules: FieldCheck = (place) => {
  const fault = ruleFault(place.field, place.value)
  switch (fault?.rule) {
    case 'required':
      // Original only: an empty translation falls back to its value.
      return place.language === DEFAULT_LANGUAGE ? [at(place, 'required')] : []
    case 'length':
      return [at(place, 'length', String(fault.over))]
    case 'number':
    case 'least':
    case 'most':
      return [at(place, 'number')]
    default:
      return []
  }
}

/**
 * Alternative texts. Assets of a field need one in every language; those in formatted text only in the language of the
 * text.
 */
export function checkAlternatives(place: FieldPlace, { languages }: CheckContext): readonly Fault[] {
  const pictures = assetsOf(place).filter(isPicture)
  const lacks = (language: string) => pictures.filter((asset) => assetText(asset, 'alt', language).trim() === '')
  if (place.field.type === 'richtext') return lacks(DEFAULT_LANGUAGE).map(() => at(place, 'alternative'))
  if (place.field.translatable && place.language !== DEFAULT_LANGUAGE) return []
  return [DEFAULT_LANGUAGE, ...languages].flatMap((language) =>
    lacks(language).map(() => ({
      ...at(place, 'alternative'),
      ...(language === DEFAULT_LANGUAGE ? {} : { language }),
    })),
  )
}

interface PlacedLink {
  readonly link: LinkValue
  /** Text of the link. */
  readonly words: string | undefined
}

function linksOf({ field, value }: FieldPlace): readonly PlacedLink[] {
  if (field.type === 'multilink') return isEmptyValue(value) ? [] : [{ link: readMultilink(value), words: undefined }]
  if (field.type !== 'richtext') return []
  return nodesOf(value).flatMap(({ text, marks }) =>
    marks.filter(({ type }) => type === 'link').map(({ attrs }) => ({ link: readLinkMark(attrs), words: text })),
  )
}

/** A link that leads nowhere: no address, or an address that the site does not open. */
export const checkEmptyLinks: FieldCheck = (place) => {
  const broken = linksOf(place)
    .filter(({ link }) => linkFault(link) !== undefined)
    .map(({ words }) => at(place, 'link-empty', words))
  const { block, name, field, value, language } = place
  // Text of a button (`action_label`) beside an empty link (`action`): the site omits such a button.
  const label = block[`${name}_label`]
  const isForgotten =
    field.type === 'multilink' && isEmptyValue(value) && language === DEFAULT_LANGUAGE && !isEmptyValue(label)
  return isForgotten ? [...broken, at(place, 'link-empty', String(label))] : broken
}

function uuidsOf(place: FieldPlace): readonly string[] {
  const { field, value } = place
  const links = linksOf(place)
    .map(({ link }) => link)
    .filter(({ kind, uuid }) => kind === 'story' && uuid !== '')
    .map(({ uuid }) => uuid)
  const isRelation = field.source === 'internal_stories' && (field.type === 'option' || field.type === 'options')
  return isRelation ? [value].flat().filter((uuid): uuid is string => typeof uuid === 'string' && uuid !== '') : links
}

/** Uuids of the stories that a field refers to. */
export const referencesOf = (place: FieldPlace): readonly string[] => [...new Set(uuidsOf(place))]

/** Links and relations to stories that visitors cannot see. */
export const checkReferences: FieldCheck = (place, { listed }) =>
  referencesOf(place).flatMap((uuid) => {
    const story = listed.get(uuid)
    if (!story) return [at(place, 'link-gone')]
    return story.published ? [] : [at(place, 'link-unpublished', story.name)]
  })

const WRITTEN = ['text', 'textarea', 'markdown', 'richtext']

/** Texts of the original without a translation. */
export const checkTranslations: FieldCheck = (place) => {
  const { field, language, value, block, name } = place
  const isMissing =
    language !== DEFAULT_LANGUAGE && WRITTEN.includes(field.type) && isEmptyValue(value) && !isEmptyValue(block[name])
  return isMissing ? [at(place, 'translation')] : []
}

/** Level of the heading above formatted text, as the site renders it: the title of its block. */
const BLOCK_HEADING = 2

/** Heading levels: none is skipped, and level 1 is reserved for the page's title. */
export const checkHeadings: FieldCheck = (place) => {
  if (place.field.type !== 'richtext') return []
  const levels = nodesOf(place.value)
    .filter(({ type }) => type === 'heading')
    .map(({ attrs }) => Number(attrs.level))
  const faults = levels.some((level) => level === 1) ? [at(place, 'heading-one')] : []
  const skipped = levels.find((level, index) => level > (levels[index - 1] ?? BLOCK_HEADING) + 1)
  return skipped === undefined ? faults : [...faults, at(place, 'heading-order', String(skipped))]
}

/** Minimum width in pixels, by component and field, or by field: the width on wide screens (`widths` of the blocks). */
const LEAST_WIDTHS: Readonly<Record<string, number>> = {
  'hero.image': 1600,
  'hero.image_mobile': 800,
  'seo_image': 1200,
}

/** Minimum width of all other pictures. */
const LEAST_WIDTH = 800

/** Pictures that are smaller than their place. They are never upscaled, and look blurred. */
export const checkSizes: FieldCheck = (place) => {
  const { block, name, language } = place
  if (language !== DEFAULT_LANGUAGE && place.field.type !== 'richtext') return []
  const least = LEAST_WIDTHS[`${block.component}.${name}`] ?? LEAST_WIDTHS[name] ?? LEAST_WIDTH
  return assetsOf(place)
    .filter((asset) => isPicture(asset) && !filenameOf(asset).endsWith('.svg'))
    .flatMap((asset) => {
      const size = sizeOf(filenameOf(asset))
      return size && size.width > 0 && size.width < least ? [at(place, 'image-small', `${size.width} < ${least}`)] : []
    })
}

/** WCAG 1.4.3, for text of any size. */
const LEAST_CONTRAST = 4.5

/** Contrast of the text on a chosen band. */
export const checkContrast: FieldCheck = (place, { bands }: CheckContext) => {
  if (place.name !== 'band' || place.field.type !== 'option') return []
  const colors = bands[String(place.value ?? place.field.default_value)]
  if (!colors) return []
  const ratio = contrastOf(colors.background, colors.lettering)
  return ratio < LEAST_CONTRAST ? [at(place, 'contrast', ratio.toFixed(1))] : []
}

/** Contrast ratio of two colours `#rrggbb` (WCAG 2.2, relative luminance). */
export function contrastOf(one: string, other: string): number {
  const [lighter, darker] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number]
  return (lighter + 0.05) / (darker + 0.05)
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
