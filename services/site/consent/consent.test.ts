import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { ChosenConsent } from '@barriere/shared/contracts/consent.ts'
import { BOTH_DATABASES, hasPostgres } from '@barriere/testing/postgres.ts'
import { openSiteDatabase } from '#services/test-support/site-database.ts'
import { ConsentReceipts } from './consent.ts'
import { consentReceipts } from './schema.ts'

const START = Date.parse('2026-11-02T11:00:00.500Z')
const DAY = 86_400_000
const ID = 'AAAAAAAAAAAAAAAAAAAAAA'

const chosen = (more: Partial<ChosenConsent> = {}): ChosenConsent => ({
  id: ID,
  time: Math.floor(START / 1_000),
  version: 1,
  choices: { measurement: true, advertising: false },
  locale: 'fr',
  ...more,
})

describe.each(BOTH_DATABASES)('%s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('receipts of consent', () => {
    let database: Awaited<ReturnType<typeof openSiteDatabase>>
    let now = START
    let receipts: ConsentReceipts

    beforeAll(async () => {
      database = await openSiteDatabase(kind)
    }, 60_000)

    afterAll(() => database.close())

    beforeEach(async () => {
      await database.sql.delete(consentReceipts)
      now = START
      receipts = new ConsentReceipts({ sql: database.sql, clock: { now: () => now }, days: 550 })
    })

    test('say what was chosen, when, and of which texts', async () => {
      const receipt = {
        recordedAt: '2026-11-02T11:00:00.500Z',
        chosenAt: '2026-11-02T11:00:00.000Z',
        version: 1,
        locale: 'fr',
        choices: { measurement: true, advertising: false },
      }
      expect(await receipts.record(chosen())).toEqual(receipt)
      expect(await receipts.history(ID)).toEqual([receipt])
    })

    test('of the same choice are one, however often and at once it is sent', async () => {
      const first = await receipts.record(chosen())
      now += 60_000
      const again = await Promise.all(
        Array.from({ length: 20 }, () =>
          receipts.record(chosen({ choices: { advertising: false, measurement: true } })),
        ),
      )
      expect(again).toEqual(Array.from({ length: 20 }, () => first))
      expect(await receipts.history(ID)).toHaveLength(1)
    })

    test('of one browser are a history, the newest first, which another browser does not see', async () => {
      await receipts.record(chosen())
      await receipts.record(chosen({ time: chosen().time + 60, choices: { measurement: false } }))
      expect((await receipts.history(ID)).map(({ choices }) => choices)).toEqual([
        { measurement: false },
        { measurement: true, advertising: false },
      ])
      expect(await receipts.history('BBBBBBBBBBBBBBBBBBBBBB')).toEqual([])
    })

    test('hold neither the browser’s id nor anything else that tells whose it was', async () => {
      await receipts.record(chosen())
      const [row] = await database.sql.select().from(consentReceipts)
      expect(JSON.stringify(row)).not.toContain(ID)
      expect(Object.keys(row ?? {}).sort()).toEqual([
        'browser',
        'choices',
        'chosenAt',
        'id',
        'locale',
        'recordedAt',
        'version',
      ])
    })

    test('go after the days that they are kept', async () => {
      await receipts.record(chosen())
      now = START + 550 * DAY
      await receipts.sweep()
      expect(await receipts.history(ID)).toHaveLength(1)
      now += 1
      await receipts.sweep()
      expect(await receipts.history(ID)).toEqual([])
    })
  })
})
