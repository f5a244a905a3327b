export interface ProviderScript {
  readonly src: string
  /** The `data-…` attributes of the element that the script looks for. */
  readonly data: Readonly<Record<string, string>>
}

/** The address that submitting the form (GET) would open. */
export const addressOf = (form: HTMLFormElement): string =>
  `${form.action}?${new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  ).toString()}`

/**
 * Resolves once the provider has answered, whatever the status. Browsers report no load errors of cross-origin frames,
 * so its reachability is probed first. Rejects if the provider is unreachable or blocked.
 */
export async function askProvider(address: string, signal: AbortSignal): Promise<void> {
  await fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal })
}

/** Whether a node is visible content rather than a resource of the script. */
const shows = (node: Node): boolean => node instanceof HTMLElement && !/^(?:SCRIPT|LINK|STYLE)$/.test(node.tagName)

/** Loads the provider's script. Resolves when it has inserted its widget; rejects if it cannot be loaded. */
export function openWidget({ src, data }: ProviderScript, signal: AbortSignal): Promise<void> {
  for (const old of document.querySelectorAll('.zc-widget-config, script[data-purposes=tables]')) old.remove()
  const place = document.createElement('div')
  place.className = 'zc-widget-config'
  Object.assign(place.dataset, data)
  const script = document.createElement('script')
  script.src = src
  script.dataset['purposes'] = 'tables'
  return new Promise((resolve, reject) => {
    document.body.append(place)
    const watch = new MutationObserver((records) => {
      if (records.some(({ addedNodes }) => [...addedNodes].some(shows))) resolve()
    })
    // Changes inside the popin are deeper in the document, so `childList` alone ignores them.
    watch.observe(document.body, { childList: true })
    watch.observe(place, { childList: true, subtree: true })
    script.addEventListener('error', () => reject(new Error(`${src} could not be loaded.`)))
    signal.addEventListener('abort', () => watch.disconnect())
    document.body.append(script)
  })
}
