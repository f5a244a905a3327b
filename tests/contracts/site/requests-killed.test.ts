import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isNull } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { COMPILED } from '#scripts/run/processes.ts'
import { openDatabase } from '#services/kit/database.ts'
import { createLog } from '#services/kit/log.ts'
import { messages } from '#services/mail/schema.ts'
import { mails } from '#services/site/requests/schema.ts'
import { startServices } from '#services/start.ts'
import { type Program, startProgram } from '#tests/load/program.ts'
import { addDatabase } from '#services/test-support/embedded-database.ts'
import { sized } from '@barriere/testing/test-size.ts'
import { GOOD } from './requests-stack.ts'

/** Kills of the program in the middle of its work; up to forty, since the mailbox keeps five hundred mails. */
const KILLS = Number(process.env.REQUEST_KILLS ?? sized(1, 2, 10))

const AT_ONCE = 6

const CONTENT_AWAY = 'http://127.0.0.1:9'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'requests-killed-'))
  await addDatabase(join(folder, '.data'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const emailOf = (key: string): string => `killed-${key}@example.com`

/** The reference of a request; undefined where the program did not answer. */
async function send(url: string, key: string): Promise<string | undefined> {
  const request = { ...GOOD.contact, email: emailOf(key) }
  const response = await fetch(`${url}/site/requests/contact`, {
    method: 'POST',
    body: JSON.stringify({ request, consent: { text: 'I agree.', version: '0123456789ab' } }),
    headers: { 'authorization': 'Bearer local-site', 'content-type': 'application/json', 'idempotency-key': key },
  }).catch(() => undefined)
  if (response?.status !== 201) return undefined
  return ((await response.json().catch(() => ({}))) as { reference?: string }).reference
}

test(
  `killed ${KILLS} times between a request and its mails: none is lost, none is there twice`,
  async () => {
    const answered = new Map<string, string | undefined>()
    for (let kill = 0; kill < KILLS; kill += 1) {
      const program: Program = await startProgram(
        { SERVICES: 'site,mail', STORYBLOK_API_ENDPOINT: CONTENT_AWAY, NODE_COMPILE_CACHE: COMPILED },
        folder,
      )
      let first: () => void
      const one = new Promise<void>((done) => {
        first = done
      })
      const all = Array.from({ length: AT_ONCE }, async () => {
        const key = randomUUID()
        answered.set(key, undefined)
        answered.set(key, await send(program.url, key))
        first()
      })
      // The kill comes in the middle of the others, whose mails are on their way.
      await one
      await program.kill()
      await Promise.all(all)
    }
    const acknowledged = [...answered].filter(([, reference]) => reference !== undefined)
    expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS)

    // After the lease of mails that were being handed over at the kill.
    const later = Date.now() + 3_600_000
    const running = await startServices(
      {
        SERVICES: ['site', 'mail'],
        SERVICES_PORT: 0,
        LOG_LEVEL: 'silent',
        NODE_ENV: 'test',
        DATA_DIR: join(folder, '.data'),
        STORYBLOK_API_ENDPOINT: CONTENT_AWAY,
      },
      { clock: { now: () => later } },
    )
    const references: string[] = []
    try {
      for (const [key, reference] of answered) {
        const again = await send(running.url, key)
        expect(again).toBeDefined()
        if (reference !== undefined) expect(again).toBe(reference)
        references.push(again ?? '')
      }
      expect(new Set(references).size).toBe(answered.size)
      // Every sender has the confirmation.
      await vi.waitFor(
        async () => {
          for (const key of answered.keys()) {
            const address = encodeURIComponent(emailOf(key))
            const { messages: found } = (await (await fetch(`${running.url}/mail/messages?to=${address}`)).json()) as {
              messages: object[]
            }
            expect(found).toHaveLength(1)
          }
        },
        { timeout: 30_000 },
      )
    } finally {
      await running.stop()
    }
    // One mail to the desk and one to the sender, arrived or still to be sent: none is lost, none is there twice.
    const database = await openDatabase({ url: undefined, dataDir: join(folder, '.data'), log: createLog('silent') })
    try {
      const arrived = await database.sql.select({ subject: messages.subject }).from(messages)
      const waiting = await database.sql.select({ subject: mails.subject }).from(mails).where(isNull(mails.endedAt))
      const subjects = [...arrived, ...waiting].map(({ subject }) => subject ?? '')
      expect(references.map((reference) => subjects.filter((subject) => subject.includes(reference)).length)).toEqual(
        references.map(() => 2),
      )
    } finally {
      await database.close()
    }
  },
  60_000 + KILLS * 10_000,
)
