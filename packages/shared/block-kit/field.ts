import type { Result } from '../domain/result.ts'

/** A field's entry in the schema of a Storyblok component, as the management API writes it. */
export interface FieldDescriptor {
  type:
    | 'bloks'
    | 'text'
    | 'textarea'
    | 'richtext'
    | 'number'
    | 'datetime'
    | 'boolean'
    | 'option'
    | 'options'
    | 'asset'
    | 'multiasset'
    | 'multilink'
    | 'table'
  display_name?: string
  description?: string
  required?: boolean
  translatable?: boolean
  max_length?: number
  /** Bounds of a number. */
  min_value?: number
  max_value?: number
  source?: 'internal_stories'
  use_uuid?: boolean
  filter_content_type?: string[]
  /** Maximum number of entries, as text. */
  max_options?: string
  options?: { name: string; value: string }[]
  default_value?: string
  filetypes?: ('images' | 'videos' | 'audios' | 'texts')[]
  restrict_components?: boolean
  component_whitelist?: string[]
}

/** Faults of a field's value. */
export type FieldFault =
  | 'required'
  | 'text'
  | 'number'
  | 'least'
  | 'most'
  | 'moment'
  | 'time'
  | 'day'
  | 'choice'
  | 'choices'
  | 'file'
  | 'link'
  | 'linkType'
  | 'formatted'
  | 'page'
  | 'entries'
  | 'blocks'

/** Faults of a whole block or a part of the page. */
type WholeFault = 'unknownBlock' | 'unknownType' | 'noFrame' | 'unpublishedFrame' | 'brokenBlock' | 'brokenPart'

/** A validation error. Each kind has a message for editors, under `draft.faults`. */
export interface Fault {
  /** Path from the block to the field, `items.2.title`; empty for the block itself. */
  readonly path: string
  readonly kind: FieldFault | WholeFault
}

/** A fault on one line, for the log. */
export const faultLine = ({ path, kind }: Fault): string => `${path}: ${kind}`

/** Receives faults that do not invalidate the block, such as one bad item of a list. */
export type Report = (fault: Fault) => void

/** One field: what the editor sees (`descriptor`) and what the site reads (`decode`), in one place. */
export interface Field<T> {
  readonly descriptor: FieldDescriptor
  /** Parses the API's value (untrusted, hence unknown). */
  decode(raw: unknown, report: Report): Result<T, FieldFault>
}

export type Fields = Readonly<Record<string, Field<unknown>>>

export type ValueOf<F> = F extends Field<infer T> ? T : never

export type ValuesOf<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> }
