import { randomUUID } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Mailing } from '@barriere/shared/contracts/newsletter.ts'
import { REQUEST_CALLS } from '@barriere/shared/contracts/requests.ts'
import { readMailedLink } from '@barriere/shared/domain/visitors/newsletter.ts'
import { REQUEST_REFERENCE } from '@barriere/shared/domain/visitors/request.ts'
import { BOTH_DATABASES, hasPostgres } from '@barriere/testing/postgres.ts'
import { openSiteDatabase } from '#services/test-support/site-database.ts'
import { fingerprintKeys } from '../../kit/idempotency.ts'
import { createLog } from '../../kit/log.ts'
import { Outbox } from '../../kit/mail/outbox.ts'
import type { OutgoingMail } from '../../kit/mail/transport.ts'
import { answers, mails } from '../requests/schema.ts'
import { Links } from './links.ts'
import { Mailings } from './mailings.ts'
import { Newsletter, type Subscribing } from './newsletter.ts'
import { mailings, proofs, subscriptions } from './schema.ts'

const START = Date.parse('2026-11-02T11:00:00Z')
const DAY = 86_400_000
const DAYS = 1_095
const KEY = 'a-key-of-a-test-of-links'
const log = createLog('silent')
const consent = { text: 'I agree.', version: '0123456789ab' }

const asked = (more: object = {}): Subscribing => ({
  request: REQUEST_CALLS.newsletter.input.parse({
    email: 'zoe@example.com',
    themes: ['tables'],
    privacy: true,
    locale: 'fr',
    page: '/lettre',
    ...more,
  }),
  consent,
})

const letter = (more: Partial<Mailing> = {}): Mailing => ({
  key: randomUUID(),
  themes: [],
  letters: {
    fr: { subject: 'La lettre', paragraphs: ['Bonjour,', 'Voici.'] },
    en: { subject: 'The letter', paragraphs: ['Hello,', 'Here.'] },
  },
  ...more,
})

const BAD_LINK = { status: 404, body: { code: 'link' } }

describe.each(BOTH_DATABASES)('%s', (kind) => {
  describe.skipIf(kind === 'postgres' && !hasPostgres())('newsletter', () => {
    let database: Awaited<ReturnType<typeof openSiteDatabase>>
    let now = START
    let sent: OutgoingMail[] = []
    let outbox: Outbox
    let newsletter: Newsletter
    let sender: Mailings

    beforeAll(async () => {
      database = await openSiteDatabase(kind, log)
    }, 60_000)

    afterAll(() => database.close())

    beforeEach(async () => {
      for (const table of [proofs, subscriptions, mailings, mails, answers]) await database.sql.delete(table)
      now = START
      sent = []
      const clock = { now: () => now }
      const transport = { send: async (mail: OutgoingMail) => void sent.push(mail) }
      outbox = new Outbox({
        service: 'site',
        sql: database.sql,
        table: mails,
        from: 'us@example.com',
        clock,
        log,
        transport,
      })
      const shared = { sql: database.sql, clock, outbox, links: new Links([KEY]), siteOrigin: 'https://site.example' }
      newsletter = new Newsletter({ ...shared, fingerprints: fingerprintKeys([KEY], 'site'), days: DAYS })
      sender = new Mailings({ ...shared, batch: 3 })
    })

    afterEach(() => outbox.stop())

    const rows = () => database.sql.select().from(subscriptions).orderBy(asc(subscriptions.email))
    const proofKinds = async () =>
      (await database.sql.select().from(proofs).orderBy(asc(proofs.at))).map((proof) => proof.kind)

    /** Sends the queued mails. Resolves to the token of the last mail's link. */
    const mailedToken = async (): Promise<string> => {
      await outbox.sendDue()
      const hash = /#\S+/.exec(sent.at(-1)?.text ?? '')?.[0] ?? ''
      return readMailedLink(hash)?.token ?? ''
    }

    const oneClickToken = () => /\?t=([\w-]+)>/.exec(sent.at(-1)?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? ''

    const subscribed = async (more: object = {}) => {
      await newsletter.subscribe(asked(more), undefined)
      return await newsletter.confirm({ token: await mailedToken() })
    }

    test('who asks is subscribed only once the mailbox has confirmed; each step leaves a proof', async () => {
      const { reference } = await newsletter.subscribe(asked({ utm: { source: 'letter' } }), randomUUID())
      expect(reference).toMatch(REQUEST_REFERENCE)
      expect(reference).toMatch(/^N-/)
      expect(await rows()).toMatchObject([{ state: 'pending', themes: ['tables'], locale: 'fr', confirmedAt: null }])
      await sender.send(letter())
      const token = await mailedToken()
      expect(sent.map(({ subject }) => subject)).toEqual(['Confirmez votre abonnement à la lettre'])
      now += 1_000
      const confirmed = await newsletter.confirm({ token })
      expect(confirmed).toMatchObject({ email: 'zoe@example.com', state: 'active', themes: ['tables'], locale: 'fr' })
      // Idempotent: a second click has the same answer and adds no proof.
      expect(await newsletter.confirm({ token })).toMatchObject({ state: 'active' })
      expect(await database.sql.select().from(proofs).orderBy(asc(proofs.at))).toMatchObject([
        {
          kind: 'asked',
          reference,
          consentText: 'I agree.',
          consentVersion: '0123456789ab',
          page: '/lettre',
          utm: { source: 'letter' },
          at: new Date(START),
        },
        { kind: 'confirmed', at: new Date(START + 1_000) },
      ])
    })

    test('erased data leaves no subscription; what was confirmed leaves its proofs', async () => {
      await newsletter.leave('nobody@example.com')
      await subscribed()
      expect(await newsletter.ofMailbox('ZOE@example.com')).toMatchObject({
        state: 'active',
        proofs: [{ kind: 'asked', consent: 'I agree.' }, { kind: 'confirmed' }],
      })
      await newsletter.subscribe(asked({ email: 'leo@example.com' }), undefined)
      for (const email of ['Zoe@example.com', 'leo@example.com']) await newsletter.leave(email)
      expect(await rows()).toMatchObject([{ email: 'zoe@example.com', state: 'withdrawn' }])
      expect(await proofKinds()).toEqual(['asked', 'confirmed', 'withdrawn'])
      expect(await newsletter.ofMailbox('leo@example.com')).toBeUndefined()
      expect(await sender.send(letter())).toBe(0)
    })

    test('fifty identical submits at once are one subscription, one answer, one mail', async () => {
      const key = randomUUID()
      const all = await Promise.all(Array.from({ length: 50 }, () => newsletter.subscribe(asked(), key)))
      expect(new Set(all.map(({ reference }) => reference)).size).toBe(1)
      expect(await rows()).toHaveLength(1)
      expect(await database.sql.select().from(mails)).toHaveLength(1)
      await expect(newsletter.subscribe(asked({ themes: [] }), key)).rejects.toMatchObject({ status: 409 })
    }, 30_000)

    test('a mailbox gets three mails to confirm a day at most, however it is spelled and from any client', async () => {
      const all = ['zoe@example.com', 'ZOE@example.com', 'Zoe@EXAMPLE.com', 'zoe@example.com', 'zoe@example.com']
      const given = await Promise.all(all.map((email) => newsletter.subscribe(asked({ email }), undefined)))
      expect(new Set(given.map(({ reference }) => reference)).size).toBe(all.length)
      await outbox.sendDue()
      expect(sent).toHaveLength(3)
      expect(await rows()).toHaveLength(1)
      now += DAY
      await newsletter.subscribe(asked(), undefined)
      await outbox.sendDue()
      expect(sent).toHaveLength(4)
    })

    test('an active one that asks again is told by mail, once a day, and nothing changes', async () => {
      await subscribed()
      const answer = await newsletter.subscribe(asked({ themes: ['casinos'], locale: 'en' }), undefined)
      expect(Object.keys(answer)).toEqual(['reference'])
      await newsletter.subscribe(asked(), undefined)
      const token = await mailedToken()
      expect(sent.map(({ subject }) => subject).slice(1)).toEqual(['You already receive the letter'])
      expect(await newsletter.read({ token })).toMatchObject({ state: 'active', themes: ['tables'], locale: 'fr' })
      now += DAY
      await newsletter.subscribe(asked(), undefined)
      await outbox.sendDue()
      expect(sent).toHaveLength(3)
    })

    test('a link to confirm is good for seven days, for one purpose, and not after a withdrawal', async () => {
      await newsletter.subscribe(asked(), undefined)
      const token = await mailedToken()
      for (const wrong of [`${token.slice(0, -2)}${token.endsWith('AA') ? 'QQ' : 'AA'}`, 'x'.repeat(120), ''])
        await expect(newsletter.confirm({ token: wrong })).rejects.toMatchObject(BAD_LINK)
      await expect(newsletter.read({ token })).rejects.toMatchObject(BAD_LINK)
      await expect(newsletter.unsubscribe(token)).rejects.toMatchObject(BAD_LINK)
      now = START + 7 * DAY
      await expect(newsletter.confirm({ token })).rejects.toMatchObject(BAD_LINK)
      now = START + 7 * DAY - 1_000
      const { preferences } = await newsletter.confirm({ token })
      await newsletter.withdraw({ token: preferences })
      await expect(newsletter.confirm({ token })).rejects.toMatchObject(BAD_LINK)
      // Nor after another request: only the link of that mail confirms.
      await newsletter.subscribe(asked(), undefined)
      await expect(newsletter.confirm({ token })).rejects.toMatchObject(BAD_LINK)
      expect((await rows())[0]?.state).toBe('pending')
      expect(await newsletter.confirm({ token: await mailedToken() })).toMatchObject({ state: 'active' })
    })

    test('another key’s links, and one of another subscription, are none', async () => {
      const { preferences } = await subscribed()
      const [row] = await rows()
      const forged = new Links(['another-key-of-a-test']).make('preferences', { id: row?.id ?? '', round: 0 }, now)
      await expect(newsletter.read({ token: forged })).rejects.toMatchObject(BAD_LINK)
      const gone = new Links([KEY]).make('preferences', { id: randomUUID(), round: 0 }, now)
      const renewed = new Links(['another-key-of-a-test', KEY])
      expect(renewed.read('preferences', preferences, now)).toEqual({ id: row?.id, round: row?.round })
      expect(new Links(['another-key-of-a-test']).read('preferences', preferences, now)).toBeUndefined()
      await expect(newsletter.read({ token: gone })).rejects.toMatchObject(BAD_LINK)
      now += 90 * DAY
      await expect(newsletter.read({ token: preferences })).rejects.toMatchObject(BAD_LINK)
    })

    test('themes and language change by the preferences; a withdrawn subscription changes no more', async () => {
      const { preferences: token } = await subscribed()
      expect(await newsletter.change({ token, themes: [], locale: 'en' })).toMatchObject({ themes: [], locale: 'en' })
      expect(await newsletter.withdraw({ token })).toMatchObject({ state: 'withdrawn' })
      expect(await newsletter.withdraw({ token })).toMatchObject({ state: 'withdrawn' })
      await expect(newsletter.change({ token, themes: [], locale: 'fr' })).rejects.toMatchObject(BAD_LINK)
      expect(await newsletter.read({ token })).toMatchObject({ state: 'withdrawn', locale: 'en' })
      expect((await proofKinds()).sort()).toEqual(['asked', 'changed', 'confirmed', 'withdrawn'])
    })

    test('a mailing reaches active readers of its themes once, in their language, over several batches', async () => {
      for (let index = 0; index < 4; index += 1)
        await subscribed({ email: `reader${index}@example.com`, locale: index % 2 ? 'en' : 'fr' })
      await subscribed({ email: 'all@example.com', themes: [] })
      await subscribed({ email: 'casinos@example.com', themes: ['casinos'] })
      await newsletter.subscribe(asked({ email: 'pending@example.com' }), undefined)
      await outbox.sendDue()
      sent = []
      const mailing = letter({ themes: ['tables', 'spas'] })
      expect(await sender.send(mailing)).toBe(5)
      expect(await sender.send(mailing)).toBe(5)
      await outbox.sendDue()
      expect(sent.map(({ to, subject }) => [to, subject]).sort()).toEqual([
        ['all@example.com', 'La lettre'],
        ['reader0@example.com', 'La lettre'],
        ['reader1@example.com', 'The letter'],
        ['reader2@example.com', 'La lettre'],
        ['reader3@example.com', 'The letter'],
      ])
      for (const { headers, text, to } of sent) {
        expect(headers?.['List-Unsubscribe']).toMatch(
          /^<https:\/\/site\.example\/api\/newsletter\/unsubscribe\?t=[\w-]{60,}>$/,
        )
        expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
        expect(text).toContain(
          `https://site.example/${to.match(/[13]@/) ? 'en/newsletter-subscription' : 'abonnement-lettre'}#preferences=`,
        )
      }
      await expect(sender.send({ ...mailing, themes: [] })).rejects.toMatchObject({ status: 409 })
    })

    test('a mailing that is interrupted goes on where it stopped, and nobody has it twice', async () => {
      for (let index = 0; index < 7; index += 1) await subscribed({ email: `reader${index}@example.com` })
      sent = []
      const mailing = letter()
      let written = 0
      const add = outbox.add.bind(outbox)
      vi.spyOn(outbox, 'add').mockImplementation(async (...given) => {
        written += 1
        if (written === 5) throw new Error('killed')
        await add(...given)
      })
      await expect(sender.send(mailing)).rejects.toThrow('killed')
      await outbox.sendDue()
      // The first batch; the second was rolled back.
      expect(sent).toHaveLength(3)
      expect(await sender.send(mailing)).toBe(7)
      await outbox.sendDue()
      expect(sent.map(({ to }) => to).sort()).toEqual(
        Array.from({ length: 7 }, (_, index) => `reader${index}@example.com`),
      )
    })

    test('two instances that send one mailing at once write each mail once', async () => {
      for (let index = 0; index < 7; index += 1) await subscribed({ email: `reader${index}@example.com` })
      sent = []
      const mailing = letter()
      expect(await Promise.all([sender.send(mailing), sender.send(mailing)])).toEqual([7, 7])
      await outbox.sendDue()
      expect(new Set(sent.map(({ to }) => to)).size).toBe(7)
      expect(sent).toHaveLength(7)
    })

    test('one click ends it, with the letters that still wait; an old letter’s click too, years later', async () => {
      await subscribed()
      await sender.send(letter())
      await outbox.sendDue()
      const token = oneClickToken()
      await sender.send(letter())
      await newsletter.unsubscribe(token)
      await newsletter.unsubscribe(token)
      sent = []
      await outbox.sendDue()
      expect(sent).toEqual([])
      expect(await sender.send(letter())).toBe(0)
      expect(await rows()).toMatchObject([{ state: 'withdrawn', withdrawnAt: new Date(START) }])
      now += DAY
      await subscribed()
      now += 1_000 * DAY
      await newsletter.unsubscribe(token)
      expect((await rows())[0]?.state).toBe('withdrawn')
    })

    test('retention: unconfirmed a day after its link, withdrawn three years after; active ones stay', async () => {
      await subscribed({ email: 'active@example.com' })
      const { preferences } = await subscribed({ email: 'gone@example.com' })
      await newsletter.withdraw({ token: preferences })
      await newsletter.subscribe(asked({ email: 'pending@example.com' }), undefined)
      const left = async (moment: number) => {
        now = moment
        await newsletter.sweep()
        return (await rows()).map(({ email }) => email.slice(0, -12))
      }
      expect(await left(START + 8 * DAY - 1)).toEqual(['active', 'gone', 'pending'])
      expect(await left(START + 8 * DAY)).toEqual(['active', 'gone'])
      // A stranger's request for a withdrawn address does not shorten its proof.
      await newsletter.subscribe(asked({ email: 'gone@example.com' }), undefined)
      expect(await left(START + 16 * DAY)).toEqual(['active', 'gone'])
      expect((await rows()).map(({ state }) => state)).toEqual(['active', 'withdrawn'])
      expect(await left(START + DAYS * DAY - 1)).toEqual(['active', 'gone'])
      expect(await left(START + DAYS * DAY)).toEqual(['active'])
      expect(new Set(await proofKinds())).toEqual(new Set(['asked', 'confirmed']))
      expect(await left(START + 30 * 365 * DAY)).toEqual(['active'])
    })

    test('a mailing is kept a year', async () => {
      await sender.send(letter())
      now = START + 365 * DAY
      await newsletter.sweep()
      expect(await database.sql.select().from(mailings)).toEqual([])
    })
  })
})
