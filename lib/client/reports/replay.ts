import { type BrowserClient, replayIntegration } from '@sentry/browser'
import { consentStore } from '#lib/client/consent.ts'
import { PRIVATE } from '@barriere/shared/reports/settings.ts'

/**
 * Session replay, only with consent: text and pictures are recorded unmasked, except `PRIVATE`, which never is. A
 * withdrawal stops it, and removes its data from the tab's storage.
 */
export function startReplay(client: BrowserClient): void {
  const replay = replayIntegration({
    maskAllText: false,
    blockAllMedia: false,
    maskAllInputs: true,
    block: [PRIVATE],
    // The content security policy forbids a worker from a blob.
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
