import { type Server, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { NextRequest, NextResponse } from 'next/server'
import fr from '#messages/fr-FR.json' with { type: 'json' }
import { restartSite } from '#tests/support/site-settings.ts'
import { Browser, SITE } from './stack.ts'

vi.setConfig({ hookTimeout: 60_000 })

type Manner = 'hang' | 'html' | 'reset' | 'status 500' | 'half' | 'nonsense' | '0050' | 'session ended' | 'unknown code'

/** A faulty backend; the session store beside it works unless a test breaks it. */
let backend: Server
let manner: Manner = 'hang'
let sessions: 'well' | 'hang' | 'reset' = 'well'
const requests: string[] = []
let answerEph: (request: NextRequest, path: string) => Promise<NextResponse>

const SESSION = {
  session: {
    authAt: '2026-11-02T11:00:00.000Z',
    persistent: false,
    rotationDue: false,
    logins: { hotel: { token: 'backend-token', accountId: 'a', expiresAt: '2027-01-01T00:00:00.000Z' } },
  },
}

beforeAll(async () => {
  backend = createServer((request, response) => {
    const json = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    const url = request.url ?? ''
    requests.push(`${request.method ?? ''} ${url}`)
    request.resume()
    if (url.startsWith('/site')) {
      if (sessions === 'hang') return
      if (sessions === 'reset') {
        request.socket.destroy()
        return
      }
      return json(200, url.endsWith('/read') ? SESSION : { remains: false })
    }
    switch (manner) {
      case 'hang':
        return
      case 'html':
        response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Maintenance</h1>')
        return
      case 'reset':
        request.socket.destroy()
        return
      case 'status 500':
        return json(500, { code: '0053', message: 'SQL error at line 3' })
      case 'half':
        response.writeHead(200, { 'content-type': 'application/json' })
        response.write('{"profile":')
        return
      case 'nonsense':
        return json(200, { profile: { firstName: 7 } })
      case '0050':
        return json(401, { code: '0050', message: 'Invalid client api token' })
      case 'session ended':
        return json(401, { code: 'default', message: 'no session' })
      case 'unknown code':
        return json(409, { code: '9999', message: 'secret detail' })
    }
  })
  await new Promise<void>((resolve) => {
    backend.listen(0, '127.0.0.1', resolve)
  })
  const base = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`
  restartSite({ SITE_ORIGIN: SITE, SITE_API_URL: `${base}/site`, HOTEL_API_URL: `${base}/hotel`, LOG_LEVEL: 'silent' })
  ;({ answerEph } = await import('#lib/api/eph/route.ts'))
})

afterAll(() => {
  backend.closeAllConnections()
  backend.close()
})

const member = (): Browser => {
  const browser = new Browser(answerEph)
  browser.cookies.set('__Host-sid', 'a.b')
  return browser
}

describe('the hotel programme is away', () => {
  test.each(['hang', 'html', 'reset', 'status 500', 'half', 'nonsense'] as const)(
    '%s: the catalogue’s default, and nobody is signed out',
    async (how) => {
      manner = how
      const browser = member()
      const [init, stays, login] = await Promise.all([
        browser.request('init'),
        browser.request('bookings'),
        new Browser(answerEph).request('login', { input: { email: 'a@example.com', password: 'x' } }),
      ])
      for (const answer of [init, stays, login]) {
        expect([answer.status, answer.failure]).toEqual([503, { code: 'default', message: fr.errors.hotel.default }])
        expect(answer.headers.get('retry-after')).toBe('5')
        expect(answer.headers.getSetCookie()).toEqual([])
      }
      expect(browser.cookies.get('__Host-sid')).toBe('a.b')
    },
  )

  test('a write is not retried: whether it took effect is unknown', async () => {
    manner = 'reset'
    requests.length = 0
    await member().request('putPhone', { input: { phoneNumber: '+33612345678' } })
    expect(requests.filter((line) => line.includes('/hotel'))).toEqual(['PUT /hotel/v1/me/phone-number'])
  })
})

describe('what the backend says is not what a person reads', () => {
  test('our own token refused: the service is away, and the member is not signed out', async () => {
    manner = '0050'
    const answer = await member().request('bookings')
    expect([answer.status, answer.failure, answer.headers.getSetCookie()]).toEqual([
      503,
      { code: '0050', message: fr.errors.hotel['0050'] },
      [],
    ])
  })

  test('an unknown code becomes the default one, without its message', async () => {
    manner = 'unknown code'
    const answer = await member().request('bookings')
    expect([answer.status, answer.failure]).toEqual([409, { code: 'default', message: fr.errors.hotel.default }])
  })

  test('a session that it has ended is ended here', async () => {
    manner = 'session ended'
    const browser = member()
    expect((await browser.request('bookings')).status).toBe(401)
    expect(browser.cookies.has('__Host-sid')).toBe(false)
    const other = member()
    expect((await other.request('init')).body).toEqual({ isConnected: false, isEmployee: false })
    expect(other.cookies.has('__Host-sid')).toBe(false)
  })
})

describe('the session store is away', () => {
  test.each(['hang', 'reset'] as const)('%s: 503, the cookie is kept, and strangers notice nothing', async (how) => {
    sessions = how
    const browser = member()
    for (const name of ['init', 'bookings'] as const)
      expect([name, (await browser.request(name)).status]).toEqual([name, 503])
    expect(browser.cookies.get('__Host-sid')).toBe('a.b')
    expect((await new Browser(answerEph).request('init')).body).toEqual({ isConnected: false, isEmployee: false })
    sessions = 'well'
  })
})
