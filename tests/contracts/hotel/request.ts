import { CLIENT_HEADER } from '#lib/contracts/client.ts'
import { HOTEL_OPERATIONS, type HotelAnswer, type HotelOperationName } from '#lib/contracts/hotel.ts'

export interface RequestOptions {
  readonly input?: unknown
  /** The browser that the site tells of: `firefox windows ipv4`. */
  readonly client?: string
  /** A session's token. */
  readonly member?: string
  readonly key?: string
  /** Value of the path parameter. */
  readonly id?: string
}

export interface Answered<N extends HotelOperationName> {
  readonly status: number
  readonly headers: Headers
  /** Of a success; has none of these fields after a failure. */
  readonly body: HotelAnswer<N>
  /** Of a failure. */
  readonly code: string | undefined
  readonly fields: readonly string[] | undefined
}

export type HotelRequest = <N extends HotelOperationName>(name: N, options?: RequestOptions) => Promise<Answered<N>>

/** Password of every account signed up with `form`. */
export const PASSWORD = 'Tramontane#2026'

export const form = (email: string, more: Record<string, unknown> = {}) => ({
  email,
  emailVerification: email,
  password: PASSWORD,
  civility: 'Mrs',
  firstName: 'Zoé',
  lastName: 'O’Hara-Núñez',
  birthDate: '1990-05-04',
  terms: true,
  ...more,
})

/**
 * Client of the hotel backend's operations.
 *
 * @param url with its prefix, without a trailing slash
 * @param token the site's secret
 */
export const createHotelRequest =
  (url: string, token: string): HotelRequest =>
  async (name, { input, member, key, client, id = '' } = {}) => {
    const { method, path } = HOTEL_OPERATIONS[name]
    const response = await fetch(url + path.replace(/\{\w+\}/, id), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(input === undefined ? {} : { 'content-type': 'application/json' }),
        ...(member === undefined ? {} : { 'x-member-token': member }),
        ...(client === undefined ? {} : { [CLIENT_HEADER]: client }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(input === undefined ? {} : { body: JSON.stringify(input) }),
    })
    const body = (await response.json()) as never as HotelAnswer<typeof name> & { code?: string; fields?: string[] }
    return { status: response.status, headers: response.headers, body, code: body.code, fields: body.fields }
  }
