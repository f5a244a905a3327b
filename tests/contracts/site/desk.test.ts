import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { REQUEST_FACTS } from '@barriere/shared/locales/types.ts'
import {
  DESK,
  type DeskVisitor,
  PASSWORD,
  DeskVisitor as Visitor,
  codeOf,
  deskCommand,
  secretIn,
  signedIn,
} from './desk-browser.ts'
import { type RequestStack, startRequestStack } from './requests-stack.ts'

const PROPERTY = '6f7a1c1e-7c0e-4c53-9a49-2d2b1f0f8a11'
const OTHER = '11111111-2222-4333-8444-555555555555'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const SCRIPT = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`

let stack: RequestStack
let people = 0

const newAddress = (): string => `agent-${(people += 1)}@barriere.example`

const sent = async (more: object = {}, kind: 'contact' | 'event' = 'contact'): Promise<string> => {
  const { body } = await stack.send(kind, { more })
  return body.reference
}

const colleague = (rights: readonly string[] = ['*']) => signedIn(stack, { email: newAddress(), rights })

beforeAll(async () => {
  stack = await startRequestStack({ DESK_ORIGIN: DESK })
}, 60_000)

afterAll(() => stack.stop())

beforeEach(() => {
  stack.clock.now += MINUTE
})

describe('accounts', () => {
  test('the command line needs its token, and refuses what it does not understand', async () => {
    const ask = (body: object, token?: string) => deskCommand(stack.origin, body, token)
    expect((await ask({ command: 'list' }, 'local-site')).status).toBe(401)
    expect(await ask({ command: 'add', email: 'x', name: ' ', rights: ['all'] })).toMatchObject({
      status: 422,
      body: { fields: ['email', 'name', 'rights'] },
    })
    expect((await ask({ command: 'reset', email: 'nobody@barriere.example' })).status).toBe(404)
    const email = newAddress()
    expect((await ask({ command: 'add', email, name: 'A', rights: [] })).status).toBe(200)
    expect((await ask({ command: 'add', email: email.toUpperCase(), name: 'B', rights: [] })).status).toBe(409)
    const { body } = await ask({ command: 'list' })
    expect(body.accounts).toContainEqual({ email, name: 'A', rights: [], state: 'invited' })
  })

  test('an invitation says what is wrong, counts once, and ends after three days', async () => {
    const { body } = await deskCommand(stack.origin, { command: 'add', email: newAddress(), name: 'Zoé', rights: [] })
    const { pathname, search } = new URL(body.invitation ?? '')
    const visitor = new Visitor(stack.origin)
    const secret = secretIn(await visitor.get(pathname + search))
    const enrol = (fields: object) =>
      visitor.post('/desk/invitation', {
        invitation: search.slice(3),
        code: codeOf(secret, stack.clock.now),
        password: PASSWORD,
        repeated: PASSWORD,
        ...fields,
      })
    const wrong = await enrol({ password: 'court', code: '000000' })
    expect(wrong.status).toBe(422)
    for (const sentence of [
      /compte de 12 à 128/,
      /Ajoutez une majuscule/,
      /ne sont pas les mêmes/,
      /code n’est pas le bon/,
    ])
      expect(wrong.text).toMatch(sentence)
    expect(wrong.html).not.toContain('court"')
    expect((await enrol({ password: 'Zoé-Zoé-Zoé-2026', repeated: 'Zoé-Zoé-Zoé-2026' })).text).toContain('ni votre nom')
    expect((await enrol({})).text).toContain('Votre accès est ouvert')
    expect((await enrol({})).status).toBe(404)
    expect((await visitor.get(pathname + search)).status).toBe(404)

    const late = await deskCommand(stack.origin, { command: 'add', email: newAddress(), name: 'A', rights: [] })
    stack.clock.now += 72 * HOUR
    expect((await visitor.get(`/desk/invitation${new URL(late.body.invitation ?? '').search}`)).status).toBe(404)
  })

  test('a reset ends sessions and password; a removed account is nobody', async () => {
    const { visitor, secret } = await colleague()
    const own = `agent-${people}@barriere.example`
    await deskCommand(stack.origin, { command: 'reset', email: own })
    expect((await visitor.get('/desk')).status).toBe(401)
    stack.clock.now += MINUTE
    expect(
      (await visitor.post('/desk/login', { email: own, password: PASSWORD, code: codeOf(secret, stack.clock.now) }))
        .status,
    ).toBe(422)
    const second = await colleague()
    await deskCommand(stack.origin, { command: 'remove', email: `agent-${people}@barriere.example` })
    expect((await second.visitor.get('/desk')).status).toBe(401)
  })
})

describe('login', () => {
  test('says one sentence for each failure, keeps the address, and takes a code once', async () => {
    const { visitor: first, secret } = await colleague()
    const email = `agent-${people}@barriere.example`
    const used = codeOf(secret, stack.clock.now)
    await first.post('/desk/logout')
    expect(first.page.text).toContain('Vous êtes déconnecté')
    const visitor = new Visitor(stack.origin)
    const texts = new Set<string>()
    const tries = [
      { email: 'nobody@barriere.example', password: PASSWORD, code: codeOf(secret, stack.clock.now, 1) },
      { email, password: 'wrong', code: codeOf(secret, stack.clock.now, 1) },
      { email, password: PASSWORD, code: used },
    ]
    for (const fields of tries) {
      const page = await visitor.post('/desk/login', fields)
      expect(page.status).toBe(422)
      expect(page.html).toContain(`value="${fields.email}"`)
      expect(page.html).not.toContain(PASSWORD)
      texts.add(page.text)
    }
    expect(texts.size).toBe(1)
    expect(
      (await visitor.post('/desk/login', { email, password: PASSWORD, code: codeOf(secret, stack.clock.now, 1) })).text,
    ).toContain('Aucune demande')
    // Replay: a code earlier than the last used one is invalid too.
    await visitor.post('/desk/logout')
    expect(
      (await visitor.post('/desk/login', { email, password: PASSWORD, code: codeOf(secret, stack.clock.now) })).status,
    ).toBe(422)
  })

  test('locks for an hour after three failures, however right the fourth', async () => {
    const { visitor, secret } = await colleague()
    const email = `agent-${people}@barriere.example`
    await visitor.post('/desk/logout')
    const enter = (password: string) =>
      visitor.post('/desk/login', { email, password, code: codeOf(secret, stack.clock.now) })
    for (let failure = 0; failure < 3; failure += 1) await enter('wrong')
    stack.clock.now += 59 * MINUTE
    expect((await enter(PASSWORD)).status).toBe(422)
    stack.clock.now += 2 * MINUTE
    expect((await enter(PASSWORD)).status).toBe(200)
  })

  test('a session ends after half an hour without a request, and after ten hours in any case', async () => {
    const { visitor } = await colleague()
    for (let half = 0; half < 20; half += 1) {
      stack.clock.now += 29 * MINUTE
      expect((await visitor.get('/desk')).status).toBe(200)
    }
    stack.clock.now += 29 * MINUTE
    expect((await visitor.get('/desk')).text).toContain('Votre session est terminée')
    const idle = await colleague()
    stack.clock.now += 30 * MINUTE
    const lost = await idle.visitor.post('/desk/requests/C-2222-2026/answer', {
      text: 'Bonjour, <b>longue</b> réponse.',
    })
    expect(lost.status).toBe(401)
    expect(lost.text).toContain('Bonjour, <b>longue</b> réponse.')
  })

  test('cookie, headers and forms: opaque, strict, from our own pages with their token', async () => {
    const { visitor } = await colleague()
    const login = await fetch(`${stack.origin}/desk/login`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
      body: new URLSearchParams({ email: 'a' }),
    })
    expect(login.status).toBe(403)
    const { headers } = await visitor.get('/desk')
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+';.*form-action 'self'/,
    )
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('cache-control')).toBe('no-store')
    const reference = await sent()
    await visitor.get(`/desk/requests/${reference}`)
    const path = `/desk/requests/${reference}/delete`
    for (const refused of [
      () => visitor.post(path, {}, {}),
      () => visitor.post(path, {}, { origin: 'null' }),
      () => visitor.post(path, {}, { origin: 'https://elsewhere.example' }),
      () => visitor.post(path, { token: 'x'.repeat(43) }),
    ]) {
      await visitor.get(`/desk/requests/${reference}`)
      expect((await refused()).status).toBe(403)
    }
    expect((await visitor.get(`/desk/requests/${reference}`)).status).toBe(200)
    // A form of another session of the same browser: the input is shown, to be copied.
    const lost = await visitor.post(`/desk/requests/${reference}/answer`, { text: 'Une longue réponse.', token: 'x' })
    expect([lost.status, lost.text.includes('Une longue réponse.')]).toEqual([403, true])
    await visitor.get('/desk')
    expect((await visitor.post('/desk/filter', { words: 'x'.repeat(200_000) })).status).toBe(413)
  })
})

describe('rights', () => {
  test('each page and form shows a property’s requests to those who have it, and nobody else', async () => {
    const { visitor: own } = await colleague([PROPERTY])
    const { visitor: other } = await colleague([OTHER])
    const { visitor: none } = await colleague([])
    const { visitor: all } = await colleague()
    const about = await sent()
    const general = await sent({ property: undefined })
    const status = async (visitor: DeskVisitor, reference: string) => {
      const found: number[] = [(await visitor.get(`/desk/requests/${reference}`)).status]
      await visitor.get('/desk')
      for (const [path, fields] of [
        [
          'answer',
          {
            text: 'Bonjour, voici notre réponse.',
            key: 'k'.repeat(20) + visitor.cookies.get('__Host-desk')?.slice(0, 8),
          },
        ],
        ['state', { state: 'closed' }],
      ] as const)
        found.push((await visitor.post(`/desk/requests/${reference}/${path}`, fields)).status)
      found.push((await visitor.get(`/desk/requests/${reference}/delete`)).status)
      return found
    }
    const listed = async (visitor: DeskVisitor) => {
      const { text } = await visitor.get('/desk')
      await visitor.post('/desk/export')
      return [about, general].filter((reference) => text.includes(reference) && visitor.page.text.includes(reference))
    }
    expect(await listed(own)).toEqual([about])
    expect(await listed(other)).toEqual([])
    expect(await listed(none)).toEqual([])
    expect(await listed(all)).toEqual([about, general])
    for (const visitor of [other, none]) {
      expect(await status(visitor, about)).toEqual([404, 404, 404, 404])
      expect(await status(visitor, general)).toEqual([404, 404, 404, 404])
      await visitor.get('/desk')
      expect((await visitor.post(`/desk/requests/${about}/delete`)).status).toBe(404)
    }
    expect(await status(own, general)).toEqual([404, 404, 404, 404])
    expect(await status(own, about)).toEqual([200, 200, 200, 200])
    expect(await status(all, general)).toEqual([200, 200, 200, 200])
    expect((await own.get('/desk/trail')).status).toBe(404)
    expect((await all.get('/desk/trail')).status).toBe(200)

    await deskCommand(stack.origin, { command: 'rights', email: `agent-${people}@barriere.example`, rights: [OTHER] })
    expect((await all.get(`/desk/requests/${about}`)).status).toBe(404)
    expect((await own.get(`/desk/requests/${about}`)).status).toBe(200)
  })
})

describe('requests', () => {
  let visitor: DeskVisitor

  beforeEach(async () => {
    visitor = (await colleague()).visitor
  })

  test('the mail of a request leads to its page at the desk, the sender’s does not', async () => {
    const reference = await sent()
    const mails = await stack.mails(reference)
    const links = mails.map(({ text }) => text.includes(`${DESK}/desk/requests/${reference}`))
    expect(mails.map(({ replyTo }) => replyTo !== null)).toEqual(links)
    expect(links.filter(Boolean)).toHaveLength(1)
    expect((await visitor.get(`/desk/requests/${reference}`)).text).toContain('Zoé Durand')
  })

  test('are listed, chosen by state, kind, property, words and days, the newest first', async () => {
    stack.clock.now += 48 * HOUR
    visitor = (await colleague()).visitor
    const first = await sent({ lastName: 'Châtelain', email: 'helene@example.com' })
    stack.clock.now += MINUTE
    const second = await sent({ firstName: 'Ivo', company: 'Fils & Cie' }, 'event')
    const { text } = await visitor.get('/desk')
    expect(text.indexOf(second)).toBeGreaterThan(0)
    expect(text.indexOf(first)).toBeGreaterThan(text.indexOf(second))
    const chosen = async (fields: Readonly<Record<string, string>>) => {
      const page = await visitor.post('/desk/filter', fields)
      return [first, second].filter((reference) => page.text.includes(reference))
    }
    const today = toParisTime(stack.clock.now).day
    expect(await chosen({ words: 'chatelain' })).toEqual([first])
    expect(await chosen({ words: 'HELENE@ châ' })).toEqual([first])
    expect(await chosen({ words: second.slice(2, 6).toLowerCase() })).toEqual([second])
    expect(await chosen({ words: '%' })).toEqual([])
    expect(await chosen({ kind: 'event', from: today, to: today })).toEqual([second])
    expect(await chosen({ property: PROPERTY, from: today })).toEqual([first])
    expect(await chosen({ property: 'none', from: today })).toEqual([second])
    expect(await chosen({ state: 'answered', from: today })).toEqual([])
    expect(await chosen({ to: '2026-01-01' })).toEqual([])
    // An unknown filter does not restrict; a visit of another page keeps the filters.
    expect(await chosen({ kind: 'x', from: 'x', property: 'x', state: 'new' })).toEqual([first, second])
    await visitor.get(`/desk/requests/${first}`)
    expect((await visitor.get('/desk')).text).not.toContain(first)
    expect(await chosen({ reset: '1' })).toEqual([first, second])
  })

  test('are thirty a page, each on one page, also those of the same moment', async () => {
    const name = 'Pagination'
    const all = new Set<string>()
    for (let index = 0; index < 65; index += 1) all.add(await sent({ lastName: name }))
    const seen: string[] = []
    await visitor.post('/desk/filter', { words: name })
    for (let pages = 1; ; pages += 1) {
      seen.push(
        ...[...visitor.page.html.matchAll(/href="\/desk\/requests\/([^"]+)"/g)].map(([, reference = '']) => reference),
      )
      const next = /href="(\/desk\?before=[^"]+)"/.exec(visitor.page.html)?.[1]
      if (next === undefined) {
        expect(pages).toBe(3)
        break
      }
      await visitor.get(next)
    }
    expect(seen).toHaveLength(65)
    expect(new Set(seen)).toEqual(all)
    expect((await visitor.get('/desk?before=9999999999999999_x')).status).toBe(200)
  }, 30_000)

  test('are read by being opened, and tell everything', async () => {
    const reference = await sent({}, 'event')
    const { text } = await visitor.get(`/desk/requests/${reference}`)
    for (const words of [
      /État Lue/,
      /Mariage/,
      /Deauville/,
      /Mme Zoé Durand/,
      /Durand & Fils/,
      /120/,
      /25 000/,
      /fetes@barriere/,
    ])
      expect(text).toMatch(words)
    expect(text).toContain('We would like a dinner by the sea, and dancing.')
    expect(text).toMatch(/Demande lue · .*-2026/)
  })

  test('an answer is mailed once, kept in the thread, and a second click changes nothing', async () => {
    const reference = await sent({ locale: 'en' })
    await visitor.get(`/desk/requests/${reference}`)
    const key = visitor.hidden('key')
    const typed = 'Dear Ms Durand,\r\n\r\nYour umbrella is here.\r\nIt waits at reception.\r\n\r\nCamille'
    const token = visitor.hidden('token')
    const pages = await Promise.all(
      Array.from({ length: 5 }, () => visitor.post(`/desk/requests/${reference}/answer`, { text: typed, key, token })),
    )
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const { text } = await visitor.get(`/desk/requests/${reference}`)
    expect(text).toContain('État Répondue')
    expect(text.match(/Réponse de Camille Roux/g)).toHaveLength(1)
    const mails = (await stack.mails(reference, 3)).filter(({ subject }) => subject.startsWith('Our answer'))
    expect(mails).toHaveLength(1)
    expect(mails[0]).toMatchObject({ recipient: 'zoe@example.com', replyTo: 'objets@barriere.example' })
    expect(mails[0]?.text).toContain('Your umbrella is here.\nIt waits at reception.')
    expect(mails[0]?.html).toContain('Your umbrella is here.<br>It waits')
    const other = await visitor.post(`/desk/requests/${reference}/answer`, { text: 'Another text.', key })
    expect(other.status).toBe(422)
    expect(other.text).toContain('Another text.')
    expect(
      (await visitor.post(`/desk/requests/${reference}/answer`, { text: 'Another text.', key: visitor.hidden('key') }))
        .status,
    ).toBe(200)
    expect(await stack.mails(reference, 4)).toHaveLength(4)
  })

  test('an empty or too long answer is not sent, and stays as it was typed', async () => {
    const reference = await sent()
    await visitor.get(`/desk/requests/${reference}`)
    const send = (text: string) =>
      visitor.post(`/desk/requests/${reference}/answer`, { text, key: visitor.hidden('key') })
    expect((await send('  ')).text).toContain('Écrivez votre réponse')
    const long = await send(`Bonjour ${'é'.repeat(10_000)} fin`)
    expect([long.status, long.text.includes('é fin')]).toEqual([422, true])
    expect(await stack.mails(reference)).toHaveLength(2)
  })

  test('their state is changed, by those that there are', async () => {
    const reference = await sent()
    await visitor.get(`/desk/requests/${reference}`)
    expect((await visitor.post(`/desk/requests/${reference}/state`, { state: 'closed' })).text).toContain('État Close')
    expect((await visitor.post(`/desk/requests/${reference}/state`, { state: 'lost' })).status).toBe(403)
    expect((await visitor.get(`/desk/requests/${reference}`)).text).toMatch(/État modifié · \S+ · Close/)
  })

  test('the export is what the list shows, and no cell of it is a formula', async () => {
    const formulas = ['=HYPERLINK("https://evil.example")', '+33612345678', '-2+3', '@SUM(A1)', '＝1+1']
    const name = 'Exporte'
    for (const company of formulas) await sent({ lastName: name, company }, 'event')
    await sent({ lastName: name, message: `=cmd|' /C calc'!A0\nDeuxième ligne; avec "guillemets"` })
    await visitor.post('/desk/filter', { words: name })
    const page = await visitor.post('/desk/export')
    expect(page.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(page.headers.get('content-disposition')).toMatch(/^attachment; filename="demandes-\d{4}-\d\d-\d\d\.csv"$/)
    const csv = page.html
    expect(csv.startsWith('"Référence";') || csv.startsWith('\uFEFF"Référence";')).toBe(true)
    const cells = [...csv.matchAll(/"((?:[^"]|"")*)"(?:;|\r\n)/g)].map(([, cell = '']) => cell)
    // A head and six requests; four columns, and one for each fact.
    expect(cells).toHaveLength(7 * (4 + REQUEST_FACTS.length))
    expect(cells.filter((cell) => /^[\s\uFEFF]*[=+\-@＝]/.test(cell))).toEqual([])
    for (const company of formulas) expect(csv).toContain(`"'${company.replaceAll('"', '""')}"`)
    expect(csv).toContain('Deuxième ligne; avec ""guillemets""')
    expect((await visitor.get('/desk/trail')).text).toContain('Export · 6')
  })

  test('deletion is asked about once more, then takes row, answers and waiting mails; the trail stays', async () => {
    const reference = await sent({ lastName: 'Oubliette' })
    const path = `/desk/requests/${reference}/delete`
    expect((await visitor.get(path)).text).toContain('sans retour possible')
    expect((await visitor.post(path)).text).toContain(`La demande ${reference} est supprimée`)
    expect((await visitor.get(`/desk/requests/${reference}`)).status).toBe(404)
    const { text } = await visitor.get('/desk/trail')
    expect(text).toContain(`Demande supprimée · ${reference}`)
    expect(text).not.toContain('Oubliette')
    expect(text).not.toContain('zoe@example.com')
  })

  test('script in every field is shown as text, on the list, on the page and in the answer', async () => {
    const reference = await sent(
      { company: SCRIPT, message: `${SCRIPT} and more than twenty characters`, utm: { source: SCRIPT } },
      'event',
    )
    const page = await visitor.get(`/desk/requests/${reference}`)
    await visitor.post(`/desk/requests/${reference}/answer`, { text: SCRIPT, key: visitor.hidden('key') })
    await visitor.post('/desk/filter', { words: SCRIPT })
    const list = visitor.page
    for (const { html, text } of [page, list, await visitor.get(`/desk/requests/${reference}`)]) {
      expect(html).not.toMatch(/<script|<img/i)
      expect(text === list.text || text.includes(SCRIPT)).toBe(true)
    }
  })
})
