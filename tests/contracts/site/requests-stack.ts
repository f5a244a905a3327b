import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { type IncomingMessage, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { NextRequest } from 'next/server'
import sharp from 'sharp'
import { expect, vi } from 'vitest'
import { CSRF_HEADER, IDEMPOTENCY_HEADER } from '@barriere/shared/contracts/http.ts'
import type { RequestAnswer, RequestFailure, RequestName } from '@barriere/shared/contracts/requests.ts'
import type { Env } from '#services/kit/env.ts'
import { type Parts, startServices } from '#services/start.ts'
import { CHEAP_CAPTCHA, solved } from '#tests/support/captcha.ts'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { restartSite } from '#tests/support/site-settings.ts'

export const SITE = 'https://site.example'

/** Noon in Paris. */
const NOW = Date.parse('2026-11-02T11:00:00Z')

const PROPERTY = '6f7a1c1e-7c0e-4c53-9a49-2d2b1f0f8a11'

/** The stand-in's seminar venues. */
export const VENUES = ['d49a40d5-afba-4213-ae48-20c845debb01', '7b0e0a52-1c3d-4e4f-8a11-3f4b5c6d7e8f'] as const

/** The stand-in's casinos. */
export const CASINOS = [
  { uuid: '0d9a4f2e-5b1c-4c3d-9e7f-1a2b3c4d5e6f', name: 'Casino de Deauville', slug: 'deauville', content: {} },
  { uuid: '1e8b5a3f-6c2d-4d4e-8f80-2b3c4d5e6f70', name: 'Casino de Biarritz', slug: 'biarritz', content: {} },
] as const

const INCENTIVE = 'e2b7c9a0-0000-4000-8000-000000000001'

const PERSON = { civility: 'Mrs', firstName: 'Zoé', lastName: 'Durand', phoneNumber: '+33612345678', privacy: true }

/** A good request of each kind. */
export const GOOD = {
  contact: {
    ...PERSON,
    subject: 'lost-property',
    property: PROPERTY,
    email: 'zoe@example.com',
    message: 'Bonjour,\r\n\r\navez-vous retrouvé un parapluie rouge ?',
    locale: 'fr',
    page: '/contact',
    utm: { source: 'lettre', campaign: 'hiver' },
  },
  event: {
    ...PERSON,
    eventType: 'wedding',
    date: '2027-06-05',
    guests: 120,
    rooms: 40,
    budget: 25_000,
    destination: 'deauville',
    arrival: '2027-06-04',
    departure: '2027-06-06',
    company: 'Durand & Fils',
    email: 'zoe@example.com',
    message: 'We would like a dinner by the sea, and dancing.',
    locale: 'en',
    page: '/en/weddings',
  },
  seminar: {
    ...PERSON,
    venues: VENUES,
    participants: 150,
    layout: 'theatre',
    arrival: '2027-06-04',
    departure: '2027-06-05',
    rooms: 40,
    equipment: ['projection', 'interpreting'],
    catering: ['lunch'],
    incentives: [{ key: INCENTIVE, name: 'Win a car' }],
    budget: 25_000,
    company: 'Durand & Fils',
    street: '3, rue des Lilas',
    zipCode: '75011',
    city: 'Paris',
    country: 'FR',
    email: 'zoe@example.com',
    message: 'Une entrée sans marches, je vous prie.',
    locale: 'fr',
    page: '/seminaires',
  },
  newsletter: {
    email: 'zoe@example.com',
    themes: ['tables', 'spectacles'],
    privacy: true,
    locale: 'fr',
    page: '/lettre',
  },
} as const satisfies Readonly<Record<RequestName, object>>

export interface RequestOptions {
  readonly key?: string
  readonly locale?: 'fr' | 'en'
  readonly headers?: Readonly<Record<string, string | undefined>>
  /** POST where absent. */
  readonly method?: string
  /** Instead of a good request as JSON. */
  readonly raw?: string
  /** Replaces or extends the answers of a good request. */
  readonly more?: object
}

interface Answered {
  readonly status: number
  readonly text: string
  readonly headers: Headers
  readonly body: RequestAnswer & RequestFailure
}

export interface Mail {
  readonly recipient: string
  readonly replyTo: string | null
  readonly sender: string
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly id: string
  readonly attachments: readonly string[]
  readonly headers: Readonly<Record<string, string>> | null
}

/** A fake content service of a few answers; `mode` sets its state. */
async function startContent() {
  const picture = await sharp({ create: { width: 12, height: 5, channels: 3, background: '#b4321f' } })
    .jpeg()
    .toBuffer()
  const state: {
    mode: 'up' | 'silent' | 'broken'
    picture: 'up' | 'silent' | 'broken'
    propertyEmail: string
    venueEmails: readonly string[]
  } = { mode: 'up', picture: 'up', propertyEmail: '', venueEmails: [] }
  const datasources: Record<string, object[]> = {
    'desks': [
      { name: 'group', value: 'groupe@barriere.example' },
      { name: 'lost-property', value: 'objets@barriere.example' },
      { name: 'event', value: 'fetes@barriere.example' },
      { name: 'seminar', value: 'seminaires@barriere.example' },
    ],
    'contact-subjects': [
      { name: 'lost-property', value: 'Un objet\r\nBcc: oublié', dimension_value: 'Something left behind' },
    ],
  }
  const venuesOf = (language: string | null, base: string): object[] =>
    [
      { name: 'Salon des Planches', town: 'Deauville', halls: [{ theatre: '240' }, { theatre: '70', banquet: '50' }] },
      { name: 'Salons du Phare', town: 'La Baule', halls: [{ theatre: '90' }] },
    ].map(({ name, town, halls }, index) => ({
      uuid: VENUES[index],
      name,
      content: {
        component: 'seminar',
        town,
        email: state.venueEmails[index],
        image: index === 0 ? { filename: `${base}/f/1/1600x1067/salon.avif`, focus: '800x587:801x588' } : null,
        body: [
          { component: 'seminar-venues', halls: halls.map((hall) => ({ component: 'hall', ...hall })) },
          {
            component: 'seminar-incentives-popin',
            incentives: [
              {
                _uid: INCENTIVE,
                component: 'seminar-incentive',
                title: language === 'en' ? 'Single file' : 'En file indienne',
              },
            ],
          },
        ],
      },
    }))
  const answerOf = ({ url = '', headers }: IncomingMessage): object => {
    const { pathname, searchParams } = new URL(url, 'http://content.example')
    if (pathname.endsWith('/datasource_entries'))
      return { datasource_entries: datasources[searchParams.get('datasource') ?? ''] ?? [] }
    if (searchParams.get('content_type') === 'seminar')
      return { stories: venuesOf(searchParams.get('language'), `http://${headers.host}`) }
    if (searchParams.get('by_uuids') === PROPERTY)
      return { stories: [{ uuid: PROPERTY, name: 'Les Colombages', content: { email: state.propertyEmail } }] }
    if (searchParams.get('by_slugs')?.endsWith('/*/deauville'))
      return { stories: [{ uuid: VENUES[0], name: 'Deauville', content: {} }] }
    if (searchParams.get('content_type') === 'casino') return { stories: CASINOS }
    return { stories: [] }
  }
  const server = createServer((request, response) => {
    // Never answered: the caller goes away by itself.
    if (state.mode === 'silent') return
    if (request.url?.startsWith('/f/')) {
      if (state.picture === 'silent') return
      const isGood =
        state.picture === 'up' && /\/m\/1200x500\/filters:focal\(800x587:801x588\):format\(jpeg\)/.test(request.url)
      response.writeHead(isGood ? 200 : 500, { 'content-type': 'image/jpeg' })
      response.end(isGood ? picture : 'no picture')
      return
    }
    response.writeHead(state.mode === 'up' ? 200 : 500, { 'content-type': 'application/json' })
    response.end(JSON.stringify(state.mode === 'up' ? answerOf(request) : {}))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

export type RequestStack = Awaited<ReturnType<typeof startRequestStack>>

/**
 * The calls below `/api/requests`, answered by this process as the site does it, over its service and the mailbox. The
 * content is a stand-in of three answers, unless the content service is among `SERVICES`. `siteSettings`: the site’s,
 * from the origin of the services.
 */
export async function startRequestStack(
  overrides: Partial<Env> = {},
  parts: Parts = {},
  siteSettings: (services: string) => Readonly<Record<string, string>> = () => ({}),
) {
  const folder = await temporaryDataDir('site-requests-')
  const content = await startContent()
  const clock = { now: NOW }
  const running = await startServices(
    {
      SERVICES: ['site', 'mail'],
      SERVICES_PORT: 0,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
      DATA_DIR: folder,
      SITE_ORIGIN: SITE,
      ...(overrides.SERVICES?.includes('content') ? {} : { STORYBLOK_API_ENDPOINT: content.url }),
      MAIL_VIEWER: true,
      ...overrides,
    },
    { clock: { now: () => clock.now }, ...parts },
  )
  restartSite({
    SITE_ORIGIN: SITE,
    SITE_API_URL: `${running.url}/site`,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '100000',
    ...CHEAP_CAPTCHA,
    ...siteSettings(running.url),
  })
  const { answerRequest } = await import('#lib/api/requests/route.ts')
  const { captchaGateway } = await import('#lib/gateways/captcha/captcha.ts')

  const send = async (
    name: RequestName,
    { key, locale = 'fr', headers = {}, method = 'POST', raw, more = {} }: RequestOptions = {},
  ): Promise<Answered> => {
    const challenge = captchaGateway().challenge(name)
    const all = {
      'sec-fetch-site': 'same-origin',
      'origin': SITE,
      'accept-language': locale,
      'content-type': 'application/json',
      [CSRF_HEADER]: '1',
      'x-client-address': '203.0.113.9',
      ...(key === undefined ? {} : { [IDEMPOTENCY_HEADER]: key }),
      ...(challenge.kind === 'work' ? solved(challenge) : {}),
      ...headers,
    }
    const response = await answerRequest(
      new NextRequest(`${SITE}/api/requests/${name}`, {
        method,
        ...(method === 'GET' ? {} : { body: raw ?? JSON.stringify({ ...GOOD[name], ...more }) }),
        headers: Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined),
      }),
      name,
    )
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: JSON.parse(text) as RequestAnswer & RequestFailure,
    }
  }

  /** The recap at its address, as the site gives it. */
  const recap = async (address: string): Promise<Response> => {
    const { GET } = await import('#app/api/requests/recap/route.ts')
    return await GET(new NextRequest(`${SITE}${address}`, { headers: { 'x-client-address': '203.0.113.9' } }))
  }

  return {
    recap,
    /** A mail's only attachment. */
    attachment: async (mail: Mail): Promise<Buffer> =>
      Buffer.from(await (await fetch(`${running.url}/mail/messages/${mail.id}/attachments/0`)).arrayBuffer()),
    /** State of the content service. */
    content: content.state,
    origin: running.url,
    clock,
    /** Sends a good request of a kind, changed by `options`, as a browser on a page of the site does. */
    send,
    newKey: () => randomUUID(),
    /** Every mail with a text in its subject, once there are so many. */
    mails: (subject: string, count = 2): Promise<Mail[]> =>
      vi.waitFor(
        async () => {
          const { messages } = (await (await fetch(`${running.url}/mail/messages`)).json()) as { messages: Mail[] }
          const found = messages.filter((mail) => mail.subject.includes(subject))
          expect(found.length).toBeGreaterThanOrEqual(count)
          return found
        },
        { timeout: 60_000 },
      ),
    async stop() {
      await running.stop()
      content.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
