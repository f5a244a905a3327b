import type { ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'

interface Line {
  readonly event?: string
  readonly key?: string
}

export interface SiteLog {
  /** Keys of the pages rendered so far, one for each rendering, in order. */
  readonly rendered: readonly string[]
  /** How often an event was logged. */
  count(event: string): number
}

/** Reads the log of a site that was started with `LOG_LEVEL=info` and its output piped. */
export function followLog(site: ChildProcess): SiteLog {
  const rendered: string[] = []
  const counts = new Map<string, number>()
  site.stderr?.resume()
  if (!site.stdout) throw new Error('The site writes its log elsewhere.')
  createInterface(site.stdout).on('line', (text) => {
    if (!text.startsWith('{')) return
    const { event = '', key = '' } = JSON.parse(text) as Line
    counts.set(event, (counts.get(event) ?? 0) + 1)
    if (event === 'page.rendered') rendered.push(key)
  })
  return { rendered, count: (event) => counts.get(event) ?? 0 }
}
