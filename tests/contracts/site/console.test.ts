import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { LOCAL_SECRETS } from '@barriere/shared/process/deployment.ts'
import { DESK, type DeskVisitor, codeOf, signedIn } from './desk-browser.ts'
import { type RequestStack, startRequestStack } from './requests-stack.ts'

vi.setConfig({ hookTimeout: 240_000, testTimeout: 60_000 })

const REASON = 'Demande du membre, dossier 4711'

/** Members of the demonstration, and their programmes' tokens. */
const HOTEL = { email: 'decouverte@example.com', password: 'Decouverte#2026' }
const LEAVING = { email: 'infiniment@example.com', password: 'Infiniment#2026' }
const CASINO = { email: 'white@example.com', password: 'Casino#2026White' }
const TOKENS = { hotel: LOCAL_SECRETS.HOTEL_API_TOKEN, casino: LOCAL_SECRETS.CASINO_API_TOKEN }

type Programme = keyof typeof TOKENS

let stack: RequestStack
let operator: { visitor: DeskVisitor; secret: string }

beforeAll(async () => {
  stack = await startRequestStack({
    SERVICES: ['site', 'hotel', 'casino', 'mail'],
    HOTEL_DEMONSTRATION: true,
    CASINO_DEMONSTRATION: true,
    DESK_ORIGIN: DESK,
  })
  operator = await signedIn(stack, { email: 'operateur@barriere.example', rights: ['operator'] })
})

afterAll(() => stack.stop())

beforeEach(() => {
  // A code of the second step counts once.
  stack.clock.now += 60_000
})

async function call(programme: Programme, path: string, { body, session }: { body?: object; session?: string } = {}) {
  const response = await fetch(`${stack.origin}/${programme}/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'authorization': `Bearer ${TOKENS[programme]}`,
      'content-type': 'application/json',
      ...(session === undefined ? {} : { 'x-member-token': session }),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

const login = (programme: Programme, given: { email: string; password: string }) =>
  call(programme, 'sessions', { body: given })

/** The session of a login. */
async function sessionOf(programme: Programme, given: { email: string; password: string }): Promise<string> {
  const { status, body } = await login(programme, given)
  expect(status).toBeLessThan(300)
  return String(body['token'])
}

const find = (programme: Programme, text: string) => operator.visitor.post('/desk/members', { programme, text })

/** Path of the member that was found last. */
const pathOf = (): string =>
  /action="(\/desk\/members\/\w+\/[\w-]{36})\/unlock"/.exec(operator.visitor.page.html)?.[1] ?? ''

const code = (): string => codeOf(operator.secret, stack.clock.now)

test('the console is there for operators alone: no other right includes it, and it includes no other', async () => {
  const { visitor } = await signedIn(stack, { email: 'accueil@barriere.example', rights: ['*'] })
  for (const path of ['/desk/members', '/desk/members/hotel/sessions'])
    expect((await visitor.get(path)).status).toBe(404)
  await visitor.get('/desk/trail')
  expect((await visitor.post('/desk/members', { programme: 'hotel', text: HOTEL.email })).status).toBe(404)
  const page = await operator.visitor.get('/desk')
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('Cherchez par adresse e-mail exacte')])
  const direct = await fetch(`${stack.origin}/hotel/v1/operator/members/search`, {
    method: 'POST',
    headers: { authorization: `Bearer ${LOCAL_SECRETS.HOTEL_DESK_TOKEN}` },
    body: JSON.stringify({ text: HOTEL.email }),
  })
  expect(direct.status).toBe(401)
})

test('a member is found by exact address or number, and shows states, no person', async () => {
  const byEmail = await find('hotel', HOTEL.email)
  expect(byEmail.text).toContain('Statut Découverte')
  expect(byEmail.text).not.toContain(HOTEL.email)
  const number = /Membre (IB\d+)/.exec(byEmail.text)?.[1] ?? ''
  expect((await find('hotel', number)).text).toContain(`Membre ${number}`)
  const card = /Membre (\d{10})/.exec((await find('casino', CASINO.email)).text)?.[1] ?? ''
  expect((await find('casino', card)).text).toMatch(/Statut White.*Limite volontaire en cours Non/)
  for (const text of ['decouverte@example', 'decouverte', '', 'IB1', "' or 1=1", '%'])
    expect((await find('hotel', text)).status).toBe(422)
})

test('a person is shown once, after a reason that the trail keeps', async () => {
  await find('hotel', HOTEL.email)
  const path = pathOf()
  const short = await operator.visitor.post(`${path}/person`, { reason: 'court' })
  expect([short.status, short.text]).toEqual([422, expect.stringContaining('Écrivez un motif de 10 à 300 caractères')])
  expect(short.text).not.toContain(HOTEL.email)
  expect((await operator.visitor.post(`${path}/person`, { reason: REASON })).text).toContain(HOTEL.email)
  const trail = (await operator.visitor.get(path)).text
  expect(trail).toMatch(/Données personnelles affichées · IB\d+.*Motif : Demande du membre, dossier 4711/)
  expect(trail).not.toContain(HOTEL.email)
})

test('the sessions of one member end in the programme and in the site’s store, nobody else’s', async () => {
  const [own, other] = [await sessionOf('hotel', HOTEL), await sessionOf('hotel', LEAVING)]
  expect((await find('hotel', HOTEL.email)).text).toMatch(/Sessions ouvertes [1-9]/)
  const accountId = pathOf().split('/').at(-1) ?? ''
  const site = (path: string, body: object) =>
    fetch(`${stack.origin}/site/sessions${path}`, {
      method: 'POST',
      headers: { 'authorization': `Bearer ${LOCAL_SECRETS.SITE_API_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const begun = await site('', {
    programme: 'hotel',
    persistent: true,
    agent: { browser: 'other', system: 'other' },
    login: { token: own, accountId, expiresAt: new Date(stack.clock.now + 86_400_000).toISOString() },
  })
  const { cookie } = (await begun.json()) as { cookie: string }
  const read = async () => ((await (await site('/read', { cookie })).json()) as { session: unknown }).session
  expect(await read()).not.toBeNull()
  expect((await operator.visitor.post(`${pathOf()}/sessions`, { reason: REASON })).text).toContain(
    'Sessions ouvertes 0',
  )
  expect((await call('hotel', 'me', { session: own })).status).toBe(401)
  expect((await call('hotel', 'me', { session: other })).status).toBe(200)
  expect(await read()).toBeNull()
})

test('“not before” ends all sessions of one programme, with a fresh code, and later ones count', async () => {
  const [hotel, casino] = [await sessionOf('hotel', HOTEL), await sessionOf('casino', CASINO)]
  const { visitor } = operator
  await visitor.get('/desk/members/hotel/sessions')
  const end = (given: object) =>
    visitor.post('/desk/members/hotel/sessions', { reason: REASON, code: code(), ...given })
  expect((await end({ reason: '' })).status).toBe(422)
  expect((await end({ code: '000000' })).status).toBe(422)
  expect((await call('hotel', 'me', { session: hotel })).status).toBe(200)
  expect((await end({})).text).toContain('Toutes les sessions de ce programme sont terminées')
  expect((await call('hotel', 'me', { session: hotel })).status).toBe(401)
  expect((await call('casino', 'me', { session: casino })).status).toBe(200)
  stack.clock.now += 1_000
  expect((await call('hotel', 'me', { session: await sessionOf('hotel', HOTEL) })).status).toBe(200)
})

test('lockouts and the limit of mails are lifted', async () => {
  for (let failure = 0; failure < 3; failure += 1) await login('hotel', { ...HOTEL, password: 'Wrong#2026-wrong' })
  expect((await login('hotel', HOTEL)).status).toBe(429)
  expect((await find('hotel', HOTEL.email)).text).not.toContain('Accès bloqué jusqu’au Non')
  expect((await operator.visitor.post(`${pathOf()}/unlock`, { reason: REASON })).text).toContain('jusqu’au Non')
  expect((await login('hotel', HOTEL)).status).toBeLessThan(300)
  // Mails of the moment at which a limit is lifted do not count.
  stack.clock.now += 1_000
  const session = await sessionOf('hotel', HOTEL)
  const resets = async (times: number): Promise<number> => {
    for (let mail = 0; mail < times; mail += 1) await call('hotel', 'password-resets', { body: { email: HOTEL.email } })
    const { mails } = (await call('hotel', 'me/export', { session })).body as { mails: { kind: string }[] }
    return mails.filter(({ kind }) => kind === 'reset').length
  }
  expect(await resets(6)).toBe(5)
  await find('hotel', HOTEL.email)
  await operator.visitor.post(`${pathOf()}/unlock`, { reason: REASON })
  stack.clock.now += 1_000
  expect(await resets(1)).toBe(6)
})

test('the export is the member’s own, and the trail has the file’s name and digest', async () => {
  const own = (await call('hotel', 'me/export', { session: await sessionOf('hotel', HOTEL) })).body
  await find('hotel', HOTEL.email)
  const path = pathOf()
  const { html, headers } = await operator.visitor.post(`${path}/export`, { reason: REASON })
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="membre-IB\d+-\d{4}-\d\d-\d\d\.json"$/)
  expect({ ...JSON.parse(html), exportedAt: '' }).toEqual({ ...own, exportedAt: '' })
  expect((await operator.visitor.get(path)).text).toMatch(
    /exportées · IB\d+ · membre-IB\d+-[\d-]+\.json sha256:[\da-f]{64}/,
  )
})

test('an erasure asks for reason, number and fresh code, and ends the account as its member would', async () => {
  const session = await sessionOf('hotel', LEAVING)
  const number = /Membre (IB\d+)/.exec((await find('hotel', LEAVING.email)).text)?.[1] ?? ''
  const path = pathOf()
  await operator.visitor.get(`${path}/erase`)
  const erase = (given: object) =>
    operator.visitor.post(`${path}/erase`, { reason: REASON, typed: number, code: code(), ...given })
  for (const given of [{ reason: 'non' }, { typed: 'IB400000019' }, { code: '000000' }])
    expect((await erase(given)).status).toBe(422)
  expect((await call('hotel', 'me', { session })).status).toBe(200)
  const done = await erase({})
  expect([done.status, done.text]).toEqual([200, expect.stringContaining('Le compte est effacé')])
  expect((await login('hotel', LEAVING)).status).toBe(403)
  expect((await operator.visitor.get(path)).status).toBe(404)
  await operator.visitor.get('/desk/trail')
  const trail = await operator.visitor.post('/desk/trail/filter', { object: number, kind: 'member-erased' })
  expect(trail.text).toContain(`Compte d’un membre effacé · ${number}`)
  expect(trail.text).not.toContain('Données d’un membre exportées ·')
})

test('the trail is filtered by person and day, and paged', async () => {
  const { visitor } = operator
  for (let found = 0; found < 51; found += 1) await find('casino', CASINO.email)
  await visitor.get('/desk/trail')
  const own = await visitor.post('/desk/trail/filter', { actor: 'Operateur@barriere.example', kind: 'member-found' })
  const older = /\/desk\/trail\?before=\d+/.exec(own.html)?.[0] ?? ''
  expect(own.html.match(/<li>/g)).toHaveLength(50)
  expect((await visitor.get(older)).text).toContain('Les plus récents')
  const none = await visitor.post('/desk/trail/filter', { actor: 'operateur@barriere.example', to: '2020-01-01' })
  expect(none.text).toContain('Aucun fait ne correspond')
  await visitor.post('/desk/trail/filter', { reset: '1' })
  const report = await visitor.get('/desk/report')
  expect(report.text).toMatch(/operateur@barriere\.example.*Données personnelles affichées 1/)
})

test('a colleague lifts a lockout of the desk with a reason, nobody their own', async () => {
  const email = 'bloquee@barriere.example'
  const { visitor, secret } = await signedIn(stack, { email, rights: ['*'] })
  await visitor.post('/desk/logout')
  const enter = (password: string) =>
    visitor.post('/desk/login', { email, password, code: codeOf(secret, stack.clock.now) })
  for (let failure = 0; failure < 3; failure += 1) await enter('wrong')
  stack.clock.now += 60_000
  expect((await enter('Ruban-Cuivre-48-Falaise')).status).toBe(422)
  expect((await operator.visitor.get('/desk/staff')).text).toContain('Bloqué jusqu’au')
  expect((await operator.visitor.post('/desk/staff/unlock', { email, reason: '' })).status).toBe(422)
  const own = { email: 'operateur@barriere.example', reason: REASON }
  expect((await operator.visitor.post('/desk/staff/unlock', own)).status).toBe(404)
  await operator.visitor.get('/desk/staff')
  expect((await operator.visitor.post('/desk/staff/unlock', { email, reason: REASON })).text).toContain(
    'L’accès est débloqué',
  )
  expect((await enter('Ruban-Cuivre-48-Falaise')).status).toBe(200)
})
