import { join } from 'node:path'
import { desc, eq, ilike, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Sql } from '../kit/database.ts'
import { HttpError } from '../kit/http-error.ts'
import { newRoutes } from '../kit/http.ts'
import { readJsonBody } from '../kit/json-body.ts'
import { MAIL_HEADERS } from '../kit/mail/transport.ts'
import { isPublicDeployment } from '@barriere/shared/process/deployment.ts'
import { sameSecret } from '@barriere/shared/secrets/same-secret.ts'
import type { Service } from '../kit/service.ts'
import { answerAttachment, answerList, answerMail, answerMarkup } from './pages.ts'
import { messages } from './schema.ts'
import { isUuid } from '../kit/uuid.ts'

const LIMITS = { bytes: 2 * 1024 * 1024, depth: 4 } as const

/** Retention: number of mails that are kept. */
const KEPT = 500

/** Page size of the list. */
const SHOWN = 100

const given = z.strictObject({
  id: z.uuid(),
  from: z.string().max(320),
  to: z.string().min(3).max(320),
  replyTo: z.string().min(3).max(320).optional(),
  subject: z.string().max(400),
  text: z.string(),
  html: z.string(),
  attachments: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(120),
        type: z.string().max(80),
        content: z.base64(),
        contentId: z
          .string()
          .regex(/^[\w-]{1,60}$/)
          .optional(),
      }),
    )
    .max(5)
    .default([]),
  headers: z
    .partialRecord(
      z.enum(MAIL_HEADERS),
      z
        .string()
        .max(998)
        .regex(/^[\x20-\x7e]*$/),
    )
    .optional(),
})

/** Development mailbox: replaces a mail server, accepts and shows every mail, without authentication. */
export const mailService: Service = {
  name: 'mail',
  async start({ env, database, clock }) {
    await database.migrate('mail', join(import.meta.dirname, 'migrations'))
    const { sql: db } = database
    const open = env.MAIL_VIEWER ?? !isPublicDeployment(env)
    const app = newRoutes()
    app.use('*', async (_, next) => {
      if (!open) throw new HttpError(404, { error: 'Not Found' })
      await next()
    })
    app.post('/messages', async (context) => {
      if (!sameSecret(context.req.header('authorization') ?? '', `Bearer ${env.MAIL_TOKEN}`))
        throw new HttpError(401, { error: 'Unauthorized' })
      const parsed = given.safeParse(await readJsonBody(context.req.raw, LIMITS))
      if (!parsed.success)
        throw new HttpError(422, { error: 'Not a mail', fields: parsed.error.issues.map(({ path }) => path.join('.')) })
      const { id, from, to, replyTo, ...said } = parsed.data
      const inserted = await db
        .insert(messages)
        .values({ ...said, id, sender: from, recipient: to, replyTo, receivedAt: new Date(clock.now()) })
        .onConflictDoNothing()
        .returning({ id: messages.id })
      await dropOldest(db)
      return context.json({ id }, inserted.length > 0 ? 201 : 200)
    })
    app.get('/', async (context) => answerList(context, await newest(db, context.req.query('to'))))
    app.get('/messages', async (context) => {
      const found = await newest(db, context.req.query('to'))
      return context.json({ messages: found.map(withoutContent) }, 200, { 'cache-control': 'no-store' })
    })
    app.get('/messages/:id', async (context) => answerMail(context, await requireMail(db, context.req.param('id'))))
    app.get('/messages/:id/html', async (context) =>
      answerMarkup(context, await requireMail(db, context.req.param('id'))),
    )
    app.get('/messages/:id/attachments/:index', async (context) => {
      const { attachments } = await requireMail(db, context.req.param('id'))
      const attachment = attachments[Number(context.req.param('index'))]
      if (!attachment) throw new HttpError(404, { error: 'Not Found' })
      return answerAttachment(context, attachment)
    })
    return { app, longerBodies: { '/mail': LIMITS.bytes }, stop: async () => {} }
  },
}

/** Mails, the newest first, optionally of one recipient. */
const newest = (db: Sql, to: string | undefined): Promise<(typeof messages.$inferSelect)[]> =>
  db
    .select()
    .from(messages)
    .where(to === undefined ? undefined : ilike(messages.recipient, to.replace(/[\\%_]/g, '\\$&')))
    .orderBy(desc(messages.receivedAt), desc(sql`ctid`))
    .limit(SHOWN)

/** A list has only the names of attachments. */
const withoutContent = ({ attachments, ...mail }: typeof messages.$inferSelect) => ({
  ...mail,
  attachments: attachments.map(({ name }) => name),
})

async function requireMail(db: Sql, id: string): Promise<typeof messages.$inferSelect> {
  const [found] = isUuid(id) ? await db.select().from(messages).where(eq(messages.id, id)) : []
  if (!found) throw new HttpError(404, { error: 'Not Found' })
  return found
}

async function dropOldest(db: Sql): Promise<void> {
  const [oldest] = await db
    .select({ receivedAt: messages.receivedAt })
    .from(messages)
    .orderBy(desc(messages.receivedAt))
    .offset(KEPT)
    .limit(1)
  if (oldest) await db.delete(messages).where(lt(messages.receivedAt, oldest.receivedAt))
}
