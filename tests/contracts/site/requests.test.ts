import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { RECORDED_REQUESTS, type RequestName } from '@barriere/shared/contracts/requests.ts'
import { REQUEST_KINDS } from '@barriere/shared/domain/visitors/request.ts'
import { createLog } from '#services/kit/log.ts'
import { pdfText } from '@barriere/testing/pdf-text.ts'
import { type Mail, type RequestStack, SITE, VENUES, startRequestStack } from './requests-stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 20_000 })

let stack: RequestStack
let logged = ''

beforeAll(async () => {
  stack = await startRequestStack({}, { log: createLog('trace', { write: (line) => void (logged += line) }) })
})

afterAll(() => stack.stop())

beforeEach(() => {
  stack.content.mode = 'up'
  Object.assign(stack.content, { picture: 'up', propertyEmail: 'colombages@barriere.example', venueEmails: [] })
})

/** A text with one kind of space, and no line breaks. */
const plain = (text: string): string => text.replace(/\s+/g, ' ')

const KINDS = Object.keys(RECORDED_REQUESTS) as RequestName[]

/** The desk's mail and the sender's, of one request. */
async function mailsOf(reference: string): Promise<{ desk: Mail; sender: Mail }> {
  const found = await stack.mails(reference)
  expect(found).toHaveLength(2)
  const sender = found.find(({ recipient }) => recipient.endsWith('@example.com'))
  const desk = found.find((mail) => mail !== sender)
  if (!desk || !sender) throw new Error(`${reference} has no mail to its desk and its sender.`)
  return { desk, sender }
}

describe('the way of a request', () => {
  test('contact: 201 with a reference, a mail to the property’s desk, and one to the sender', async () => {
    const { status, body, headers } = await stack.send('contact')
    expect([status, Object.keys(body)]).toEqual([201, ['reference']])
    expect(body.reference).toMatch(/^C-.{4}-2026$/)
    expect(headers.get('cache-control')).toBe('private, no-store')
    const { desk, sender } = await mailsOf(body.reference)
    expect(desk).toMatchObject({
      recipient: 'colombages@barriere.example',
      replyTo: 'zoe@example.com',
      sender: 'Barrière <contact@barriere.example>',
      subject: `${body.reference}\u00a0: Message – Les Colombages`,
    })
    for (const line of [
      'Sujet\u00a0: Un objet Bcc: oublié',
      'Établissement\u00a0: Les Colombages',
      'De\u00a0: Mme Zoé Durand',
      'E-mail\u00a0: zoe@example.com',
      'Téléphone\u00a0: +33612345678',
      'Langue\u00a0: Français',
      `Page\u00a0: ${SITE}/contact`,
      'Campagne\u00a0: lettre, hiver',
      'Message\u00a0:\nBonjour,\n\navez-vous retrouvé un parapluie rouge ?',
    ])
      expect(desk.text).toContain(line)
    expect(desk.html).toContain('Bonjour,<br><br>avez-vous')
    // A public deployment without `DESK_ORIGIN` has no desk to lead to.
    expect(desk.text).not.toContain('/desk/')
    expect(sender).toMatchObject({
      recipient: 'zoe@example.com',
      replyTo: null,
      subject: `Votre message ${body.reference}`,
    })
    expect(sender.text).toContain('Établissement\u00a0: Les Colombages')
  })

  test('event: the desk reads French, the sender their own language', async () => {
    const { status, body } = await stack.send('event', { locale: 'en' })
    expect(status).toBe(201)
    const { desk, sender } = await mailsOf(body.reference)
    expect([desk.recipient, desk.subject]).toEqual([
      'fetes@barriere.example',
      `${body.reference}\u00a0: Demande d’événement – Deauville`,
    ])
    for (const line of [
      'Événement\u00a0: Mariage',
      'Date\u00a0: samedi 5 juin 2027',
      'Invités\u00a0: 120',
      'Chambres\u00a0: 40',
      'Budget\u00a0: 25\u202f000\u00a0€',
      'Destination\u00a0: Deauville',
      'Arrivée\u00a0: vendredi 4 juin 2027',
      'Départ\u00a0: dimanche 6 juin 2027',
      'Société\u00a0: Durand & Fils',
      'Langue\u00a0: English',
    ])
      expect(desk.text).toContain(line)
    expect(sender.subject).toBe(`Your event request ${body.reference}`)
    for (const line of ['Event: Wedding', 'Date: Saturday', 'Guests: 120', 'Budget: €25,000', 'Destination: Deauville'])
      expect(sender.text).toContain(line)
    expect(sender.html).toContain('lang="en"')
  })

  test('a confirmation repeats nothing that a stranger has worded', async () => {
    const more = { firstName: 'Vogelbauer', lastName: 'Kanarek', company: 'Win a car', message: 'w'.repeat(40) }
    const { body } = await stack.send('event', { more: { ...more, destination: 'win-a-car-now' } })
    const { desk, sender } = await mailsOf(body.reference)
    for (const words of ['Vogelbauer', 'Kanarek', 'Win a car', 'www', 'win-a-car', '+336', '/en/weddings']) {
      expect(sender.text + sender.html).not.toContain(words)
      expect(desk.text).toContain(words)
    }
  })
})

describe('a seminar', () => {
  const recapOf = async (mail: Mail): Promise<string> => await pdfText(await stack.attachment(mail))

  test('the desk and the sender get its recap: all that was written, and what nobody has worded', async () => {
    const { status, body } = await stack.send('seminar')
    expect(status).toBe(201)
    const { desk, sender } = await mailsOf(body.reference)
    expect([desk.subject, sender.subject]).toEqual([
      `${body.reference}\u00a0: Demande de séminaire – Salon des Planches`,
      `Votre demande de séminaire ${body.reference}`,
    ])
    expect([desk.attachments, sender.attachments]).toEqual([
      [`seminaire-${body.reference}.pdf`],
      [`seminaire-${body.reference}.pdf`],
    ])
    const theirs = [
      'Salon des Planches, Deauville : jusqu’à 240 personnes',
      'Salons du Phare, La Baule : 90 personnes au plus, pour 150 demandées',
      'Participants',
      'Théâtre',
      'Du vendredi 4 juin 2027 au samedi 5 juin 2027',
      'Écran et vidéoprojecteur',
      'Cabines d’interprétation',
      'Déjeuner',
      'En file indienne',
      '25 000 €',
    ]
    const ours = [
      'Mme Zoé Durand',
      'Durand & Fils',
      '3, rue des Lilas',
      '75011 Paris',
      'France',
      'Une entrée sans marches',
    ]
    for (const text of [plain(sender.text), await recapOf(sender)]) {
      for (const words of theirs) expect(text).toContain(words)
      for (const words of [...ours, 'Win a car']) expect(text).not.toContain(words)
    }
    for (const text of [plain(desk.text), await recapOf(desk)])
      for (const words of [...theirs, ...ours]) expect(text).toContain(words)
    expect(await recapOf(sender)).toContain('page 1 sur 1')
    for (const mail of [desk, sender]) expect((await stack.attachment(mail)).includes('/Subtype /Image')).toBe(true)
  })

  test('a month, without a layout; the desk’s recap is French, the sender’s in their language', async () => {
    const { body } = await stack.send('seminar', {
      more: { arrival: undefined, departure: undefined, month: '2027-06', layout: undefined, locale: 'en' },
    })
    const { desk, sender } = await mailsOf(body.reference)
    expect(await recapOf(desk)).toContain('En juin 2027, dates à convenir')
    const text = await recapOf(sender)
    for (const words of ['Your seminar', 'June 2027, days to be agreed', 'up to 240 people', 'Single file'])
      expect(text).toContain(words)
    expect(text).not.toContain('Layout')
  })

  test.each(['silent', 'broken'] as const)('without its picture while the image service is %s', async (picture) => {
    stack.content.picture = picture
    const { status, body } = await stack.send('seminar')
    expect(status).toBe(201)
    const { sender } = await mailsOf(body.reference)
    const pdf = await stack.attachment(sender)
    expect(pdf.includes('/Subtype /Image')).toBe(false)
    expect(await pdfText(pdf)).toContain('Salon des Planches')
  })

  test('without the names of its venues while the content is away', async () => {
    stack.content.mode = 'broken'
    const { body } = await stack.send('seminar')
    const { desk, sender } = await mailsOf(body.reference)
    expect(await recapOf(desk)).toContain(VENUES[0])
    expect(await recapOf(sender)).not.toContain(VENUES[0])
    expect(await recapOf(sender)).toContain('150')
  })

  test('the sender’s recap lies at its address for a day', async () => {
    const key = stack.newKey()
    const { body } = await stack.send('seminar', { key })
    const { recap } = body as unknown as { recap: string }
    expect((await stack.send('seminar', { key })).body).toEqual(body)
    const answer = await stack.recap(recap)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'private, no-store',
    ])
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="seminaire-${body.reference}.pdf"`)
    const { sender } = await mailsOf(body.reference)
    expect(await pdfText(new Uint8Array(await answer.arrayBuffer()))).toBe(await recapOf(sender))
    const forged = recap.replace(/.(?=.{20}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))
    for (const address of [forged, recap.split('?')[0] ?? '', '/api/requests/recap?t=../../x'])
      expect((await stack.recap(address)).status).toBe(404)
    const { now } = stack.clock
    stack.clock.now = now + 24 * 3_600_000
    expect((await stack.recap(recap)).status).toBe(404)
    stack.clock.now = now
  })

  test('nobody but the site gets a recap of the service', async () => {
    const { body } = await stack.send('seminar')
    const token = new URL((body as unknown as { recap: string }).recap, SITE).searchParams.get('t') ?? ''
    const get = (headers: Record<string, string>) => fetch(`${stack.origin}/site/requests/recap`, { headers })
    expect((await get({ 'x-recap': token })).status).toBe(401)
    expect((await get({ 'x-recap': token, 'authorization': 'Bearer local-site' })).status).toBe(200)
    expect((await get({ 'x-recap': 'x', 'authorization': 'Bearer local-site' })).status).toBe(404)
  })
})

describe('whose desk', () => {
  const deskOf = async (name: RequestName, more: object = {}) => {
    const { body } = await stack.send(name, { more })
    return (await mailsOf(body.reference)).desk.recipient
  }

  test('the property’s, else the subject’s, else the group’s', async () => {
    expect(await deskOf('contact')).toBe('colombages@barriere.example')
    stack.content.propertyEmail = ''
    expect(await deskOf('contact')).toBe('objets@barriere.example')
    stack.content.propertyEmail = 'a@b.example\r\nBcc: c@d.example'
    expect(await deskOf('contact')).toBe('objets@barriere.example')
    expect(await deskOf('contact', { subject: 'press', property: undefined })).toBe('groupe@barriere.example')
    expect(await deskOf('contact', { subject: 'x', property: '6f7a1c1e-7c0e-4c53-9a49-000000000000' })).toBe(
      'groupe@barriere.example',
    )
  })

  test('venues of one house are its own; of several, the group’s for seminars', async () => {
    stack.content.venueEmails = ['deauville@barriere.example', 'deauville@barriere.example']
    expect(await deskOf('seminar')).toBe('deauville@barriere.example')
    stack.content.venueEmails = ['deauville@barriere.example', 'la-baule@barriere.example']
    expect(await deskOf('seminar')).toBe('seminaires@barriere.example')
    stack.content.venueEmails = []
    expect(await deskOf('seminar')).toBe('seminaires@barriere.example')
  })

  test.each(['silent', 'broken'] as const)('that of the configuration while the content is %s', async (mode) => {
    stack.content.mode = mode
    const started = performance.now()
    const { status, body } = await stack.send('contact')
    expect(status).toBe(201)
    expect(performance.now() - started).toBeLessThan(3_500)
    const { desk } = await mailsOf(body.reference)
    expect([desk.recipient, desk.subject]).toEqual([
      'contact@barriere.example',
      `${body.reference}\u00a0: Message – lost-property`,
    ])
  })
})

describe('what is refused', () => {
  test.each([
    ['contact', { subject: 'A b' }, ['subject']],
    ['contact', { message: 'x'.repeat(19) }, ['message']],
    ['contact', { message: 'x'.repeat(3_001) }, ['message']],
    ['contact', { privacy: false }, ['privacy']],
    ['contact', { email: 'zoe@example.com\r\nBcc: a@example.com' }, ['email']],
    ['contact', { firstName: 'Zoé\nBcc: a@example.com' }, ['firstName']],
    ['contact', { lastName: 'www.evil.example' }, ['lastName']],
    ['contact', { phoneNumber: '0612345678' }, ['phoneNumber']],
    ['contact', { page: 'https://evil.example/' }, ['page']],
    ['contact', { page: '/contact?email=a' }, ['page']],
    ['contact', { utm: { source: 'x'.repeat(81) } }, ['utm.source']],
    ['contact', { consent: { text: 'x' } }, ['consent']],
    ['event', { guests: 0 }, ['guests']],
    ['event', { guests: 2_001, rooms: 501, budget: 0.5 }, ['guests', 'rooms', 'budget']],
    ['event', { date: '2026-11-02' }, ['date']],
    ['event', { arrival: '2027-06-05', departure: '2027-06-05' }, ['departure']],
    ['event', { eventType: 'circus' }, ['eventType']],
    ['seminar', { venues: [] }, ['venues']],
    ['seminar', { venues: [VENUES[0], VENUES[0]] }, ['venues']],
    ['seminar', { venues: Array.from({ length: 7 }, () => randomUUID()) }, ['venues']],
    ['seminar', { venues: ['salon-des-planches'] }, ['venues.0']],
    ['seminar', { participants: 0, layout: 'circle' }, ['participants', 'layout']],
    ['seminar', { month: '2027-06' }, ['arrival']],
    ['seminar', { arrival: undefined, departure: undefined }, ['arrival']],
    ['seminar', { departure: undefined }, ['departure']],
    ['seminar', { arrival: undefined, departure: undefined, month: '2027-13' }, ['month']],
    ['seminar', { arrival: undefined, departure: undefined, month: '2026-10' }, ['month']],
    ['seminar', { arrival: '2026-11-02', departure: '2026-11-02' }, ['arrival', 'departure']],
    ['seminar', { departure: '2027-06-03' }, ['departure']],
    ['seminar', { equipment: ['sound', 'sound'], catering: ['gruel'] }, ['equipment', 'catering.0']],
    ['seminar', { incentives: [{ key: 'a b', name: '' }] }, ['incentives.0.key', 'incentives.0.name']],
    ['seminar', { company: ' ', street: 'a\nb', zipCode: '7501', city: '' }, ['company', 'street', 'city', 'zipCode']],
    ['seminar', { zipCode: '7501' }, ['zipCode']],
    ['seminar', { country: 'ZZ' }, ['country']],
  ] as const)('%s %o', async (name, more, fields) => {
    const { status, body } = await stack.send(name, { more, locale: 'en' })
    expect([status, body]).toEqual([422, { code: 'fields', message: 'Check the fields marked below.', fields }])
  })

  test('another site’s page, a form’s content type, an unknown kind, a malformed key', async () => {
    expect((await stack.send('contact', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
    expect((await stack.send('contact', { headers: { 'content-type': 'text/plain' } })).status).toBe(415)
    expect((await stack.send('nothing' as RequestName, { raw: '{}' })).status).toBe(404)
    const { status, body } = await stack.send('contact', { key: 'short' })
    expect([status, body.fields]).toEqual([422, ['idempotency-key']])
  })

  test.each(KINDS)('%s: the service answers nobody without the site’s token', async (kind) => {
    const response = await fetch(`${stack.origin}/site/requests/${kind}`, { method: 'POST', body: '{}' })
    expect(response.status).toBe(401)
  })
})

describe('repetitions', () => {
  test.each(REQUEST_KINDS)('%s: fifty at once are one request with one answer, and one mail to each', async (kind) => {
    const key = stack.newKey()
    const all = await Promise.all(Array.from({ length: 50 }, () => stack.send(kind, { key })))
    expect(new Set(all.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(all[0]?.status).toBe(201)
    const reference = all[0]?.body.reference ?? ''
    await mailsOf(reference)
    // Mails are sent in order: a later mail shows that no third one is on its way.
    const { body } = await stack.send(kind)
    await mailsOf(body.reference)
    await mailsOf(reference)
  })

  test('the same key with another body is a conflict, in the visitor’s language', async () => {
    const key = stack.newKey()
    expect((await stack.send('contact', { key })).status).toBe(201)
    const { status, body } = await stack.send('contact', { key, more: { lastName: 'Martin' }, locale: 'en' })
    expect([status, body]).toEqual([
      409,
      {
        code: 'key',
        message: 'This request has changed since it was first sent. Reload the page, then send it again.',
      },
    ])
  })
})

describe('the log', () => {
  test('has nothing of who asks and what', async () => {
    const canaries = ['Kanarina', 'Kanarek', 'canary.one@example.com', '+33655443322', 'Nistkasten', 'Vogelhandel']
    const [firstName, lastName, email, phoneNumber, word, company] = canaries
    const more = { firstName, lastName, email, phoneNumber, message: `${word} `.repeat(5), company }
    const key = stack.newKey()
    const { body } = await stack.send('event', { more, key })
    await mailsOf(body.reference)
    await stack.send('event', { more: { ...more, guests: -1, [word ?? '']: word } })
    await stack.send('event', { more: { ...more, guests: 3 }, key })
    stack.content.mode = 'broken'
    await stack.send('event', { more })
    expect(logged).toContain('/site/requests/event')
    expect(logged).toContain('requests.desk')
    for (const canary of [...canaries, body.reference, 'zoe@example.com']) expect(logged).not.toContain(canary)
  })
})
