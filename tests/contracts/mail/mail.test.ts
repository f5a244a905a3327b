import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Env } from '#services/kit/env.ts'
import { mailboxTransport } from '#services/kit/mail/transport.ts'
import { startServices } from '#services/start.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

async function start(overrides: Partial<Env> = {}): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await temporaryDataDir('mail-')
  const running = await startServices(
    { SERVICES: ['mail'], SERVICES_PORT: 0, LOG_LEVEL: 'silent', DATA_DIR: folder, ...overrides },
    { clock: { now: () => Date.parse('2026-11-02T11:00:00Z') } },
  )
  return {
    url: `${running.url}/mail`,
    async stop() {
      await running.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const ID = '00000000-0000-4000-8000-00000000000a'

const mail = {
  id: ID,
  from: 'us@example.com',
  to: 'Zoe@example.com',
  subject: 'Bonjour <b>Zoé</b>',
  text: 'Suivez le lien :\nhttps://site.example/a?token=x_-1\n<script>alert(1)</script>',
  html: '<p>Bonjour</p><script>alert(1)</script>',
}

describe('the mailbox', () => {
  let box: Awaited<ReturnType<typeof start>>

  beforeAll(async () => {
    box = await start()
  })

  afterAll(() => box.stop())

  test('stores a mail that is sent twice once (idempotency)', async () => {
    const transport = mailboxTransport(() => box.url, 'local-mail')
    await transport.send(mail)
    await transport.send({ ...mail, subject: 'again' })
    const { messages } = (await (await fetch(`${box.url}/messages?to=zoe@example.com`)).json()) as {
      messages: { subject: string }[]
    }
    expect(messages.map(({ subject }) => subject)).toEqual([mail.subject])
    expect(((await (await fetch(`${box.url}/messages?to=z%25`)).json()) as { messages: unknown[] }).messages).toEqual(
      [],
    )
  })

  test('stores a mail of a megabyte, which is more than other services accept', async () => {
    const id = '00000000-0000-4000-8000-00000000000f'
    const attachments = [{ name: 'a.pdf', type: 'application/pdf', content: 'A'.repeat(1_048_576) }]
    await mailboxTransport(() => box.url, 'local-mail').send({ ...mail, id, to: 'long@example.com', attachments })
    const { messages } = (await (await fetch(`${box.url}/messages?to=long@example.com`)).json()) as {
      messages: { subject: string }[]
    }
    expect(messages).toHaveLength(1)
  })

  test('shows a file that a mail carries, for saving alone, and lists its name', async () => {
    const id = '00000000-0000-4000-8000-00000000000b'
    const content = Buffer.from('%PDF-\u0000\u00ff', 'latin1')
    const attachments = [{ name: 'a "b".pdf', type: 'application/pdf', content: content.toString('base64') }]
    await mailboxTransport(() => box.url, 'local-mail').send({ ...mail, id, to: 'file@example.com', attachments })
    const { messages } = (await (await fetch(`${box.url}/messages?to=file@example.com`)).json()) as {
      messages: { attachments: unknown }[]
    }
    expect(messages).toMatchObject([{ id, attachments: ['a "b".pdf'] }])
    const file = await fetch(`${box.url}/messages/${id}/attachments/0`)
    expect(Buffer.from(await file.arrayBuffer())).toEqual(content)
    expect(
      ['content-type', 'content-disposition', 'x-content-type-options'].map((name) => file.headers.get(name)),
    ).toEqual(['application/pdf', `attachment; filename="a _b_.pdf"; filename*=UTF-8''a%20%22b%22.pdf`, 'nosniff'])
    expect(file.headers.get('content-security-policy')).toContain('sandbox')
    expect(await (await fetch(`${box.url}/messages/${id}`)).text()).toContain(`/mail/messages/${id}/attachments/0`)
    for (const index of ['1', '-1', 'x', '0.5', '__proto__'])
      expect((await fetch(`${box.url}/messages/${id}/attachments/${index}`)).status).toBe(404)
  })

  test('accepts only authenticated and valid mails', async () => {
    await expect(mailboxTransport(() => box.url, 'guessed').send(mail)).rejects.toThrow('401')
    await expect(mailboxTransport(() => box.url, 'local-mail').send({ ...mail, id: 'x' })).rejects.toThrow('422')
  })

  test('shows a list, a mail with its links, and its HTML sandboxed', async () => {
    const list = await fetch(box.url)
    expect(await list.text()).toContain(`<a href="/mail/messages/${ID}">Bonjour &lt;b&gt;Zoé&lt;/b&gt;</a>`)
    expect(list.headers.get('content-security-policy')).toContain("default-src 'none'")
    const page = await (await fetch(`${box.url}/messages/${ID}`)).text()
    expect(page).toContain('<a href="https://site.example/a?token=x_-1">https://site.example/a?token=x_-1</a>')
    expect(page).not.toContain('<script')
    const markup = await fetch(`${box.url}/messages/${ID}/html`)
    expect(await markup.text()).toBe(mail.html)
    expect(markup.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox(?!.*allow-scripts)/)
    expect((await fetch(`${box.url}/messages/nothing`)).status).toBe(404)
  })
})

test('in production the mailbox is hidden unless configured', async () => {
  const closed = await start({ NODE_ENV: 'production' })
  expect([(await fetch(closed.url)).status, (await fetch(`${closed.url}/messages`)).status]).toEqual([404, 404])
  await closed.stop()
  const open = await start({ NODE_ENV: 'production', MAIL_VIEWER: true })
  expect((await fetch(open.url)).status).toBe(200)
  await open.stop()
})
