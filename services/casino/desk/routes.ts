import type { z } from 'zod'
import { clockCommand } from '@barriere/shared/programmes/casino/clock.ts'
import {
  blockedCard,
  clockSearch,
  codeUse,
  keepCommand,
  newCard,
  newTerminal,
  partlyRefundedSearch,
  refundCommand,
  registrationSearch,
  terminalEnd,
  terminalSearch,
  visit,
} from '@barriere/shared/programmes/casino/desk.ts'
import { readCasinoInput } from '@barriere/shared/programmes/casino/input.ts'
import { type SecretPair, isBearer } from '@barriere/shared/secrets/secret-pair.ts'
import type { Sql } from '../../kit/database.ts'
import { type KitApp, newRoutes } from '../../kit/http.ts'
import { readJsonBody } from '../../kit/json-body.ts'
import { blockCard, holderOf, issueCard } from '../cards/cards.ts'
import { commandClock } from '../clock/clock.ts'
import { readDeskClocks } from '../clock/desk-clocks.ts'
import { useOffer } from '../offers/offers.ts'
import { bookVisit } from '../points/visits.ts'
import { refusal } from '../refusal.ts'
import { useVoucher } from '../rewards/vouchers.ts'
import type { SeatsCasino } from '../seats/deps.ts'
import { keepAtDesk, refundAtDesk } from '../seats/release.ts'
import { useTicket } from '../seats/tickets.ts'
import { sweepGodsons } from '../sponsorship/sponsorship.ts'
import { isUuid } from '../uuid.ts'
import { findPartlyRefunded, findRegistration } from './find-registration.ts'
import { addTerminal, endTerminal, readTerminals } from './terminals.ts'

const LIMITS = { bytes: 16 * 1024, depth: 5 } as const

/** Format of a voucher's or an offer's code. Other text never reaches the database, which rejects null bytes. */
const CODE = /^[\w-]{1,40}$/

/**
 * Calls of the desk, with its own token; the site's token is not valid here. They hand out and block cards, take codes
 * at the till and tickets at the door, find and refund seats, read and move tournament clocks, book visits, and add and
 * end terminals. Failures are in the catalogue's format. `poke`: called when there may be mails to send.
 */
export function deskRoutes(casino: SeatsCasino, tokens: SecretPair, poke: () => void): KitApp {
  const app = newRoutes()
  const inTransaction = <T>(work: (transaction: Sql) => Promise<T>): Promise<T> =>
    casino.sql.transaction(work).finally(poke)
  app.use('*', async (context, next) => {
    context.header('cache-control', 'private, no-store')
    if (!isBearer(context.req.header('authorization'), tokens)) throw refusal('token')
    await next()
  })
  app.post('/cards', async (context) => {
    const given = await read(context.req.raw, newCard)
    return context.json({ number: await inTransaction((transaction) => issueCard(casino, transaction, given)) }, 201)
  })
  app.post('/cards/block', async (context) => {
    const card = await read(context.req.raw, blockedCard)
    await inTransaction((transaction) => blockCard(transaction, card))
    return context.json({ number: card.number })
  })
  app.post('/codes/:code', async (context) => {
    const { casino: place } = await read(context.req.raw, codeUse)
    const code = requireCode(context.req.param('code'))
    const taken = await inTransaction(async (transaction) => {
      const voucher = await useVoucher(casino, transaction, { code, casino: place })
      if (voucher) return { kind: 'voucher', title: voucher.title }
      const ticket = await useTicket(casino, transaction, { code, casino: place })
      if (ticket) return ticket
      const offer = await useOffer(casino, transaction, code)
      if (!offer) throw refusal('code', { status: 404 })
      const { kind, cents, percent } = offer
      return { kind, ...(cents === null ? {} : { cents }), ...(percent === null ? {} : { percent }) }
    })
    return context.json(taken)
  })
  app.post('/tickets/:code', async (context) => {
    const { casino: place } = await read(context.req.raw, codeUse)
    const code = requireCode(context.req.param('code'))
    const ticket = await inTransaction((transaction) => useTicket(casino, transaction, { code, casino: place }))
    if (!ticket) throw refusal('code', { status: 404 })
    return context.json(ticket)
  })
  // POST rather than an address: a ticket's code gives admission.
  app.post('/registrations/search', async (context) => {
    const { code, casinos } = await read(context.req.raw, registrationSearch)
    const found = CODE.test(code) ? await findRegistration(casino, code, casinos) : undefined
    if (!found) throw refusal('code', { status: 404 })
    return context.json(found)
  })
  app.post('/registrations/:id/refund', async (context) => {
    const { casino: place } = await read(context.req.raw, refundCommand)
    const id = context.req.param('id')
    if (!isUuid(id)) throw refusal('default', { status: 404 })
    await inTransaction((transaction) => refundAtDesk(casino, transaction, { id, casino: place }))
    casino.wake()
    return context.json({ state: 'refunded' })
  })
  app.post('/registrations/partly-refunded', async (context) => {
    const { casinos } = await read(context.req.raw, partlyRefundedSearch)
    return context.json({ registrations: await findPartlyRefunded(casino, casinos) })
  })
  app.post('/registrations/:id/keep', async (context) => {
    const { casino: place, refundedCents } = await read(context.req.raw, keepCommand)
    const id = context.req.param('id')
    if (!isUuid(id)) throw refusal('default', { status: 404 })
    await inTransaction((transaction) => keepAtDesk(transaction, { id, casino: place, refundedCents }))
    return context.json({ state: 'paid' })
  })
  app.post('/visits', async (context) => {
    const { rfid, at, ...given } = await read(context.req.raw, visit)
    if (Date.parse(at) > casino.clock.now()) throw refusal('default', { status: 422, fields: ['at'] })
    await inTransaction(async (transaction) =>
      bookVisit(casino, transaction, { ...given, at: new Date(at), accountId: await holderOf(transaction, rfid) }),
    )
    await sweepGodsons(casino)
    poke()
    return context.json({ reference: given.reference }, 201)
  })
  app.post('/clocks', async (context) => {
    const { casinos } = await read(context.req.raw, clockSearch)
    return context.json({ clocks: await readDeskClocks(casino, casinos) })
  })
  app.post('/clocks/:id', async (context) => {
    const command = await read(context.req.raw, clockCommand)
    const id = context.req.param('id')
    return context.json({ clock: await inTransaction((sql) => commandClock(casino, sql, id, command)) })
  })
  app.post('/terminals/search', async (context) => {
    const { casinos } = await read(context.req.raw, terminalSearch)
    return context.json({ terminals: await readTerminals(casino, casinos) })
  })
  app.post('/terminals', async (context) => {
    const given = await read(context.req.raw, newTerminal)
    return context.json(await inTransaction((transaction) => addTerminal(casino, transaction, given)), 201)
  })
  app.post('/terminals/:id/end', async (context) => {
    const { casino: place } = await read(context.req.raw, terminalEnd)
    const id = context.req.param('id')
    if (!isUuid(id)) throw refusal('terminal', { status: 404 })
    const terminal = await inTransaction((transaction) => endTerminal(casino, transaction, { id, casino: place }))
    return context.json({ terminal })
  })
  return app
}

/** A code in its stored form. Throws 404 for another format. */
function requireCode(given: string): string {
  const code = given.toUpperCase()
  if (!CODE.test(code)) throw refusal('code', { status: 404 })
  return code
}

async function read<S extends z.ZodType>(request: Request, schema: S): Promise<z.output<S>> {
  const input = readCasinoInput(schema, await readJsonBody(request, LIMITS))
  if (!input.ok) throw refusal(input.error.code, { status: 422, fields: input.error.fields })
  return input.value
}
