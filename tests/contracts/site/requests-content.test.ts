import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createLog } from '#services/kit/log.ts'
import { pdfText } from '@barriere/testing/pdf-text.ts'
import { type Mail, type RequestStack, startRequestStack } from './requests-stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

/** Les Colombages, of the demonstration space. */
const HOTEL = '631bff12-3ea5-5312-8eae-6bbf99d12992'

/** Salon des Planches in Deauville and Salons du Phare in Le Touquet. */
const VENUES = ['d49a40d5-afba-5213-ae48-20c845debb01', '135113d2-5079-5026-804d-0ac5765c45ca']

let stack: RequestStack
/** Requests that the content did not answer in time: a busy machine takes longer than a sender may wait. */
let late = 0

beforeAll(async () => {
  const write = (line: string): void => {
    if (/"requests\.(?:desk|picture)"/.test(line)) late += 1
  }
  stack = await startRequestStack({ SERVICES: ['content', 'site', 'mail'] }, { log: createLog('warn', { write }) })
})

afterAll(() => stack.stop())

/**
 * The desk's mail and the sender's, of a request that the content has answered in time; late answers have tests of
 * their own.
 */
async function mailsOf(
  name: 'contact' | 'event' | 'seminar',
  more: object,
): Promise<Record<'desk' | 'sender', Mail | undefined>> {
  const before = late
  const { status, body } = await stack.send(name, { more: { locale: 'en', ...more } })
  if (status === 503 || late > before) return await mailsOf(name, more)
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

test('venues with their halls and a picture of the image service, in the sender’s language', async () => {
  const { desk, sender } = await mailsOf('seminar', { venues: VENUES, incentives: [], participants: 150 })
  expect(desk?.recipient).toBe('seminaires@barriere.example')
  if (!sender) throw new Error('The sender has no mail.')
  const pdf = await stack.attachment(sender)
  expect(pdf.includes('/Subtype /Image')).toBe(true)
  const text = await pdfText(pdf)
  for (const words of [
    'Salon des Planches, Deauville: up to 240 people',
    'Salons du Phare, Le Touquet: 100 people at most, 150 asked for',
  ])
    expect(text).toContain(words)
})

test('venues of one house are its desk’s', async () => {
  const { desk } = await mailsOf('seminar', { venues: VENUES.slice(0, 1) })
  expect(desk?.recipient).toBe('seminaires-deauville@barriere.example')
})
