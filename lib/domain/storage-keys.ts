import { CONSENTED, type StorageEntry, type StorageKind, entryOfKey } from './consented-storage.ts'

/**
 * Catalogue of everything that the site stores in a browser. Single source for the page that lists it, for the deletion
 * when consent is withdrawn, and for the tests, which reject every other key. Its texts are in the messages, by id.
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
  { id: 'terminal', keys: ['terminal', '__Secure-terminal'], kind: 'cookie', purpose: 'exempt' },
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
  ...CONSENTED,
] as const satisfies readonly StorageEntry[]

/** The entry of a key; undefined for an unknown one. */
export const storageEntryOf = (kind: StorageKind, key: string): StorageEntry | undefined =>
  entryOfKey(STORAGE, kind, key)
