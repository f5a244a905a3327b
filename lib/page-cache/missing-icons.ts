import type { ContentGateway } from '#lib/content/gateway.ts'
import { iconTag } from '#lib/content/tags.ts'
import { iconKey } from '#lib/contracts/icons.ts'
import type { IconGateway } from '#lib/gateways/icons/icons.ts'

/** Milliseconds between two requests for missing icons. */
const INTERVAL = 15_000

/**
 * Scheduled invalidation: a page that was stored without an icon becomes stale once the icon service has answered, so
 * that an outage neither keeps pages from being stored nor shows after its end. Returns a function that stops it.
 */
export function fetchMissingIcons(
  gateway: Pick<ContentGateway, 'noteChange'>,
  icons: Pick<IconGateway, 'retryAwaited'>,
  interval = INTERVAL,
): () => void {
  let timer: NodeJS.Timeout
  let stopped = false
  const wait = () => {
    if (stopped) return
    timer = setTimeout(() => void retry(), interval)
    timer.unref()
  }
  const retry = async () => {
    const settled = await icons.retryAwaited()
    if (settled.length > 0) gateway.noteChange(new Set(settled.map((icon) => iconTag(iconKey(icon)))))
    wait()
  }
  wait()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
