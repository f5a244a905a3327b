import type { Purpose } from './consent.ts'

/** Where a browser keeps something: cookies, or a storage that scripts use. */
export type StorageKind = 'cookie' | 'local' | 'session' | 'cache'

export interface StorageEntry {
  readonly id: string
  /** Names of its entries; `*` stands for anything. */
  readonly keys: readonly string[]
  readonly kind: StorageKind
  /** `exempt`: asked for by the visitor, or needed for what they do (article 82 of the law of 6 January 1978). */
  readonly purpose: 'exempt' | Purpose
}

/**
 * Everything that the site keeps in a browser: the one list for the page that names it, for what goes when consent is
 * withdrawn, and for the tests, which find every other key a fault. The words of each are in the messages, by its id.
 */
export const STORAGE = [
  { id: 'consent', keys: ['consent'], kind: 'cookie', purpose: 'exempt' },
  { id: 'receipt', keys: ['consent-receipt'], kind: 'local', purpose: 'exempt' },
  { id: 'language', keys: ['locale'], kind: 'cookie', purpose: 'exempt' },
  { id: 'session', keys: ['sid', '__Host-sid', 'signed-in'], kind: 'cookie', purpose: 'exempt' },
  {
    id: 'device',
    keys: ['hotel-device', '__Host-hotel-device', 'casino-device', '__Host-casino-device'],
    kind: 'cookie',
    purpose: 'exempt',
  },
  { id: 'trip', keys: ['trip'], kind: 'local', purpose: 'exempt' },
  { id: 'routes', keys: ['route-app'], kind: 'local', purpose: 'exempt' },
  { id: 'alerts', keys: ['alert:*'], kind: 'local', purpose: 'exempt' },
  { id: 'popins', keys: ['popin:*'], kind: 'local', purpose: 'exempt' },
  { id: 'booking', keys: ['booking'], kind: 'session', purpose: 'exempt' },
  { id: 'seminar', keys: ['seminar'], kind: 'session', purpose: 'exempt' },
  { id: 'heldSeat', keys: ['held-seat'], kind: 'session', purpose: 'exempt' },
  { id: 'levelClock', keys: ['level-clock'], kind: 'session', purpose: 'exempt' },
  { id: 'drafts', keys: ['form:*'], kind: 'session', purpose: 'exempt' },
  { id: 'draft', keys: ['draft'], kind: 'cookie', purpose: 'exempt' },
  { id: 'reloads', keys: ['reloads'], kind: 'session', purpose: 'exempt' },
  { id: 'card', keys: ['member-card', 'casino-card'], kind: 'cache', purpose: 'exempt' },
  { id: 'casinoCard', keys: ['casino-card'], kind: 'local', purpose: 'exempt' },
  { id: 'offline', keys: ['offline-*'], kind: 'cache', purpose: 'exempt' },
  { id: 'analytics', keys: ['_ga', '_ga_*', '_gid', '_gat*'], kind: 'cookie', purpose: 'measurement' },
  { id: 'purchases', keys: ['purchases'], kind: 'local', purpose: 'measurement' },
  { id: 'ads', keys: ['_gcl_*', '_gac_*', 'FPGCLAW', 'FPGCLDC'], kind: 'cookie', purpose: 'advertising' },
  { id: 'replay', keys: ['sentryReplaySession'], kind: 'session', purpose: 'replay' },
] as const satisfies readonly StorageEntry[]

const matches = (pattern: string, key: string): boolean =>
  pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern

/** The entry of a key; undefined for one that nobody has named. */
export const storageEntryOf = (kind: StorageKind, key: string): StorageEntry | undefined =>
  STORAGE.find((entry) => entry.kind === kind && entry.keys.some((pattern) => matches(pattern, key)))
