import { COMPONENTS } from '../../../blocks/schemas.ts'
import type { CataloguePicture } from '../../illustrations/catalogue.ts'
import type { BlockSource } from '../../source/kit/block.ts'
import type { LinkSource } from '../../source/kit/link.ts'
import type { Moment, Words } from '../../source/kit/words.ts'
import type { AnyBlockSchema } from '@barriere/shared/block-kit/define-block.ts'
import type { FieldDescriptor } from '@barriere/shared/block-kit/field.ts'
import { addDays, fromParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { type RichTextContext, toRichText } from './rich-text.ts'
import { typesetEnglish, typesetFrench } from './typeset.ts'
import { uuidOf } from './uuid.ts'

/** Resolves the references in a story. */
export interface EncodeContext {
  /** `YYYY-MM-DD`: the Monday from which moments are counted. */
  readonly writtenFor: string
  resolve(path: string): { readonly uuid: string; readonly fullSlug: string }
  picture(name: string): PictureFile
}

/** Data of a file in the media library. */
export type PictureFile = Pick<CataloguePicture, 'id' | 'filename' | 'alt' | 'altEn' | 'focus'>

type Json = Readonly<Record<string, unknown>>

const SCHEMAS: Readonly<Record<string, AnyBlockSchema>> = COMPONENTS

/**
 * A block as the management API stores it. Its `_uid` is derived from `place`, which also names it in errors. Throws on
 * fields that the schema does not contain.
 */
export function encodeBlock({ component, fields }: BlockSource, place: string, context: EncodeContext): Json {
  const schema = SCHEMAS[component]
  if (!schema) throw new Error(`${place}: no component “${component}”.`)
  const unknown = Object.keys(fields).find((name) => !Object.hasOwn(schema.fields, name))
  if (unknown) throw new Error(`${place}: “${component}” has no field “${unknown}”.`)
  const entries = Object.entries(fields).flatMap(([name, value]) =>
    isNothing(value)
      ? []
      : encodeField(name, value, schema.fields[name]?.descriptor as FieldDescriptor, `${place}/${name}`, context),
  )
  return { _uid: uuidOf(place), component, ...Object.fromEntries(entries) }
}

const isNothing = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

function encodeField(
  name: string,
  value: unknown,
  descriptor: FieldDescriptor,
  place: string,
  context: EncodeContext,
): [string, unknown][] {
  switch (descriptor.type) {
    case 'text':
    case 'textarea':
      return encodeText(name, value as Words | string, descriptor.translatable === true, place)
    case 'richtext':
      return encodeRichText(name, value as Words, context)
    case 'number':
      return [[name, String(value)]]
    case 'boolean':
      return [[name, value]]
    case 'option':
      return [[name, value]]
    case 'datetime':
      return [[name, encodeMoment(value as Moment, context)]]
    case 'options':
      return [[name, descriptor.source ? [value].flat().map((path) => context.resolve(String(path)).uuid) : value]]
    case 'asset':
      return [[name, encodeAsset(context.picture(value as string))]]
    case 'multilink':
      return [[name, encodeLink(value as LinkSource, context)]]
    case 'bloks':
      return [
        [
          name,
          (value as readonly BlockSource[]).map((inner, index) => encodeBlock(inner, `${place}/${index}`, context)),
        ],
      ]
    default:
      throw new Error(`${place}: a field of type ${descriptor.type} is not written here.`)
  }
}

function encodeText(name: string, value: Words | string, translatable: boolean, place: string): [string, string][] {
  if (typeof value === 'string') {
    if (translatable) throw new Error(`${place}: has one language only.`)
    return [[name, value]]
  }
  if (!translatable) throw new Error(`${place}: is the same in all languages.`)
  return [
    [name, typesetFrench(value.fr)],
    [`${name}__i18n__en`, typesetEnglish(value.en)],
  ]
}

function encodeRichText(name: string, { fr, en }: Words, context: EncodeContext): [string, unknown][] {
  const as = (typeset: RichTextContext['typeset']): RichTextContext => ({ resolve: context.resolve, typeset })
  return [
    [name, toRichText(fr, as(typesetFrench))],
    [`${name}__i18n__en`, toRichText(en, as(typesetEnglish))],
  ]
}

/** `YYYY-MM-DD HH:mm` in UTC, as the content service stores moments. */
function encodeMoment({ days, time }: Moment, { writtenFor }: EncodeContext): string {
  return fromParisTime(addDays(writtenFor, days), time).toISOString().slice(0, 16).replace('T', ' ')
}

const encodeAsset = ({ id, filename, alt, altEn, focus }: PictureFile): Json => ({
  fieldtype: 'asset',
  id,
  filename,
  name: '',
  alt,
  title: '',
  copyright: '',
  source: '',
  focus,
  meta_data: { alt, alt__i18n__en: altEn },
  is_external_url: false,
})

function encodeLink(link: LinkSource, context: EncodeContext): Json {
  if (link.to === 'email')
    return { fieldtype: 'multilink', linktype: 'email', id: '', url: '', email: link.email, cached_url: link.email }
  if (link.to === 'url') return { fieldtype: 'multilink', linktype: 'url', id: '', url: link.url, cached_url: link.url }
  const { uuid, fullSlug } = context.resolve(link.path)
  return {
    fieldtype: 'multilink',
    linktype: 'story',
    id: uuid,
    url: '',
    cached_url: fullSlug,
    ...(link.anchor ? { anchor: link.anchor } : {}),
  }
}
