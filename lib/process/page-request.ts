import { AsyncLocalStorage } from 'node:async_hooks'
import { processSingleton } from '@barriere/shared/process/process-singleton.ts'

/** A story as an editor is typing it: JSON of the visual editor's `input` message. */
export interface UnsavedStory {
  readonly uuid: string
  readonly content: object
}

/**
 * Request scope of a page, from its routing to the end of its rendering. Gateways cache by this object, so that both
 * read the same data once.
 */
export interface PageRequest {
  /** For a draft: aborted when the editor's connection ends. */
  readonly signal?: AbortSignal
  /** Live editing: the page's own story, instead of the saved draft. */
  readonly unsavedStory?: UnsavedStory
  /** For a draft: the id of the release whose versions are shown. */
  readonly release?: number | undefined
}

const storage = (): AsyncLocalStorage<PageRequest> =>
  processSingleton('page-request', () => new AsyncLocalStorage<PageRequest>())

/** Request context: the page request that this code runs for; none for calls, and where nothing stands before Next. */
export const currentPageRequest = (): PageRequest | undefined => storage().getStore()

/** Runs `work`, and all that it starts, for a page request; without one it only runs it. */
export const runForPage = <T>(request: PageRequest | undefined, work: () => T): T =>
  request ? storage().run(request, work) : work()
