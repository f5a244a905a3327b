import { HttpError } from '../../kit/http-error.ts'
import { sameSecret } from '#lib/domain/same-secret.ts'
import { textOf } from '../query/params.ts'
import { formatSorted, pairsOf, type QueryObject } from '../query/query-string.ts'

export interface Tokens {
  /** Published content only. */
  public: string
  /** Drafts too. */
  preview: string
}

/** Whether the request may see, and asks for, drafts. Throws 401 as the cloud does for both reasons. */
export function draftRequested(query: QueryObject, tokens: Tokens): boolean {
  const token = textOf(query, 'token')
  const draft = textOf(query, 'version') === 'draft'
  const previews = token !== undefined && sameSecret(token, tokens.preview)
  if (previews || (token !== undefined && !draft && sameSecret(token, tokens.public))) return draft
  throw new HttpError(401, { error: 'Unauthorized' })
}

/** A `cv` that an answer may be cached under: a positive number. The official client also sends 0 and `undefined`. */
export const hasUsableCv = (query: QueryObject): boolean => /^0*[1-9]\d*$/.test(textOf(query, 'cv') ?? '')

/** The same request with the current `cv`, its parameters in alphabetical order. */
export function withCv(url: URL, cv: number): string {
  const pairs = pairsOf(url.search).filter(([name]) => name !== 'cv')
  return `${url.pathname}?${formatSorted([...pairs, ['cv', String(cv)]])}`
}
