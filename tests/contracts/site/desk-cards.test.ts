import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { LOCAL_SECRETS } from '@barriere/shared/process/deployment.ts'
import { DESK, type DeskPage, type DeskVisitor, signedIn } from './desk-browser.ts'
import { type RequestStack, startRequestStack } from './requests-stack.ts'

vi.setConfig({ hookTimeout: 90_000, testTimeout: 60_000 })

const MINUTE = 60_000

/** The demonstration's pre-member. */
const GUEST = { email: 'sans-carte@example.com', birthDate: '1999-01-30' } as const

let stack: RequestStack
let people = 0
let chips = 0

/** Stories of the casinos by their keys. */
let stories: Readonly<Record<string, string>>

const newChip = (): string => `00000000000000${(chips += 1).toString(16).padStart(2, '0')}`.toUpperCase()

async function colleague(rights: readonly string[] = ['*'], at: RequestStack = stack): Promise<DeskVisitor> {
  const { visitor } = await signedIn(at, { email: `croupier-${(people += 1)}@barriere.example`, rights })
  return visitor
}

const issue = (visitor: DeskVisitor, fields: Readonly<Record<string, string>>): Promise<DeskPage> =>
  visitor.post('/desk/cards', { casino: 'deauville', rfid: newChip(), firstName: '', lastName: '', ...fields })

beforeAll(async () => {
  stack = await startRequestStack({
    SERVICES: ['content', 'site', 'casino', 'mail'],
    CASINO_DEMONSTRATION: true,
    DESK_ORIGIN: DESK,
  })
  const asked = new URLSearchParams({
    token: LOCAL_SECRETS.STORYBLOK_PUBLIC_TOKEN,
    starts_with: 'website-hotels/casinos/',
    content_type: 'casino',
  })
  const answer = await fetch(`${stack.origin}/content/v2/cdn/stories?${asked}`)
  const body = (await answer.json()) as { stories: { slug: string; uuid: string }[] }
  stories = Object.fromEntries(body.stories.map(({ slug, uuid }) => [slug, uuid]))
})

afterAll(() => stack.stop())

beforeEach(() => {
  stack.clock.now += MINUTE
})

describe('a card', () => {
  test('is handed out to a pre-member by birth date, and the same again is the same card', async () => {
    const visitor = await colleague()
    expect((await visitor.get('/desk')).html).toContain('href="/desk/cards"')
    await visitor.get('/desk/cards')
    const rfid = newChip()
    const wrong = await issue(visitor, { ...GUEST, birthDate: '1999-01-31', rfid })
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('n’est pas celle du compte')])
    expect(wrong.html).toContain(`value="${GUEST.email}"`)
    expect(wrong.html).toMatch(/name="birthDate"[^>]*aria-invalid="true"/)
    const done = await issue(visitor, { ...GUEST, rfid })
    expect(done.status).toBe(200)
    expect(done.html.match(/<option value="deauville" selected>/g)).toHaveLength(3)
    expect(done.html).not.toContain(GUEST.email)
    const number = /La carte (\d{10}) est remise/.exec(done.text)?.[1]
    expect(number).toBeDefined()
    expect((await issue(visitor, { ...GUEST, rfid })).text).toContain(`La carte ${number} est remise`)
    expect((await issue(visitor, GUEST)).text).toContain('est déjà pris')
    const block = (holderBirthDate: string, desk = 'deauville') =>
      visitor.post('/desk/cards/block', { desk, number: number ?? '', holderBirthDate })
    expect((await block('')).html).toMatch(/name="holderBirthDate"[^>]*aria-invalid="true"/)
    expect((await block('1999-01-31')).text).toContain('n’est pas celle du compte')
    expect((await block(GUEST.birthDate, 'nowhere')).text).toContain('ne comprennent pas ce casino')
    expect((await block(GUEST.birthDate)).text).toContain(`La carte ${number} est bloquée`)
    expect((await block(GUEST.birthDate)).text).toContain('Aucune carte en service n’a ce numéro')
    expect((await visitor.get('/desk/trail')).text).toMatch(
      /Carte bloquée · \d{10} · deauville.*Carte remise · \d{10} · deauville/s,
    )
    // Audit: the entry names the card, not the person, so that hand-outs by insiders can be traced.
    expect(visitor.page.text).toContain(number)
    expect(visitor.page.text).not.toContain(GUEST.email)
  })

  test('of a guest without an account has the names of the identity card', async () => {
    const visitor = await colleague()
    await visitor.get('/desk/cards')
    const guest = { email: 'personne@example.com', birthDate: '1970-01-02', rfid: newChip() }
    expect((await issue(visitor, guest)).text).toContain('Aucun compte n’a cette adresse')
    expect((await issue(visitor, { ...guest, firstName: 'Zoé', lastName: 'O’Hara' })).text).toMatch(
      /La carte \d{10} est/,
    )
  })

  test('needs what a card needs, and keeps what was typed, whatever that is', async () => {
    const visitor = await colleague()
    await visitor.get('/desk/cards')
    const page = await issue(visitor, { email: '"><script>', birthDate: '1995', rfid: '?', firstName: '<b>' })
    expect([page.status, page.text]).toEqual([422, expect.stringContaining('Vérifiez les champs signalés.')])
    for (const name of ['email', 'birthDate', 'rfid', 'lastName'])
      expect(page.html).toMatch(new RegExp(`name="${name}"[^>]*aria-invalid="true"`))
    expect(page.html).not.toMatch(/<script>|<b>/)
  })
})

describe('rights', () => {
  test('are casinos by their stories; of another nothing is handed out', async () => {
    const visitor = await colleague([stories['deauville'] ?? ''])
    const page = await visitor.get('/desk/cards')
    // One for each form.
    expect(page.html.match(/<option value="[^"]+"/g)).toEqual(Array(3).fill('<option value="deauville"'))
    const other = Object.keys(stories).find((key) => key !== 'deauville') ?? ''
    const refused = await issue(visitor, { ...GUEST, casino: other })
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('ne comprennent pas ce casino')])
  })

  test('without a casino there is nothing to do, and without a login nothing to see', async () => {
    expect((await (await colleague([crypto.randomUUID()])).get('/desk/cards')).text).toContain('aucun casino')
    const visitor = await colleague()
    visitor.cookies.clear()
    expect((await visitor.get('/desk/cards')).status).toBe(401)
  })
})

test('a voucher’s code is taken once', async () => {
  const call = async (method: string, path: string, headers: object, body?: object) => {
    const response = await fetch(`${stack.origin}/casino/v1/${path}`, {
      method,
      headers: {
        'authorization': `Bearer ${LOCAL_SECRETS.CASINO_API_TOKEN}`,
        'content-type': 'application/json',
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return (await response.json()) as { token: string; vouchers: { state: string; code: string; casinos: string[] }[] }
  }
  const login = { email: 'gold@example.com', password: 'Casino#2026Gold' }
  const { token } = await call('POST', 'sessions', {}, login)
  const { vouchers } = await call('GET', 'me/vouchers', { 'x-member-token': token })
  const open = vouchers.find(({ state }) => state === 'open')
  const visitor = await colleague()
  await visitor.get('/desk/cards')
  const take = (code: string) => visitor.post('/desk/codes', { place: open?.casinos[0] ?? 'deauville', code })
  expect((await take('')).status).toBe(422)
  expect((await take('NOBODY22')).text).toContain('n’est pas valable ici')
  const code = open?.code ?? ''
  expect((await take(code.toLowerCase())).text).toContain('Code accepté')
  expect((await take(code)).text).toContain('n’est pas valable ici')
  expect((await visitor.get('/desk/trail')).text).not.toContain(code)
})

test('while the programme is away, what was typed is kept', async () => {
  const away = await startRequestStack({
    SERVICES: ['content', 'site', 'mail'],
    DESK_CASINO_URL: 'http://127.0.0.1:9/casino',
    DESK_ORIGIN: DESK,
  })
  try {
    const visitor = await colleague(['*'], away)
    await visitor.get('/desk/cards')
    const page = await issue(visitor, GUEST)
    expect([page.status, page.text]).toEqual([422, expect.stringContaining('n’a pas répondu')])
    expect(page.html).toContain(`value="${GUEST.email}"`)
  } finally {
    await away.stop()
  }
})

test('a desk that knows no programme has no cards', async () => {
  const alone = await startRequestStack({ DESK_ORIGIN: DESK })
  try {
    const visitor = await colleague(['*'], alone)
    expect((await visitor.get('/desk')).html).not.toContain('/desk/cards')
    expect((await visitor.get('/desk/cards')).status).toBe(404)
  } finally {
    await alone.stop()
  }
})
