import { HttpError } from '../../kit/http-error.ts'
import { type SecretPair, isOneOf } from '@barriere/shared/secrets/secret-pair.ts'
import { textOf } from '../query/params.ts'
import { formatSorted, pairsOf, type QueryObject } from '../query/query-string.ts'

export interface Tokens {
  /** Token for published content. */
  public: SecretPair
  /** Token for drafts too. */
  preview: SecretPair
}

/**
 * Authorization: whether the request asks for drafts. Throws 401 for a wrong token and for a forbidden version, like
 * the cloud.
 */
export function draftRequested(query: QueryObject, tokens: Tokens): boolean {
  const token = textOf(query, 'token')
  const draft = textOf(query, 'version') === 'draft'
  const previews = token !== undefined && isOneOf(token, tokens.preview)
  if (previews || (token !== undefined && !draft && isOneOf(token, tokens.public))) return draft
  throw new HttpError(401, { error: 'Unauthorized' })
}

/**
 * Whether `cv` is a usable cache version: a positive number, not above the current one. The official client also sends
 * 0 and `undefined`. With a future `cv`, caches would keep this answer as that of the later version.
 */
export const hasUsableCv = (query: QueryObject, current: number): boolean => {
  const text = textOf(query, 'cv') ?? ''
  return /^0*[1-9]\d*$/.test(text) && Number(text) <= current
}

/** The same request with the current `cv`, its parameters in alphabetical order. */
export function withCv(url: URL, cv: number): string {
  const pairs = pairsOf(url.search).filter(([name]) => name !== 'cv')
  return `${url.pathname}?${formatSorted([...pairs, ['cv', String(cv)]])}`
}
