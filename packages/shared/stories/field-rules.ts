import { type Block, type ComponentField, DEFAULT_LANGUAGE, keyIn } from './types.ts'

/** Fault of a field's value while the editor types. It is shown, but never blocks typing. */
export type RuleFault =
  | { readonly rule: 'required' }
  | { readonly rule: 'length'; readonly over: number }
  | { readonly rule: 'number' }
  | { readonly rule: 'least'; readonly bound: number }
  | { readonly rule: 'most'; readonly bound: number }
  | { readonly rule: 'count'; readonly most: number }
  | { readonly rule: 'unknown'; readonly value: string }

type Fields = Readonly<Record<string, unknown>>

const isEmptyDocument = (value: Fields): boolean =>
  Array.isArray(value.content) &&
  (value.content as readonly Fields[]).every(({ type, content }) => type === 'paragraph' && !content)

/** Whether a value of any kind of field is empty: text, list, link, file, formatted text. */
export function isEmptyValue(value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  if (typeof value !== 'object') return false
  const fields = value as Fields
  if (fields.type === 'doc') return isEmptyDocument(fields)
  if (fields.fieldtype === 'asset' || 'filename' in fields) return isEmptyValue(fields.filename)
  if (fields.fieldtype === 'multilink' || 'linktype' in fields)
    return [fields.id, fields.url, fields.cached_url, fields.email].every(isEmptyValue)
  return false
}

/** Length of a trimmed text in code points. */
export const lengthOf = (value: unknown): number => (typeof value === 'string' ? [...value.trim()].length : 0)

const boundOf = (bound: number | string | undefined): number | undefined =>
  bound === undefined || bound === '' ? undefined : Number(bound)

/** Maximum number of items in a list; undefined without a limit. */
export const mostOf = ({ max_options: options, maximum }: ComponentField): number | undefined =>
  boundOf(options) ?? boundOf(maximum)

/**
 * The first rule of its schema that a field's value breaks.
 * @param original in another language: an empty translation falls back to the original's value
 */
export function ruleFault(field: ComponentField, value: unknown, original?: unknown): RuleFault | undefined {
  if (isEmptyValue(value))
    return field.required && isEmptyValue(original) && field.type !== 'boolean' ? { rule: 'required' } : undefined
  const { max_length: longest } = field
  if (longest !== undefined && lengthOf(value) > longest) return { rule: 'length', over: lengthOf(value) - longest }
  if (field.type === 'number') return numberFault(field, value)
  const most = mostOf(field)
  if (most !== undefined && Array.isArray(value) && value.length > most) return { rule: 'count', most }
  const { options } = field
  if (field.source || !options) return undefined
  const unknown = [value].flat().find((one) => !options.some((option) => option.value === one))
  return unknown === undefined ? undefined : { rule: 'unknown', value: String(unknown) }
}

/** Whether a field is translated in a language. */
export const isTranslated = ({ translatable }: ComponentField, language: string): boolean =>
  language !== DEFAULT_LANGUAGE && translatable === true

/** The first rule that a field of a block breaks in a language. */
export function fieldFault(block: Block, name: string, field: ComponentField, language: string): RuleFault | undefined {
  return isTranslated(field, language)
    ? ruleFault(field, block[keyIn(name, language)], block[name])
    : ruleFault(field, block[name])
}

function numberFault(field: ComponentField, value: unknown): RuleFault | undefined {
  const number = Number(value)
  const [least, most] = [boundOf(field.min_value), boundOf(field.max_value)]
  if (!Number.isFinite(number)) return { rule: 'number' }
  if (least !== undefined && number < least) return { rule: 'least', bound: least }
  return most !== undefined && number > most ? { rule: 'most', bound: most } : undefined
}
