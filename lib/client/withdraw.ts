import type { Purpose } from '#lib/domain/consent.ts'
import { type StorageEntry, storageEntryOf } from '#lib/domain/storage-keys.ts'

/** Hosts that a script may have set a cookie for: this one, and each of its parents. */
function cookieDomains(host: string): string[] {
  const labels = host.split('.')
  return labels.length < 2 ? [] : labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

function expireCookie(name: string): void {
  for (const domain of [undefined, ...cookieDomains(location.hostname)])
    document.cookie = `${name}=; path=/; max-age=0${domain === undefined ? '' : `; domain=${domain}`}`
}

/** Removes what purposes have stored in this browser, once consent to them is withdrawn. */
export function removeStored(purposes: readonly Purpose[]): void {
  const isTheirs = (kind: StorageEntry['kind'], key: string): boolean => {
    const purpose = storageEntryOf(kind, key)?.purpose
    return purpose !== undefined && purpose !== 'exempt' && purposes.includes(purpose)
  }
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=', 1)
    if (isTheirs('cookie', name)) expireCookie(name)
  }
  try {
    for (const key of Object.keys(localStorage)) if (isTheirs('local', key)) localStorage.removeItem(key)
    for (const key of Object.keys(sessionStorage)) if (isTheirs('session', key)) sessionStorage.removeItem(key)
  } catch {
    // Storage is switched off, so nothing is in it.
  }
}
