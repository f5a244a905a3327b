/** Milliseconds: a page reloads itself at most once in this time (specification §9). */
export const RELOAD_GUARD = 10_000

/** Key in session storage of this tab's recent automatic reloads. */
export const RELOADS_KEY = 'reloads'

/** Path → time of the last reload in milliseconds since the epoch. */
type Reloads = Readonly<Record<string, number>>

/**
 * Reload loop: the entries to store when the page of `path` is to reload itself at `now`; undefined where it must not,
 * since it has just done so. Expired entries are left out.
 */
export function nextReloads(reloads: Reloads, path: string, now: number): Reloads | undefined {
  // A time in the future does not count: the clock has been put back.
  const recent = Object.entries(reloads).filter(([, time]) => time <= now && now - time < RELOAD_GUARD)
  return recent.some(([noted]) => noted === path) ? undefined : { ...Object.fromEntries(recent), [path]: now }
}

function readReloads(): Reloads {
  try {
    const noted: unknown = JSON.parse(sessionStorage.getItem(RELOADS_KEY) ?? '{}')
    return Object.fromEntries(
      Object.entries(noted ?? {}).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    )
  } catch {
    // Storage is switched off, or the entry is another program's.
    return {}
  }
}

/**
 * Whether the page at `path` may reload itself now; the reload is noted in this tab. Never without storage, where a
 * reload loop would go unnoticed.
 */
export function mayReload(path: string): boolean {
  const reloads = nextReloads(readReloads(), path, Date.now())
  if (!reloads) return false
  try {
    sessionStorage.setItem(RELOADS_KEY, JSON.stringify(reloads))
    return true
  } catch {
    return false
  }
}
