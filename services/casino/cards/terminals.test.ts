import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { openDatabase } from '../../kit/database.ts'
import { createLog } from '../../kit/log.ts'
import { terminals } from '../schema-kiosk.ts'
import { sweepTerminals } from './terminals.ts'

const NOW = Date.parse('2026-11-02T11:00:00Z')
const DAY = 24 * 3_600_000

test('retention: what is over, or was never paired, goes after ninety days; a terminal in service stays', async () => {
  const database = await openDatabase({
    url: undefined,
    dataDir: await temporaryDataDir('terminals-'),
    log: createLog('silent'),
  })
  try {
    await database.migrate('casino', join(import.meta.dirname, '../migrations'))
    const ago = (days: number): Date => new Date(NOW - days * DAY)
    const row = { casino: 'deauville', createdAt: ago(400) }
    await database.sql.insert(terminals).values([
      { ...row, name: 'paired', tokenHash: 'a', rotatedAt: ago(399), lastUsedAt: ago(200) },
      { ...row, name: 'ended', endedAt: ago(89), endedBy: 'desk' },
      { ...row, name: 'ended long ago', endedAt: ago(91), endedBy: 'stolen' },
      { ...row, name: 'waiting', codeHash: 'b', codeEndsAt: ago(89) },
      { ...row, name: 'never paired', codeHash: 'c', codeEndsAt: ago(91) },
    ])
    await sweepTerminals(database.sql, NOW)
    const kept = await database.sql.select({ name: terminals.name }).from(terminals)
    expect(kept.map(({ name }) => name).sort()).toEqual(['ended', 'paired', 'waiting'])
  } finally {
    await database.close()
  }
}, 60_000)
