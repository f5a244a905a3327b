import { AsyncLocalStorage } from 'node:async_hooks'
import type { Principal } from './principal.ts'

/** Asynchronous context: a change deep in a call knows who makes it, and no signature on the way can forget to say. */
const acting = new AsyncLocalStorage<Principal>()

/** Runs a call of the management API in the name of who makes it. */
export const actAs = <T>(principal: Principal, call: () => T): T => acting.run(principal, call)

/** Who makes the call that runs; undefined outside of one, such as in a job. */
export const actingPrincipal = (): Principal | undefined => acting.getStore()
