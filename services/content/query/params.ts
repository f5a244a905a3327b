import { HttpError } from '../../kit/http-error.ts'
import type { QueryObject } from './query-string.ts'

/** A parameter as text; undefined if absent or empty. The members of a list (`a[]=x`) are joined by commas. */
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

/**
 * One of a filter's values; undefined if absent. Throws 422 for any other: without the filter, the answer would be
 * everything.
 */
export function choiceOf<T extends string>(query: QueryObject, name: string, choices: readonly T[]): T | undefined {
  const text = textOf(query, name)
  const choice = choices.find((one) => one === text)
  if (text !== undefined && choice === undefined)
    throw new HttpError(422, { error: `${name} must be one of ${choices.join(', ')}` })
  return choice
}

/** A moment in milliseconds, as `momentOf` reads it; undefined when absent. Throws 422 if malformed. */
export function dateOf(query: QueryObject, name: string): number | undefined {
  const text = textOf(query, name)
  if (text === undefined) return undefined
  const moment = momentOf(text)
  if (Number.isNaN(moment)) throw new HttpError(422, { error: `${name} must be a date, YYYY-MM-DD HH:mm or ISO 8601` })
  return moment
}

/**
 * Refuses filters of the cloud that a list does not support: without them, the answer would be everything. Throws 422.
 */
export function refuseFilters(query: QueryObject, names: readonly string[]): void {
  const asked = names.find((name) => textOf(query, name) !== undefined)
  if (asked !== undefined) throw new HttpError(422, { error: `The filter ${asked} is not supported` })
}

/** A boolean; undefined if absent. */
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
