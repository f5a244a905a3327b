export interface ProviderScript {
  readonly src: string
  /** The `data-…` attributes of the element that the script looks for. */
  readonly data: Readonly<Record<string, string>>
}

/** Where the form leads with what it holds. */
export const addressOf = (form: HTMLFormElement): string =>
  `${form.action}?${new URLSearchParams(
    [...new FormData(form)].map(([name, value]) => [name, String(value)]),
  ).toString()}`

/**
 * Resolves once the provider has answered, whatever it said. Browsers tell nobody whether a foreign frame has come, so
 * it is asked first; rejects where it cannot be reached or is blocked.
 */
export async function askProvider(address: string, signal: AbortSignal): Promise<void> {
  await fetch(address, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal })
}

/** Whether it is something that shows, not a file that the script brings along. */
const shows = (node: Node): boolean => node instanceof HTMLElement && !/^(?:SCRIPT|LINK|STYLE)$/.test(node.tagName)

/**
 * Loads the provider's script; resolves once that has put something of its own into the page. Rejects where it cannot
 * be loaded.
 */
export function openWidget({ src, data }: ProviderScript, signal: AbortSignal): Promise<void> {
  for (const old of document.querySelectorAll('.zc-widget-config, script[data-table]')) old.remove()
  const place = document.createElement('div')
  place.className = 'zc-widget-config'
  Object.assign(place.dataset, data)
  const script = document.createElement('script')
  script.src = src
  script.dataset.table = ''
  return new Promise((resolve, reject) => {
    document.body.append(place)
    const watch = new MutationObserver((records) => {
      if (records.some(({ addedNodes }) => [...addedNodes].some(shows))) resolve()
    })
    // What the popin itself draws lies deeper in the page.
    watch.observe(document.body, { childList: true })
    watch.observe(place, { childList: true, subtree: true })
    script.addEventListener('error', () => reject(new Error(`${src} could not be loaded.`)))
    signal.addEventListener('abort', () => watch.disconnect())
    document.body.append(script)
  })
}
