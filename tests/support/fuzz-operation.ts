import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Call } from '@barriere/shared/contracts/call.ts'
import { failure } from '@barriere/shared/programmes/member-fields.ts'
import { hostileBody, hostileHeader, sendAll } from './hostile.ts'

interface Fuzzed {
  /** Address of the backend with its prefix, the site's secret, and a member's session. */
  readonly url: string
  readonly token: string
  readonly member: string
  /** A valid body, chosen so that the fuzzing does not end its own account. */
  readonly good: unknown
}

const requests = (operation: Call, good: unknown) =>
  fc.record({
    body: hostileBody(good),
    type: fc.oneof({ weight: 9, arbitrary: fc.constant('application/json') }, { weight: 1, arbitrary: hostileHeader }),
    // Not the logout with the member's own session, which would end the fuzzing.
    member: fc.oneof(
      { weight: operation.path === '/v1/sessions/current' ? 0 : 9, arbitrary: fc.constant(true as const) },
      { weight: 1, arbitrary: hostileHeader },
    ),
    key: fc.oneof(
      { weight: 5, arbitrary: fc.constant(undefined) },
      { weight: 3, arbitrary: fc.nat(9).map((digit) => `fuzzed-key-${digit}-000000`) },
      { weight: 2, arbitrary: hostileHeader },
    ),
    id: fc.oneof(
      fc.uuid(),
      fc.string({ unit: 'binary' }).map((text) => encodeURIComponent(text.toWellFormed()) || 'x'),
      fc.constantFrom('%', '%00', '%E0%A4%A', "1'%20or%201=1", '..%2f..', '0'.repeat(3_000)),
    ),
  })

/** Sends hostile requests to an operation: each answer follows its contract, and none is an internal error. */
export const fuzzOperation = (operation: Call, { url, token, member, good }: Fuzzed): Promise<void> =>
  sendAll(
    requests(operation, good),
    (given) =>
      fetch(url + operation.path.replace(/\{\w+\}/, given.id), {
        method: operation.method,
        ...(operation.method === 'GET' ? {} : { body: given.body }),
        headers: {
          'authorization': `Bearer ${token}`,
          'content-type': given.type,
          'x-request-id': randomUUID(),
          ...(operation.auth === 'member' ? { 'x-member-token': given.member === true ? member : given.member } : {}),
          ...(given.key === undefined ? {} : { 'idempotency-key': given.key }),
        },
      }),
    (status, body) => {
      const form = status < 400 ? operation.answer : failure
      expect(form.safeParse(body).error).toBeUndefined()
    },
  )
