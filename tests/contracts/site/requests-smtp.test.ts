import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLog } from '#services/kit/log.ts'
import { type SmtpServer, startSmtpServer } from '@barriere/testing/smtp-server.ts'
import { type RequestStack, startRequestStack } from './requests-stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 30_000 })

let server: SmtpServer
let stack: RequestStack
let logged = ''

beforeAll(async () => {
  server = await startSmtpServer()
  stack = await startRequestStack(
    { SERVICES: ['site'], SMTP_URL: `smtp://127.0.0.1:${server.port}` },
    { log: createLog('trace', { write: (line) => void (logged += line) }) },
  )
})

afterAll(async () => {
  await stack.stop()
  await server.stop()
})

const gotten = (to: string) => server.received.filter((mail) => mail.to.includes(to))

const failed = (): number => logged.split('mail not sent').length - 1

test('with the mail server down for the whole journey, each mail arrives exactly once after it is up', async () => {
  const email = 'put-off@example.com'
  const { port } = server
  await server.stop()
  const { status, body } = await stack.send('contact', { more: { email } })
  expect(status).toBe(201)
  // Both were tried, and neither could be handed over.
  await vi.waitFor(() => expect(failed()).toBeGreaterThanOrEqual(2), { timeout: 10_000 })

  server = await startSmtpServer({}, port)
  stack.clock.now += 60_000
  // Any other request triggers the outbox.
  const after = await stack.send('contact', { more: { email: 'after@example.com' } })
  await vi.waitFor(() => expect(gotten(email)).toHaveLength(1), { timeout: 10_000 })
  stack.clock.now += 3_600_000
  const last = await stack.send('contact', { more: { email: 'last@example.com' } })
  await vi.waitFor(() => expect(gotten('last@example.com')).toHaveLength(1), { timeout: 10_000 })
  await vi.waitFor(() => expect(server.received).toHaveLength(6), { timeout: 10_000 })
  for (const { reference } of [body, after.body, last.body])
    expect(server.received.filter((mail) => mail.header('subject')?.includes(reference))).toHaveLength(2)
})

test('an answer to the desk’s mail goes to the sender; theirs has no such address', async () => {
  const email = "o'zoe+hotel@example.com"
  const { body } = await stack.send('event', { more: { email } })
  const mine = () => server.received.filter((mail) => mail.header('subject')?.includes(body.reference))
  await vi.waitFor(() => expect(mine()).toHaveLength(2), { timeout: 10_000 })
  const desk = mine().find(({ to }) => !to.includes(email))
  const confirmation = mine().find(({ to }) => to.includes(email))
  expect([desk?.header('reply-to'), confirmation?.header('reply-to')]).toEqual([email, undefined])
  expect(desk?.header('from')).toContain('<contact@barriere.example>')
})

test('hostile words of the sender and of the content make no header', async () => {
  const more = {
    message: 'Bonjour,\r\nBcc: thief@example.com\r\n\r\n.\r\nMAIL FROM:<thief@example.com>',
    utm: { source: 'x, Bcc: thief@example.com' },
  }
  const { status, body } = await stack.send('contact', { more: { ...more, property: undefined } })
  expect(status).toBe(201)
  const mine = () => server.received.filter((mail) => mail.raw.includes(body.reference))
  await vi.waitFor(() => expect(mine()).toHaveLength(2), { timeout: 10_000 })
  for (const mail of mine()) {
    expect([mail.header('bcc'), mail.header('cc'), mail.to.length]).toEqual([undefined, undefined, 1])
    expect(mail.raw.slice(0, mail.raw.indexOf('\r\n\r\n'))).not.toContain('thief')
  }
  for (const email of ['a@example.com\nBcc: thief@example.com', 'a@example.com, thief@example.com', 'a@b.example>'])
    expect((await stack.send('contact', { more: { email } })).status).toBe(422)
})

test('a seminar’s recap goes with both mails, once', async () => {
  const email = 'seminar@example.com'
  const { status, body } = await stack.send('seminar', { more: { email } })
  expect(status).toBe(201)
  // By the file's name: a long subject is folded into encoded words.
  const mine = () => server.received.filter((mail) => mail.raw.includes(`seminaire-${body.reference}.pdf`))
  await vi.waitFor(() => expect(mine()).toHaveLength(2), { timeout: 10_000 })
  for (const mail of mine()) {
    expect(mail.header('content-type')).toContain('multipart/mixed')
    const files = [...mail.raw.matchAll(/^content-disposition: attachment; filename=(\S+)/gim)].map(([, name]) => name)
    expect(files).toEqual([`seminaire-${body.reference}.pdf`])
    // The first bytes of a PDF in base64.
    expect(mail.raw).toContain('\r\nJVBERi0')
  }
})
