import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type RequestStack, startRequestStack } from './requests-stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 20_000 })

/** Les Colombages, of the demonstration space. */
const HOTEL = '631bff12-3ea5-5312-8eae-6bbf99d12992'

let stack: RequestStack

beforeAll(async () => {
  stack = await startRequestStack({ SERVICES: ['content', 'site', 'mail'] })
})

afterAll(() => stack.stop())

/** Recipient of the desk's mail, and the lines of the sender's. */
async function mailsOf(name: 'contact' | 'event', more: object) {
  const { status, body } = await stack.send(name, { more: { locale: 'en', ...more } })
  expect(status).toBe(201)
  const found = await stack.mails(body.reference)
  return {
    desk: found.find(({ recipient }) => recipient.endsWith('@barriere.example')),
    sender: found.find(({ recipient }) => recipient === 'zoe@example.com'),
  }
}

test('a house’s own desk, and its name and the subject’s in both languages', async () => {
  const { desk, sender } = await mailsOf('contact', { property: HOTEL, subject: 'lost-property' })
  expect(desk?.recipient).toBe('colombages@barriere.example')
  expect(desk?.text).toContain('Sujet\u00a0: Un objet oublié\nÉtablissement\u00a0: Les Colombages\n')
  expect(sender?.text).toContain('Subject: Something left behind\nProperty: Les Colombages\n')
})

test.each([
  ['contact', { property: undefined, subject: 'press' }, 'presse@barriere.example'],
  ['contact', { property: undefined, subject: 'lost-property' }, 'contact@barriere.example'],
  ['event', {}, 'receptions@barriere.example'],
] as const)('%s %o goes to %s', async (name, more, desk) => {
  expect((await mailsOf(name, more)).desk?.recipient).toBe(desk)
})

test('a town is named by its page', async () => {
  const { desk, sender } = await mailsOf('event', { destination: 'la-baule' })
  expect([desk?.text, sender?.text]).toEqual([
    expect.stringContaining('Destination\u00a0: La Baule\n'),
    expect.stringContaining('Destination: La Baule\n'),
  ])
})
