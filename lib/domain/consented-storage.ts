import type { Purpose } from '@barriere/shared/domain/visitors/consent.ts'

/** Kind of browser storage: cookies, or a storage of scripts. */
export type StorageKind = 'cookie' | 'local' | 'session' | 'cache'

export interface StorageEntry {
  readonly id: string
  /** Names of the stored keys; `*` stands for anything. */
  readonly keys: readonly string[]
  readonly kind: StorageKind
  /** `exempt`: asked for by the visitor, or needed for what they do (article 82 of the law of 6 January 1978). */
  readonly purpose: 'exempt' | Purpose
}

/** Entries that need consent, deleted on withdrawal. Every page has this list; the rest is in `storage-keys.ts`. */
export const CONSENTED = [
  { id: 'analytics', keys: ['_ga', '_ga_*', '_gid', '_gat*'], kind: 'cookie', purpose: 'measurement' },
  { id: 'purchases', keys: ['purchases'], kind: 'local', purpose: 'measurement' },
  { id: 'ads', keys: ['_gcl_*', '_gac_*', 'FPGCLAW', 'FPGCLDC'], kind: 'cookie', purpose: 'advertising' },
  { id: 'replay', keys: ['sentryReplaySession'], kind: 'session', purpose: 'replay' },
] as const satisfies readonly StorageEntry[]

const matches = (pattern: string, key: string): boolean =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern

/** The entry of a list that covers a key. */
export const entryOfKey = (
  entries: readonly StorageEntry[],
  kind: StorageKind,
  key: string,
): StorageEntry | undefined =>
  entries.find((entry) => entry.kind === kind && entry.keys.some((pattern) => matches(pattern, key)))
