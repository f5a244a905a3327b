import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DESK, type DeskPage, type DeskVisitor, signedIn } from './desk-browser.ts'
import { CASINOS, type RequestStack, startRequestStack } from './requests-stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

const [DEAUVILLE, BIARRITZ] = CASINOS

let stack: RequestStack
let people = 0

beforeAll(async () => {
  stack = await startRequestStack({
    SERVICES: ['site', 'casino', 'mail'],
    CASINO_DEMONSTRATION: false,
    DESK_ORIGIN: DESK,
  })
})

afterAll(() => stack.stop())

async function colleague(rights: readonly string[] = [DEAUVILLE.uuid]): Promise<DeskVisitor> {
  const { visitor } = await signedIn(stack, { email: `croupier-${(people += 1)}@barriere.example`, rights })
  await visitor.get('/desk/terminals')
  return visitor
}

const add = (visitor: DeskVisitor, name: string, casino = 'deauville'): Promise<DeskPage> =>
  visitor.post('/desk/terminals', { casino, name })

const codeIn = ({ html }: DeskPage): string | undefined => /<code>([0-9A-Z]{4} [0-9A-Z]{4})<\/code>/.exec(html)?.[1]

/** Address of the form that ends the terminal of a name. */
const endOf = ({ html }: DeskPage, name: string): string =>
  new RegExp(`action="(/desk/terminals/[0-9a-f-]{36}/end)" aria-label="Terminer «[^"]*${name}`).exec(html)?.[1] ?? ''

const call = async (path: string, body: object) => {
  const response = await fetch(`${stack.origin}/casino/v1/kiosk/${path}`, {
    method: 'POST',
    headers: { 'authorization': 'Bearer local-casino', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as { token: string; code?: string } }
}

test('a terminal is added, its code shown once, paired, and ended; the trail names it and its casino', async () => {
  const visitor = await colleague()
  expect(visitor.page.text).toContain('Vos casinos n’ont pas encore de borne')
  const added = await add(visitor, '  Hall d’entrée ')
  const code = codeIn(added)
  expect([added.status, code]).toEqual([200, expect.any(String)])
  expect(added.text).toMatch(/La borne « Hall d’entrée » est ajoutée \(Casino de Deauville\)/)
  expect(added.text).toContain('En attente de son code')
  expect(added.headers.get('cache-control')).toContain('no-store')
  expect((await visitor.get('/desk/terminals')).text).not.toContain(code)
  const { status, body } = await call('terminals', { code })
  expect(status).toBe(201)
  expect((await visitor.get('/desk/terminals')).text).toMatch(/Hall d’entrée , Casino de Deauville Associée Jamais/)
  expect((await call('cards', { terminal: body.token, rfid: 'FFFFFFFF', birthDate: '1990-05-04' })).body.code).toBe(
    'card',
  )
  const page = await visitor.get('/desk/terminals')
  expect(page.text).toContain('Dernier usage')
  expect((await visitor.post(endOf(page, 'Hall'), { casino: 'deauville' })).text).toMatch(
    /La borne est terminée.*Terminées Hall d’entrée/,
  )
  expect((await call('cards', { terminal: body.token, rfid: 'FFFFFFFF', birthDate: '1990-05-04' })).body.code).toBe(
    'terminal',
  )
  const { text: trail } = await (await colleague(['*'])).get('/desk/trail')
  expect(trail).toMatch(/Borne terminée · Hall d’entrée · deauville.*Borne ajoutée · Hall d’entrée · deauville/)
  expect(trail).not.toContain(code)
})

test('another casino’s staff neither see, add nor end a terminal', async () => {
  const visitor = await colleague()
  const path = endOf(await add(visitor, 'Salon'), 'Salon')
  expect(path).not.toBe('')
  const other = await colleague([BIARRITZ.uuid])
  expect(other.page.text).not.toContain('Salon')
  const refused = await add(other, 'Ailleurs')
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('ne comprennent pas ce casino')])
  expect((await other.post(path, { casino: 'deauville' })).status).toBe(404)
  await other.get('/desk/terminals')
  expect((await other.post(path, { casino: 'biarritz' })).text).toContain('n’est pas d’un de vos casinos')
  const { text } = await visitor.get('/desk/terminals')
  expect(text).toMatch(/Salon , Casino de Deauville En attente/)
  expect(text).not.toContain('Ailleurs')
})

test('a name is asked for, kept as typed, and shown as text', async () => {
  const visitor = await colleague()
  const wrong = await add(visitor, 'x'.repeat(61))
  expect([wrong.status, wrong.html]).toEqual([422, expect.stringMatching(/value="x{61}" aria-invalid="true"/)])
  expect((await add(visitor, ' ')).status).toBe(422)
  expect((await add(visitor, '<b>Bar</b>')).html).toContain('&lt;b&gt;Bar&lt;/b&gt;')
  const outside = await visitor.post(
    '/desk/terminals',
    { casino: 'deauville', name: 'x' },
    { origin: 'https://x.example' },
  )
  expect(outside.status).toBe(403)
})

test('a code that has run out is in the list, and goes by the same button', async () => {
  await add(await colleague(), 'Oubliée')
  stack.clock.now += 24 * 3_600_000
  const visitor = await colleague()
  expect(visitor.page.text).toMatch(/Oubliée , Casino de Deauville Code expiré/)
  const ended = await visitor.post(endOf(visitor.page, 'Oubliée'), { casino: 'deauville' })
  expect(ended.text).toMatch(/Terminées.* Oubliée/)
})
