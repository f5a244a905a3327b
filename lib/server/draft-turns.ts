import type { ServerResponse } from 'node:http'
import PQueue from 'p-queue'
import type { DraftRequest } from '#lib/process/draft-request.ts'

/** Drafts rendered at a time: more would only delay each other, and what visitors wait for. */
const CONCURRENT_DRAFTS = 2

/**
 * Bulkhead of drafts. A turn resolves when a draft may be read and rendered, or when its editor has left; it lasts
 * until the answer is sent. The request ends with the editor's connection.
 */
export function createDraftTurns(): (response: ServerResponse) => Promise<DraftRequest> {
  const turns = new PQueue({ concurrency: CONCURRENT_DRAFTS })
  return (response) => {
    const controller = new AbortController()
    const { signal } = controller
    const sent = new Promise<void>((resolve) => {
      response.once('finish', resolve)
      response.once('close', () => {
        controller.abort()
        resolve()
      })
    })
    return new Promise((resolve) => {
      const begin = () => {
        resolve({ signal })
      }
      const turn = () => {
        begin()
        return sent
      }
      // Rejected only where its editor left.
      turns.add(turn, { signal }).catch(begin)
    })
  }
}
