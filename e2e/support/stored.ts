import type { Page } from '@playwright/test'
import type { StorageKind } from '#lib/domain/consented-storage.ts'
import { storageEntryOf } from '#lib/domain/storage-keys.ts'

interface StoredKey {
  readonly kind: StorageKind | 'database'
  readonly key: string
}

/** Every key that the page's browser holds for it: cookies, storages, caches, databases. */
export async function storedBy(page: Page): Promise<StoredKey[]> {
  const cookies = await page.context().cookies()
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    cache: await caches.keys(),
    database: (await indexedDB.databases()).map(({ name }) => name ?? ''),
  }))
  return [
    ...cookies.map(({ name }) => ({ kind: 'cookie' as const, key: name })),
    ...(['local', 'session', 'cache', 'database'] as const).flatMap((kind) =>
      stored[kind].map((key) => ({ kind, key })),
    ),
  ]
}

/** Keys that are missing from the table of storage, or that need a consent. */
export const notExempt = (stored: readonly StoredKey[]): StoredKey[] =>
  stored.filter(({ kind, key }) => kind === 'database' || storageEntryOf(kind, key)?.purpose !== 'exempt')
