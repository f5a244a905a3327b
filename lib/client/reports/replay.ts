import { type BrowserClient, replayIntegration } from '@sentry/browser'
import { consentStore } from '#lib/client/consent.ts'
import { PRIVATE } from '@barriere/shared/reports/settings.ts'

/**
 * Session replay, after consent alone: text and pictures as they are, but for `PRIVATE`, which is never recorded. A
 * withdrawal stops it, and removes what it keeps in the tab's storage.
 */
export function startReplay(client: BrowserClient): void {
  const replay = replayIntegration({
    maskAllText: false,
    blockAllMedia: false,
    maskAllInputs: true,
    block: [PRIVATE],
    // A worker from a blob is against the content security policy.
    useCompression: false,
    networkCaptureBodies: false,
  })
  client.addIntegration(replay)
  let recording = true
  consentStore.subscribe(() => {
    const allowed = consentStore.allows('replay')
    if (allowed === recording) return
    recording = allowed
    if (allowed) replay.start()
    else void replay.stop()
  })
}
