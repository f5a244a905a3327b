import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from './process-singleton.ts'

/** An editor's request for a draft: what is read for it is read once, and no longer than the editor waits. */
export interface DraftRequest {
  /** Aborted when the editor's connection ends. */
  readonly signal: AbortSignal
}

const storage = (): AsyncLocalStorage<DraftRequest> =>
  processSingleton('draft-request', () => new AsyncLocalStorage<DraftRequest>())

/** Request context: the draft's request that this code runs for. */
export const currentDraftRequest = (): DraftRequest | undefined => storage().getStore()

/** Runs `work`, and all that it starts, for a draft's request; for none it only runs it. */
export const runForDraft = <T>(request: DraftRequest | undefined, work: () => T): T =>
  request ? storage().run(request, work) : work()
