import { CONSENTED, type StorageEntry, type StorageKind, entryOfKey } from './consented-storage.ts'

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

/** The entry of a key; undefined for one that nobody has named. */
export const storageEntryOf = (kind: StorageKind, key: string): StorageEntry | undefined =>
  entryOfKey(STORAGE, kind, key)
