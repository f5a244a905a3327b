import { type Result, fail, ok } from '../domain/result.ts'
import { parseAsset, parseLink, parseStoryReference } from './decode.ts'
import { type RichText, parseRichText } from './rich-text.ts'
import type { Asset, Link, StoryReference } from './values.ts'
import { type AnyBlockSchema, type RawBlock, type ViewOf, isRawBlock } from './define-block.ts'
import type { Field, FieldDescriptor, FieldFault } from './field.ts'

interface Common {
  label: string
  hint?: string
  required?: boolean
  translatable?: boolean
}

/** With `required: true` the value is present; otherwise it may be undefined. */
type Presence<O extends Common, T> = O extends { required: true } ? T : T | undefined

const describe = (
  type: FieldDescriptor['type'],
  common: Common,
  more: Partial<FieldDescriptor> = {},
): FieldDescriptor => ({
  type,
  display_name: common.label,
  ...(common.hint ? { description: common.hint } : {}),
  ...(common.required ? { required: true } : {}),
  ...(common.translatable ? { translatable: true } : {}),
  ...more,
})

const isEmpty = (raw: unknown): boolean =>
  raw === undefined || raw === null || (typeof raw === 'string' && raw.trim() === '')

/** Base of all single-value fields: an empty value is an error only if the field is required. */
function single<O extends Common, T>(
  options: O,
  descriptor: FieldDescriptor,
  read: (raw: unknown) => Result<T | undefined, FieldFault>,
): Field<Presence<O, T>> {
  return {
    descriptor,
    decode(raw) {
      const value = isEmpty(raw) ? ok(undefined) : read(raw)
      if (!value.ok) return value
      if (value.value === undefined && options.required) return fail('required')
      return ok(value.value as Presence<O, T>)
    },
  }
}

function string<O extends Common & { max?: number }>(
  type: 'text' | 'textarea',
  options: O,
): Field<Presence<O, string>> {
  const { max } = options
  return single(options, describe(type, options, max ? { max_length: max } : {}), (raw) => {
    if (typeof raw !== 'string') return fail('text')
    const text = raw.trim()
    return ok(text === '' ? undefined : text)
  })
}

/** One line of text. `max` is a hint for the editor; a longer text is still shown. */
export const text = <const O extends Common & { max?: number }>(options: O) => string('text', options)

/** Several lines of plain text. */
export const textarea = <const O extends Common & { max?: number }>(options: O) => string('textarea', options)

const boundsOf = ({ min, max }: { min?: number; max?: number }): Partial<FieldDescriptor> => ({
  ...(min === undefined ? {} : { min_value: min }),
  ...(max === undefined ? {} : { max_value: max }),
})

/** A number; Storyblok keeps numbers as strings. */
export const number = <const O extends Common & { min?: number; max?: number }>(
  options: O,
): Field<Presence<O, number>> =>
  single(options, describe('number', options, boundsOf(options)), (raw) => {
    const value = typeof raw === 'string' || typeof raw === 'number' ? Number(raw) : Number.NaN
    if (!Number.isFinite(value)) return fail('number')
    if (options.min !== undefined && value < options.min) return fail('least')
    if (options.max !== undefined && value > options.max) return fail('most')
    return ok(value)
  })

/** A check box; unset means false. */
export const boolean = (options: Omit<Common, 'required'>): Field<boolean> => ({
  descriptor: describe('boolean', options),
  decode: (raw) => ok(raw === true || raw === 'true'),
})

/** A day and time, `YYYY-MM-DD HH:mm` in UTC. */
export const datetime = <const O extends Common>(options: O): Field<Presence<O, Date>> =>
  single(options, describe('datetime', options), (raw) => {
    const date =
      typeof raw === 'string'
        ? new Date(`${raw.trim().replace(' ', 'T')}${/[zZ]$/.test(raw) ? '' : 'Z'}`)
        : new Date(Number.NaN)
    return Number.isNaN(date.getTime()) ? fail('moment') : ok(date)
  })

/** Values as the API sends them: text, although TypeScript types an object's numeric keys as numbers. */
type ChoiceOf<C> = `${Extract<keyof C, string | number>}`

/**
 * One of a fixed list (value → label for the editor). An unset field has the value `initial`, else the first one, so it
 * is never a fault. JavaScript sorts integer-like values first.
 */
export const choice = <const C extends Readonly<Record<string, string>>>(
  options: Omit<Common, 'required'> & { choices: C; initial?: ChoiceOf<C> },
): Field<ChoiceOf<C>> => {
  const values = Object.keys(options.choices)
  const initial = options.initial ?? (values[0] as ChoiceOf<C>)
  return {
    descriptor: describe('option', options, {
      options: values.map((value) => ({ name: options.choices[value] as string, value })),
      default_value: initial,
    }),
    decode(raw) {
      if (isEmpty(raw)) return ok(initial)
      if (typeof raw === 'string' && values.includes(raw)) return ok(raw as ChoiceOf<C>)
      return fail('choice')
    },
  }
}

/** Several of a fixed list (value → label for the editor), in the list's order. An unknown value is a fault. */
export const choices = <const C extends Readonly<Record<string, string>>>(
  options: Omit<Common, 'required'> & { choices: C },
): Field<ChoiceOf<C>[]> => {
  const values = Object.keys(options.choices)
  return {
    descriptor: describe('options', options, {
      options: values.map((value) => ({ name: options.choices[value] as string, value })),
    }),
    decode(raw) {
      if (isEmpty(raw)) return ok([])
      if (!Array.isArray(raw) || !raw.every((value) => values.includes(value as string))) return fail('choices')
      return ok(values.filter((value) => raw.includes(value)) as ChoiceOf<C>[])
    },
  }
}

/** An image or video of the media library. */
export const asset = <const O extends Common & { kinds?: ('images' | 'videos')[] }>(
  options: O,
): Field<Presence<O, Asset>> =>
  single(options, describe('asset', options, { filetypes: options.kinds ?? ['images'] }), parseAsset)

/** A link to a story, an address, an e-mail address or a file. */
export const link = <const O extends Common>(options: O): Field<Presence<O, Link>> =>
  single(options, describe('multilink', options), parseLink)

/** Formatted text. */
export const richtext = <const O extends Common>(options: O): Field<Presence<O, RichText>> =>
  single(options, describe('richtext', options), parseRichText)

interface StoriesOptions extends Common {
  contentTypes: string[]
}

/** References to stories of the given content types, in the editor's order. Unpublished ones are left out. */
export const stories = (options: Omit<StoriesOptions, 'required'>): Field<StoryReference[]> => ({
  descriptor: describe('options', options, {
    source: 'internal_stories',
    use_uuid: true,
    filter_content_type: options.contentTypes,
  }),
  decode: (raw) => ok((Array.isArray(raw) ? raw : []).map(parseStoryReference).filter((story) => story !== undefined)),
})

/**
 * Reference to one story of the given content types, as an unresolved uuid: the reader requests the story itself.
 * Stored as a list of at most one, because the official CLI translates references to another space in lists only.
 */
export const storyUuid = (options: Omit<StoriesOptions, 'required'>): Field<string | undefined> => ({
  descriptor: describe('options', options, {
    source: 'internal_stories',
    use_uuid: true,
    filter_content_type: options.contentTypes,
    max_options: '1',
  }),
  decode(raw) {
    if (isEmpty(raw) || (Array.isArray(raw) && raw.length === 0)) return ok(undefined)
    // The client inserts the story itself if another list of the same name is resolved.
    const first: unknown = Array.isArray(raw) ? (parseStoryReference(raw[0])?.uuid ?? raw[0]) : raw
    return Array.isArray(raw) && typeof first === 'string' ? ok(first) : fail('page')
  },
})

/** Blocks of known schemas inside a block, such as the questions of an FAQ. A bad item is left out and reported. */
export const items = <const S extends readonly AnyBlockSchema[]>(
  options: Common & { of: S },
): Field<{ [K in keyof S]: ViewOf<S[K]> & { component: S[K]['name'] } }[number][]> => {
  const schemas = new Map(options.of.map((schema) => [schema.name, schema]))
  return {
    descriptor: describe('bloks', options, { restrict_components: true, component_whitelist: [...schemas.keys()] }),
    decode(raw, report) {
      if (!Array.isArray(raw)) return options.required ? fail('required') : ok([])
      const views = raw.flatMap((entry: unknown, index) => {
        const schema = isRawBlock(entry) ? schemas.get(entry.component) : undefined
        if (!schema) {
          report({ path: String(index), kind: 'blocks' })
          return []
        }
        const parsed = schema.parseUncached(entry as RawBlock, (fault) =>
          report({ ...fault, path: `${index}.${fault.path}` }),
        )
        if (parsed.ok) return [{ ...parsed.value, component: schema.name }]
        for (const fault of parsed.error) report({ ...fault, path: `${index}.${fault.path}` })
        return []
      })
      if (options.required && views.length === 0) return fail('entries')
      return ok(views as never)
    },
  }
}

/** Any blocks of the registry: the body of a page. Each is parsed on its own when it is rendered. */
export const body = (options: Omit<Common, 'required'>): Field<RawBlock[]> => ({
  descriptor: describe('bloks', options),
  decode: (raw) => ok((Array.isArray(raw) ? raw : []).filter(isRawBlock)),
})
