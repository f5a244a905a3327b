import type { Clock } from '@barriere/shared/domain/time/clock.ts'
import type { Database } from '../../kit/database.ts'
import { Store } from './store.ts'

/** A store for tests that sends no webhook and no mail. */
export const testStore = (database: Database, clock: Clock): Store =>
  new Store({
    database,
    clock,
    outbox: { record: () => Promise.resolve([]), send: () => {} },
    notices: {
      mentioned: () => Promise.resolve(),
      reviewAsked: () => Promise.resolve(),
      reviewAnswered: () => Promise.resolve(),
      heldVersionLeft: () => Promise.resolve(),
    },
    settings: { versions: 100, versionDays: 365, trashDays: 30, workflow: 'warn', checks: [] },
  })
