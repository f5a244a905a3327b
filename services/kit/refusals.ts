import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { HttpError } from './http-error.ts'

interface RefusalOptions {
  /** Overrides the catalogue's status; only `default` occurs with several. */
  readonly status?: ContentfulStatusCode
  /** Names of the rejected fields. */
  readonly fields?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
  /** Whether one more failure locks the account. */
  readonly lastTry?: boolean
}

/** Makes an error of a catalogue, to be thrown. */
export type Refusal<Code extends string> = (code: Code, options?: RefusalOptions) => HttpError

/**
 * Errors of a programme's catalogue, to be thrown. `texts`: English messages for the site's log; visitors never see
 * text of a backend.
 */
export const refusals =
  <Code extends string>(
    catalogue: Readonly<Record<Code, { readonly status: ContentfulStatusCode }>>,
    texts: Readonly<Record<Code, string>>,
  ): Refusal<Code> =>
  (code, { status, fields, lastTry = false, headers = {} } = {}) =>
    new HttpError(
      status ?? catalogue[code].status,
      { code, message: texts[code], ...(fields ? { fields } : {}), ...(lastTry ? { lastTry } : {}) },
      headers,
    )
