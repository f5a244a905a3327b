/**
 * Registers the service worker that shows the site's own page without a connection (`public/offline-worker.js`). Runs
 * at idle, so that it does not delay the page's load. The worker's address names the build, so that a new build is
 * cached again.
 */
export function keepOfflinePage(): void {
  const { build } = document.documentElement.dataset
  // Some browsers reject workers in private windows; the page works without a worker.
  if (build) navigator.serviceWorker.register(`/offline-worker.js?build=${build}`).catch(() => undefined)
}

const atRest = () => {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(keepOfflinePage)
  else setTimeout(keepOfflinePage, 2000)
}

if ('serviceWorker' in navigator) {
  if (document.readyState === 'complete') atRest()
  else addEventListener('load', atRest, { once: true })
}
