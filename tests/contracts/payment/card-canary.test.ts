import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { type PaymentStack, hiddenFields, startPayment } from './stack.ts'

vi.setConfig({ testTimeout: 120_000 })

const EXPIRY = '07/31'
const CVV = '739'

/** Card numbers, searched as typed, without spaces, and as a careless mask would leave them. */
const NUMBERS = ['4970100000000000', '4970110000000401', '4970110000000021', '4111111111111111']
const CANARIES = NUMBERS.flatMap((number) => {
  const spaced = number.replace(/(.{4})(?=.)/g, '$1 ')
  return [number, spaced, encodeURIComponent(spaced), spaced.replaceAll(' ', '+'), `${number.slice(0, 6)}XX`]
})

/** Every row of every table, as text. */
async function dump(dataDir: string): Promise<string> {
  const database = await openDatabase({ url: undefined, dataDir, log: createLog('silent') })
  try {
    const { rows } = (await database.sql.execute(
      sql`select query_to_xml('select * from payment.transactions', true, true, '')::text as transactions,
        query_to_xml('select * from payment.notifications', true, true, '')::text as notifications,
        (select count(*) from information_schema.tables where table_schema = 'payment')::int as tables`,
    )) as unknown as { rows: [{ transactions: string; notifications: string; tables: number }] }
    expect(rows[0].tables).toBe(2)
    return rows[0].transactions + rows[0].notifications
  } finally {
    await database.close()
  }
}

/** Every file of the database, its write-ahead log and dead rows included. */
async function bytesOf(folder: string): Promise<Buffer> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const read = files.filter((file) => file.isFile()).map((file) => readFile(join(file.parentPath, file.name)))
  return Buffer.concat(await Promise.all(read))
}

async function payByCard(stack: PaymentStack, number: string): Promise<string> {
  const transaction = await stack.open(stack.order())
  const card = { number: number.replace(/(.{4})(?=.)/g, '$1 '), expiry: EXPIRY, cvv: CVV }
  const answer = await stack.post('/payment/vads-payment/card', { transaction, ...card })
  if (!answer.html.includes('Confirmer le paiement')) return answer.html
  return (
    answer.html +
    (await stack.post('/payment/vads-payment/end', { ...hiddenFields(answer.html), ending: 'accepted' })).html
  )
}

test('nothing of a card is in a table, a file, a log, a notification or what goes back to the site', async () => {
  const stack = await startPayment()
  const pages: string[] = []
  let stored = ''
  let files: Buffer = Buffer.alloc(0)
  const { stop } = stack
  try {
    for (const number of NUMBERS) pages.push(await payByCard(stack, number))
  } finally {
    await stop(async () => {
      stored = await dump(stack.dataDir)
      files = await bytesOf(stack.dataDir)
    })
  }
  // Positive control: the same search finds values that may be stored.
  expect(stack.raw).toHaveLength(3)
  for (const text of [stored, stack.raw.join('\n'), files.toString('latin1')]) expect(text).toContain('AUTHORISED')
  expect(stack.logged()).toContain('/payment/vads-payment/card')

  const sent = pages.map((html) => JSON.stringify(hiddenFields(html))).join('\n')
  for (const canary of [...CANARIES, EXPIRY, encodeURIComponent(EXPIRY)]) {
    for (const [where, text] of Object.entries({
      stored,
      notified: stack.raw.join('\n'),
      sent,
      logged: stack.logged(),
    }))
      expect(text.includes(canary), `${canary} in ${where}`).toBe(false)
    if (canary.length > 10) expect(files.includes(canary), `${canary} in a file`).toBe(false)
  }
  expect(sent).not.toContain(`"${CVV}"`)
  expect(stack.raw.join('\n')).not.toMatch(new RegExp(`=${CVV}(?:&|$)`))
})
