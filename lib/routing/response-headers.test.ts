import { afterEach, describe, expect, test, vi } from 'vitest'
import { localeCookie } from './response-headers.ts'
import type { RouteDecision } from './route.ts'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The module reads the settings once: each case gets it again. */
async function withSettings(settings: Readonly<Record<string, string>>) {
  vi.resetModules()
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  return await import('./response-headers.ts')
}

const directives = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )

/** Players of films, whose frames load after consent. */
const FILMS = 'https://www.youtube-nocookie.com https://player.vimeo.com https://geo.dailymotion.com'

describe('pagePolicy', () => {
  test('lets nothing foreign in, and no inline script that is not named', async () => {
    const { pagePolicy } = await withSettings({
      BOOKING_ENGINE_URL: 'https://engine.example/deep',
      BOOKING_ENGINE_CHAIN: '1',
      PAYMENT_FORM_URL: 'https://pay.example/vads-payment/',
    })
    const policy = directives(pagePolicy())
    expect(policy.get('default-src')).toBe("'self'")
    expect(policy.get('script-src')).toBe("'self'")
    expect(policy.get('object-src')).toBe("'none'")
    expect(policy.get('base-uri')).toBe("'none'")
    // A form's answer may lead to the booking engine; a payment's form goes to its provider.
    expect(policy.get('form-action')).toBe("'self' https://engine.example https://pay.example")
    expect(policy.get('frame-ancestors')).toBe("'none'")
    expect(policy.get('img-src')).toBe("'self' data:")
    expect(policy.get('frame-src')).toBe(`'self' ${FILMS}`)
    expect(policy.get('connect-src')).toBe("'self'")
    policy.delete('form-action')
    policy.delete('frame-src')
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe-eval|\*|https?:/)
    expect([...policy].filter(([, sources]) => sources.includes('unsafe-inline')).map(([name]) => name)).toEqual([
      'style-src-attr',
    ])
  })

  test('lets Google in where reCAPTCHA’s keys are configured, and for its captcha alone', async () => {
    const { pagePolicy } = await withSettings({
      RECAPTCHA_V3_SITE_KEY: 'key-of-v3',
      RECAPTCHA_V3_SECRET: 'secret-of-v3',
      RECAPTCHA_V2_SITE_KEY: 'key-of-v2',
      RECAPTCHA_V2_SECRET: 'secret-of-v2',
    })
    const policy = directives(pagePolicy())
    expect(policy.get('script-src')).toBe("'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/")
    expect(policy.get('frame-src')).toBe(
      `'self' ${FILMS} https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/`,
    )
    expect(policy.get('connect-src')).toBe("'self' https://www.google.com/recaptcha/")
    expect([...policy.values()].join(' ')).not.toContain('secret-of')
  })

  test('lets in the restaurants’ providers, and each for what it does alone', async () => {
    const { pagePolicy, SECURITY_HEADERS } = await withSettings({
      THEFORK_URL: 'https://widget.thefork.com',
      ZENCHEF_URL: 'https://bookings.zenchef.com',
      SEVENROOMS_URL: 'https://www.sevenrooms.com',
    })
    const policy = directives(pagePolicy({ scripts: ["'sha256-a='"] }))
    expect(policy.get('script-src')).toBe("'self' 'sha256-a=' https://sdk.zenchef.com/v1/sdk.min.js")
    expect(policy.get('frame-src')).toBe(`https://widget.thefork.com https://bookings.zenchef.com ${FILMS}`)
    expect(policy.get('connect-src')).toBe("'self' https://widget.thefork.com")
    expect(policy.get('form-action')).toBe(
      "'self' https://widget.thefork.com https://bookings.zenchef.com https://www.sevenrooms.com",
    )
    expect([...policy.values()].join(' ').match(/thefork|sevenrooms/g)).toHaveLength(4)
    expect(SECURITY_HEADERS['permissions-policy']).toContain('payment=("https://widget.thefork.com")')
  })

  test('lets in the tag manager, its tags’ hosts and the operator’s further ones where it is configured', async () => {
    const { pagePolicy } = await withSettings({ TAG_MANAGER_ID: 'GTM-ABC123', TAG_SOURCES: 'https://pixel.example' })
    const policy = directives(pagePolicy())
    const [manager, google] = ['https://www.googletagmanager.com', 'https://*.google-analytics.com']
    expect(policy.get('script-src')).toBe(`'self' ${manager} https://pixel.example`)
    expect(policy.get('img-src')).toContain(`${manager} ${google}`)
    expect(policy.get('connect-src')).toContain(`${manager} ${google}`)
    expect(policy.get('connect-src')).toContain('https://pixel.example')
  })

  test('names scripts and who may frame a draft', async () => {
    const { pagePolicy } = await withSettings({})
    const policy = directives(
      pagePolicy({ scripts: ["'sha256-a='", "'nonce-b'"], editor: 'https://app.storyblok.com' }),
    )
    expect(policy.get('script-src')).toBe("'self' 'sha256-a=' 'nonce-b'")
    expect(policy.get('frame-ancestors')).toBe('https://app.storyblok.com')
  })

  test('lets pictures in from the media host alone where browsers reach it', async () => {
    const { pagePolicy } = await withSettings({ STORYBLOK_ASSET_ORIGIN: 'https://media.example/space' })
    expect(directives(pagePolicy()).get('img-src')).toBe("'self' data: https://media.example")
    expect(directives(pagePolicy()).get('media-src')).toBe("'self' https://media.example")
  })

  test('lets in the host of the map’s style where one is set, for the page and for the map’s worker', async () => {
    const { pagePolicy, WORKER_POLICY } = await withSettings({
      MAP_STYLE_URL: 'https://tiles.example/styles/paper.json?key=a',
    })
    const policy = directives(pagePolicy())
    for (const name of ['connect-src', 'img-src'])
      expect(policy.get(name)?.split(' ')).toContain('https://tiles.example')
    expect([...policy.values()].join(' ').match(/tiles\.example/g)).toHaveLength(2)
    expect(WORKER_POLICY).toBe("default-src 'none'; connect-src 'self' https://tiles.example")
  })

  test('on https alone browsers are told to remember it, and nothing else differs', async () => {
    const plain = await withSettings({ SITE_ORIGIN: 'http://localhost:3000' })
    expect(plain.SECURITY_HEADERS).not.toHaveProperty('strict-transport-security')
    const secure = await withSettings({ SITE_ORIGIN: 'https://www.example.com' })
    // Scheme: a page that is reached without TLS, past the proxy, still loads its files.
    expect(secure.pagePolicy()).toBe(plain.pagePolicy())
    expect(secure.SECURITY_HEADERS['strict-transport-security']).toMatch(/^max-age=(\d{8,}); includeSubDomains/)
  })
})

test('headers of every answer are lower-case and single lines', async () => {
  const { SECURITY_HEADERS, BARE_POLICY, WORKER_POLICY } = await withSettings({})
  expect(BARE_POLICY).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(WORKER_POLICY).toBe("default-src 'none'; connect-src 'self'")
  expect(SECURITY_HEADERS['x-content-type-options']).toBe('nosniff')
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(name).toMatch(/^[a-z-]+$/)
    expect(value).not.toMatch(/[\r\n]/)
  }
})

const page = (locale: 'fr' | 'en'): RouteDecision => ({
  kind: 'page',
  locale,
  inside: '',
  listPage: 1,
  fresh: false,
  guarded: false,
})

describe('the language of a page', () => {
  test('is remembered for a year, on the whole site', () => {
    expect(localeCookie(page('fr'), undefined)).toBe('locale=fr; Max-Age=31536000; Path=/; SameSite=Lax')
    expect(localeCookie(page('en'), 'fr')).toBe('locale=en; Max-Age=31536000; Path=/; SameSite=Lax')
    expect(localeCookie(page('en'), 'de')).toContain('locale=en;')
  })

  test('is not told again to who knows it', () => {
    expect(localeCookie(page('fr'), 'fr')).toBeUndefined()
    expect(localeCookie(page('en'), 'en')).toBeUndefined()
  })
})

test('a redirect that is a choice of language is remembered, others are not', () => {
  expect(localeCookie({ kind: 'redirect', status: 308, location: '/', locale: 'fr' }, 'en')).toContain('locale=fr;')
  expect(localeCookie({ kind: 'redirect', status: 308, location: '/' }, 'en')).toBeUndefined()
})

test('what is no page has no language to remember', () => {
  expect(localeCookie({ kind: 'status', status: 404, locale: 'en', path: '/en/x' }, undefined)).toBeUndefined()
  expect(localeCookie({ kind: 'library', locale: 'en', inside: '' }, undefined)).toBeUndefined()
})
