import type { Call, CallAnswer } from '@barriere/shared/contracts/call.ts'
import { CLIENT_HEADER } from '@barriere/shared/contracts/client.ts'

export interface RequestOptions {
  readonly input?: unknown
  /** The browser that the site names: `firefox windows ipv4`. */
  readonly client?: string
  /** A session's token. */
  readonly member?: string
  readonly key?: string
  /** Value of the path parameter. */
  readonly id?: string
}

export interface Answered<A> {
  readonly status: number
  readonly headers: Headers
  /** Body of a success; has none of these fields after a failure. */
  readonly body: A
  /** Code of a failure. */
  readonly code: string | undefined
  readonly fields: readonly string[] | undefined
}

export type OperationRequest<T extends Readonly<Record<string, Call>>> = <N extends keyof T>(
  name: N,
  options?: RequestOptions,
) => Promise<Answered<CallAnswer<T[N]>>>

/**
 * Client of a backend's operations.
 *
 * @param url with its prefix, without a trailing slash
 * @param token the site's secret
 */
export const createRequest =
  <T extends Readonly<Record<string, Call>>>(operations: T, url: string, token: string): OperationRequest<T> =>
  async (name, { input, member, key, client, id = '' } = {}) => {
    const { method, path }: Call = operations[name] as Call
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
    const body = (await response.json()) as never as CallAnswer<T[typeof name]> & { code?: string; fields?: string[] }
    return { status: response.status, headers: response.headers, body, code: body.code, fields: body.fields }
  }
