import { HttpError } from '../../kit/http-error.ts'
import type { QueryObject } from './query-string.ts'

/** A parameter as text; undefined when absent or empty. A list (`a[]=x`) is its members joined by commas. */
export function textOf(query: QueryObject, name: string): string | undefined {
  const value = query[name]
  const text = Array.isArray(value) ? value.filter((member) => typeof member === 'string').join(',') : value
  if (text === undefined || text === '') return undefined
  if (typeof text !== 'string') throw new HttpError(422, { error: `${name} must be a text` })
  return text
}

/** A comma list; undefined when absent. */
export const listOf = (query: QueryObject, name: string): string[] | undefined =>
  textOf(query, name)
    ?.split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Yes, no or not said. */
export function flagOf(query: QueryObject, name: string): boolean | undefined {
  const text = textOf(query, name)
  return text === undefined ? undefined : text === '1' || text === 'true'
}

export interface Page {
  page: number
  perPage: number
}

/** `page` and `per_page`, clamped to their range as in the cloud, never refused. */
export function pageOf(query: QueryObject, most: number): Page {
  const positive = (name: string, fallback: number): number => {
    const value = Number.parseInt(textOf(query, name) ?? '', 10)
    return Number.isFinite(value) && value > 0 ? value : fallback
  }
  return { page: positive('page', 1), perPage: Math.min(positive('per_page', 25), most) }
}

export const pageSlice = <T>(items: readonly T[], { page, perPage }: Page): T[] =>
  items.slice((page - 1) * perPage, page * perPage)

/** `YYYY-MM-DD`, `YYYY-MM-DD HH:mm`, or ISO 8601, in UTC unless it says otherwise → milliseconds; NaN if neither. */
export function momentOf(text: string): number {
  const trimmed = text.trim()
  if (!/^\d{4}-\d{2}-\d{2}/.test(trimmed)) return Number.NaN
  const iso = trimmed.replace(' ', 'T')
  return Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/i.test(iso) || !iso.includes('T') ? iso : `${iso}Z`)
}
