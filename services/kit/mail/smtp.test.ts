import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setRecorder } from '@barriere/shared/observability/metrics.ts'
import { type SmtpServer, startSmtpServer } from '@barriere/testing/smtp-server.ts'
import { smtpTransport } from './smtp.ts'
import type { OutgoingMail } from './transport.ts'

const ID = '00000000-0000-4000-8000-00000000000a'
const mail = {
  id: ID,
  from: 'Infiniment Barrière <infiniment@barriere.example>',
  to: 'zoe@example.com',
  subject: 'Confirmez votre adresse, Zoé – à bientôt',
  text: 'Bonjour Zoé,\n\nhttps://site.example/a?token=x_-1\n',
  html: '<p>Bonjour Zoé</p>',
}

let server: SmtpServer

beforeEach(async () => {
  server = await startSmtpServer()
})

afterEach(() => server.stop())

const send = (change: Partial<OutgoingMail> = {}, address = `smtp://127.0.0.1:${server.port}`) =>
  smtpTransport(address, 500).send({ ...mail, ...change })

/** An encoded word (RFC 2047) as it is read. */
const decoded = (header = ''): string =>
  header.replace(/\?=\s+=\?/g, '?==?').replace(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, words: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(words, 'base64').toString()
      : Buffer.from(
          words
            .replaceAll('_', ' ')
            .replace(/=([\dA-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ).toString(),
  )

test('a mail has its text and its HTML, a subject in UTF-8, and the id of its row', async () => {
  await send()
  const [got] = server.received
  expect(got?.to).toEqual(['zoe@example.com'])
  expect(decoded(got?.header('subject'))).toBe(mail.subject)
  expect(decoded(got?.header('from'))).toBe(mail.from)
  expect([got?.header('to'), got?.header('message-id'), got?.header('auto-submitted')]).toEqual([
    'zoe@example.com',
    `<${ID}@barriere.example>`,
    'auto-generated',
  ])
  expect(got?.header('content-type')).toContain('multipart/alternative')
  expect(got?.raw.split(/^content-type: /im).slice(-2)).toEqual([
    expect.stringMatching(/^text\/plain; charset=utf-8[\s\S]*Bonjour Zo=C3=A9,/i),
    expect.stringMatching(/^text\/html; charset=utf-8[\s\S]*<p>Bonjour Zo=C3=A9<\/p>/i),
  ])
})

test('an answer goes to another address than the sender’s, and to that one alone', async () => {
  await send({ replyTo: 'zoe@example.com, spy@example.com' }).catch((error: unknown) =>
    expect(String(error)).toContain('did not take'),
  )
  await send({ replyTo: "o'zoe+x@example.com" })
  expect(server.received.at(-1)?.header('reply-to')).toBe("o'zoe+x@example.com")
  expect(server.received.map((got) => got.header('reply-to'))).not.toContain('zoe@example.com, spy@example.com')
})

test('a picture that the mail shows goes with it, under the id that its HTML names', async () => {
  const picture = { name: 'billet.png', type: 'image/png', content: 'iVBORw0KGgo=', contentId: 'ticket' }
  await send({ html: '<img src="cid:ticket" alt="">', attachments: [picture] })
  expect(server.received.at(-1)?.raw).toMatch(/^content-id: <ticket>/im)
  await expect(send({ attachments: [{ ...picture, contentId: 'x>\r\nBcc: spy@example.com' }] })).rejects.toThrow('line')
})

test('a file goes with it, byte for byte, under its name', async () => {
  const content = Buffer.from([0x25, 0x50, 0x44, 0x46, 0, 0xff, 13, 10])
  await send({
    attachments: [{ name: 'seminaire-S-7K3M-2026.pdf', type: 'application/pdf', content: content.toString('base64') }],
  })
  const [, file = ''] =
    server.received[0]?.raw.split(/^content-type: application\/pdf; name=seminaire-S-7K3M-2026.pdf/im) ?? []
  expect(file).toMatch(/content-disposition: attachment; filename=seminaire-S-7K3M-2026.pdf/i)
  expect(file).toContain(content.toString('base64'))
})

test('a line break in the name of a file is refused', async () => {
  const attachments = [{ name: 'a.pdf\r\nBcc: spy@example.com', type: 'application/pdf', content: '' }]
  await expect(send({ attachments })).rejects.toThrow('line break')
  expect(server.received).toEqual([])
})

test('tried again it is the same message', async () => {
  server.refusals.push(451)
  await expect(send()).rejects.toThrow('451')
  await send()
  await send()
  expect(new Set(server.received.map((got) => got.header('message-id')))).toEqual(new Set([`<${ID}@barriere.example>`]))
})

test('mails are counted by what became of them: a server that refuses one works', async () => {
  const counted: unknown[] = []
  setRecorder({ count: (_, labels) => void counted.push(labels), observe: () => {} })
  try {
    await send()
    server.refusals.push(550)
    await expect(send()).rejects.toThrow('550')
    await server.stop()
    await expect(send()).rejects.toThrow('ESOCKET')
  } finally {
    setRecorder(undefined)
  }
  expect(counted).toEqual(['ok', 'refused', 'failed'].map((outcome) => ({ backend: 'mail', outcome })))
})

test('what a server says of a mail is not told, since it names the reader', async () => {
  server.refusals.push(550)
  const failure: unknown = await send().then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(failure).toEqual(new Error('The mail server did not take a mail: 550 EMESSAGE DATA.'))
  expect((failure as Error).cause).toBeUndefined()
})

test.each([
  ['subject', 'Hello\r\nBcc: spy@example.com'],
  ['subject', 'Hello\nBcc: spy@example.com'],
  ['to', 'zoe@example.com\r\nBcc: spy@example.com'],
  ['from', 'a@example.com\nBcc: spy@example.com'],
  ['replyTo', 'a@example.com\nBcc: spy@example.com'],
  ['to', 'zoe@example.com>\r\nRCPT TO:<spy@example.com'],
])('a line break in the %s is refused', async (part, value) => {
  await expect(send({ [part]: value })).rejects.toThrow('line break')
  expect(server.received).toEqual([])
})

test.each([
  'zoe@example.com, spy@example.com',
  'zoe@example.com;spy@example.com',
  'Zoe <zoe@example.com>, spy@example.com',
])('%s is one reader at most', async (to) => {
  await send({ to }).catch((error: unknown) => expect(String(error)).toContain('did not take'))
  expect(
    server.received.flatMap((got) => got.to).filter((address) => /^(zoe|spy)@example\.com$/.test(address)),
  ).toEqual([])
})

test('a letter says how a mailbox ends it by one click, as it was written', async () => {
  const headers = {
    'List-Unsubscribe': `<https://site.example/api/newsletter/unsubscribe?t=${'x'.repeat(140)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  await send({ headers })
  const [got] = server.received
  expect(got?.header('list-unsubscribe')?.replace(/\s+/g, '')).toBe(headers['List-Unsubscribe'])
  expect(got?.header('list-unsubscribe-post')).toBe(headers['List-Unsubscribe-Post'])
})

test('no other header, and none with a line break', async () => {
  await expect(send({ headers: { Bcc: 'spy@example.com' } as object })).rejects.toThrow('none may have')
  await expect(send({ headers: { 'List-Unsubscribe': '<x>\r\nBcc: spy@example.com' } })).rejects.toThrow('line break')
  expect(server.received).toEqual([])
})

test('it signs in with the address’s name and password', async () => {
  await send({}, `smtp://us%40example.com:p%3Ass@127.0.0.1:${server.port}`)
  expect(server.logins).toEqual(['us@example.com p:ss'])
  expect(server.received).toHaveLength(1)
})

test('a server that is not this machine has to encrypt', async () => {
  await expect(send({}, `smtp://0.0.0.0:${server.port}`)).rejects.toThrow('ETLS')
  expect(server.received).toEqual([])
})

test('a certificate that nobody vouches for is refused', async () => {
  const secure = await startSmtpServer({ secure: true })
  await expect(send({}, `smtps://127.0.0.1:${secure.port}`)).rejects.toThrow('did not take')
  expect(secure.received).toEqual([])
  await secure.stop()
})

test('a server that says nothing is given up', async () => {
  const silent = createServer()
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  await expect(send({}, `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`)).rejects.toThrow('ETIMEDOUT')
  silent.close()
})
