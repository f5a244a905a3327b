import { afterAll, beforeAll, expect, vi } from 'vitest'
import { createLog } from '#services/kit/log.ts'
import { form } from '#tests/support/sign-up-form.ts'
import { type SmtpServer, startSmtpServer } from '@barriere/testing/smtp-server.ts'
import { type HotelStack, startHotel, ownTest as test } from './stack.ts'

vi.setConfig({ hookTimeout: 90_000 })

let server: SmtpServer
let hotel: HotelStack
let logged = ''

beforeAll(async () => {
  server = await startSmtpServer()
  hotel = await startHotel(
    { SMTP_URL: `smtp://127.0.0.1:${server.port}` },
    {
      log: createLog('trace', {
        write: (line) => {
          logged += line
        },
      }),
    },
  )
})

afterAll(async () => {
  await hotel.stop()
  await server.stop()
})

const gotten = (to: string) => server.received.filter((mail) => mail.to.includes(to))

const lines = (message: string): number => logged.split(message).length - 1

/** Waits for a number of failures and moves the clock past the outbox's backoff; any request then triggers it. */
const afterFailures = async (times: number): Promise<void> => {
  await vi.waitFor(() => expect(lines('mail not sent')).toBe(times), { timeout: 10_000 })
  hotel.now += 60_000
}

const poke = () => hotel.request('resendActivation', { input: { email: 'nobody@example.com' } })

test('mails go to the mail server, and none to the mail service', async () => {
  await hotel.request('signUp', { input: form('smtp@example.com') })
  await vi.waitFor(() => expect(gotten('smtp@example.com')).toHaveLength(1), { timeout: 15_000 })
  // Undoes the line folding of quoted-printable.
  expect(gotten('smtp@example.com')[0]?.raw.replaceAll('=\r\n', '')).toContain(
    'https://site.example/infiniment-barriere/activation?token=3D',
  )
  expect(await (await fetch(`${hotel.origin}/mail/messages`)).json()).toEqual({ messages: [] })
})

test('a deferred mail arrives exactly once after the server was busy, and after it was unreachable', async () => {
  const email = 'put-off@example.com'
  server.refusals.push(451)
  await hotel.request('signUp', { input: form(email) })
  await afterFailures(1)

  const { port, received } = server
  await server.stop()
  await poke()
  await afterFailures(2)
  expect(received.filter((mail) => mail.to.includes(email))).toEqual([])

  server = await startSmtpServer({}, port)
  await poke()
  await vi.waitFor(() => expect(gotten(email)).toHaveLength(1), { timeout: 15_000 })
  hotel.now += 3_600_000
  await poke()
  await hotel.request('signUp', { input: form('after@example.com') })
  await vi.waitFor(() => expect(gotten('after@example.com')).toHaveLength(1), { timeout: 15_000 })
  expect(gotten(email)).toHaveLength(1)
})

test('the log contains nothing of a mail', () => {
  expect(lines('mail not sent')).toBe(2)
  expect(logged).not.toMatch(/@example\.com|Zoé|Confirmez|token=/)
})
