/**
 * Registers the worker that shows the site's own page where there is no connection (`public/offline-worker.js`): at
 * rest, so that it takes nothing from the page's loading. Its address names the build, so that a new one is kept anew.
 */
export function keepOfflinePage(): void {
  const { build } = document.documentElement.dataset
  // Some browsers reject workers in private windows; the page needs none.
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
