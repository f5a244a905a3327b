import type { Purpose } from '@barriere/shared/domain/visitors/consent.ts'
import { CONSENTED, type StorageKind, entryOfKey } from '#lib/domain/consented-storage.ts'

/** Hosts that a script may have set a cookie for: this one, and each of its parents. */
function cookieDomains(host: string): string[] {
  const labels = host.split('.')
  return labels.length < 2 ? [] : labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
}

function expireCookie(name: string): void {
  for (const domain of [undefined, ...cookieDomains(location.hostname)])
    document.cookie = `${name}=; path=/; max-age=0${domain === undefined ? '' : `; domain=${domain}`}`
}

/** Removes stored data of purposes from this browser, once consent to them is withdrawn. */
export function removeStored(purposes: readonly Purpose[]): void {
  const theirs = CONSENTED.filter(({ purpose }) => purposes.includes(purpose))
  const isTheirs = (kind: StorageKind, key: string): boolean => entryOfKey(theirs, kind, key) !== undefined
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
