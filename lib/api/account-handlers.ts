import type { AccountCalls, AccountOperations } from '#lib/contracts/account-calls.ts'
import type { z } from 'zod'
import { ok } from '@barriere/shared/domain/result.ts'
import type { BackendGateway } from '#lib/gateways/backend.ts'
import type { Handlers } from './call.ts'
import type { createLogins } from './logins.ts'

type AccountBackend<Code extends string> = Pick<BackendGateway<AccountOperations<Code>, Code>, 'request'>

type Sessions<Backend, Code extends string> = Pick<
  ReturnType<typeof createLogins<Backend, unknown, Code>>,
  'leave' | 'list' | 'endOne' | 'endOthers' | 'afterReset' | 'afterEmailChange' | 'afterPasswordChange'
>

/** Account calls that differ between programmes: erasing an account also erases further data of that programme. */
type Own = 'deleteAccount'

const DONE = { status: 'done' } as const

/**
 * Handlers of the calls on accounts that are the same in every programme.
 *
 * @param logins session logic of the calls
 * @param notConnected answer of a call that leaves the browser signed out
 */
export function accountHandlers<
  Code extends string,
  Backend extends AccountBackend<Code | 'default'>,
  NotConnected extends z.ZodType,
>(
  logins: Sessions<Backend, Code | 'default'>,
  notConnected: z.output<NotConnected>,
): Omit<Handlers<AccountCalls<Code | 'default', NotConnected>, Backend, Code | 'default'>, Own> {
  return {
    logout: async (request) => ({ ...ok(notConnected), clearStorage: true, cookies: await logins.leave(request) }),
    activate: async ({ backend, input, pathParameter, idempotencyKey }) => {
      const answer = await backend.request('activate', { input: { token: pathParameter, ...input }, idempotencyKey })
      return answer.ok ? ok({ ...DONE, email: answer.value.email }) : answer
    },
    resetComplete: async (request) => {
      const { backend, input, pathParameter, idempotencyKey } = request
      const answer = await backend.request('resetComplete', {
        input: { token: pathParameter, password: input.password },
        idempotencyKey,
      })
      return await logins.afterReset(request, answer)
    },
    confirmEmail: async (request) => {
      const { backend, pathParameter, idempotencyKey } = request
      const answer = await backend.request('confirmEmail', { input: { token: pathParameter }, idempotencyKey })
      return await logins.afterEmailChange(request, answer)
    },
    undoEmail: async (request) => {
      const { backend, pathParameter, idempotencyKey } = request
      const answer = await backend.request('undoEmail', { input: { token: pathParameter }, idempotencyKey })
      return await logins.afterReset(request, answer)
    },
    changePassword: async (request) => {
      const { backend, input, login } = request
      const answer = await backend.request('changePassword', { input, member: login.token })
      return await logins.afterPasswordChange(request, answer)
    },
    sessions: logins.list,
    endSession: logins.endOne,
    endOtherSessions: logins.endOthers,
  }
}
