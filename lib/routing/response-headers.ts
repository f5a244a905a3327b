import { stringifySetCookie } from 'cookie'
import { sourceOf } from '#lib/booking/partner-url.ts'
import { providerSources } from '#lib/booking/restaurants.ts'
import { FILM_ORIGINS } from '#lib/domain/film.ts'
import {
  LOCALE_COOKIE,
  LOCALE_COOKIE_MAX_AGE,
  type Locale,
  type LocaleStrategy,
  mapLocales,
} from '@barriere/shared/domain/locale.ts'
import { env } from '#lib/process/env.ts'
import type { RouteDecision } from './route.ts'

const secure = env.siteOrigin.startsWith('https://')

/**
 * `Cache-Control` of pages: revalidate every time, mostly to a 304, since only the site knows when a page is stale.
 */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, must-revalidate'

/** For a page with a personal cookie: no shared caches. */
export const PRIVATE_CACHE_CONTROL = 'private, no-cache'

/** For personal pages and pages behind access control. */
export const UNSTORED_CACHE_CONTROL = 'private, no-store'

/** Internal response header: the page is behind access control. The HTTP server replaces it with `no-store`. */
export const GUARDED_HEADER = 'x-guarded'

/** Internal response header: the language of a status page, which the HTTP server replaces by its own. */
export const STATUS_PAGE_HEADER = 'x-status-page'

/** `Retry-After` in seconds, while the content service is unavailable. */
export const RETRY_AFTER = '10'

/** Internal request header: the path that failed, percent-encoded, from the middleware to the status page. */
export const STATUS_PATH_HEADER = 'x-site-status-path'

/** Internal request header: the placeholder of the request id, from the page cache to the status page. */
export const STATUS_REQUEST_HEADER = 'x-site-status-request'

/**
 * `Vary` of a page at a path. With prefixes only `/` negotiates the language (for visitors from other sites); without
 * prefixes any address may.
 */
export function pageVary(path: string, strategy: LocaleStrategy = env.localeStrategy): string {
  if (strategy === 'no-prefix') return 'Accept-Encoding, Accept-Language, Cookie'
  return path === '/' ? 'Accept-Encoding, Accept-Language, Cookie, Sec-Fetch-Site' : 'Accept-Encoding'
}

/**
 * `Set-Cookie` that stores the language of the answer; undefined where the cookie has it already, or where the
 * answer has no language.
 */
export function localeCookie(decision: RouteDecision, cookieLocale: string | undefined): string | undefined {
  const locale = decision.kind === 'page' || decision.kind === 'redirect' ? decision.locale : undefined
  return locale === undefined || locale === cookieLocale ? undefined : COOKIES[locale]
}

const cookieOf = (locale: Locale): string =>
  stringifySetCookie({
    name: LOCALE_COOKIE,
    value: locale,
    maxAge: LOCALE_COOKIE_MAX_AGE,
    path: '/',
    sameSite: 'lax',
    secure,
  })

const COOKIES = mapLocales(cookieOf)

/** Address for browsers' reports of policy violations. */
const POLICY_REPORTS = '/api/reports/policy'

interface PolicyOptions {
  /** Sources of scripts besides the site's own files: `'sha256-…'` or `'nonce-…'`. */
  readonly scripts?: readonly string[]
  /** Clickjacking: the visual editor's origin, which may frame a draft; by default no site may frame a page. */
  readonly editor?: string
}

/** Pictures come from the site itself, or from the media host where browsers reach that directly. */
const mediaSources = env.content.assetsProxied ? '' : ` ${new URL(env.content.assetOrigin).origin}`

/**
 * Loaded by the restaurants' popins, after a click. Allowed on every page: all pages share one policy.
 */
const tables = providerSources(env.booking.restaurants)

/** Google's reCAPTCHA where its keys are configured; loaded after consent. Sources: Google's guide to such policies. */
const captcha = env.captcha.recaptcha
  ? {
      scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
      frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
      asked: ['https://www.google.com/recaptcha/'],
    }
  : { scripts: [], frames: [], asked: [] }

/** The tag manager and its tags where it is configured; loaded after consent. */
const tags = env.tagManager ?? { scripts: [], asked: [], pictures: [] }

/** `form-action` also applies to redirects after a submit, such as that of the room search. */
const formTargets = [
  ...new Set(["'self'", sourceOf(env.booking.engineUrl), ...tables.forms, sourceOf(env.payment.formUrl)]),
].join(' ')

/** Source of the map's style, tiles and glyphs, unless it is the site's own map. */
const mapSource = env.mapStyleUrl === undefined ? '' : ` ${new URL(env.mapStyleUrl).origin}`

/**
 * Content security policy of a page. React writes `style` attributes, and in the editor's frame its bridge adds a style
 * element of its own, hence `unsafe-inline`.
 */
export function pagePolicy({ scripts = [], editor }: PolicyOptions = {}): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts, ...tables.scripts, ...captcha.scripts, ...tags.scripts].join(' ')}`,
    editor === undefined ? "style-src 'self'" : "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self'", 'data:', ...tags.pictures].join(' ')}${mediaSources}${mapSource}`,
    `media-src 'self'${mediaSources}`,
    "font-src 'self'",
    `connect-src ${[...new Set(["'self'", ...tables.asked, ...captcha.asked, ...tags.asked])].join(' ')}${mapSource}`,
    `frame-src ${[...tables.frames, ...FILM_ORIGINS, ...captcha.frames].join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${formTargets}`,
    `frame-ancestors ${editor ?? "'none'"}`,
    // Firefox sends to `report-uri`; browsers with `report-to` ignore it.
    `report-uri ${POLICY_REPORTS}`,
    'report-to policy',
  ].join('; ')
}

/** Policy of every answer that is not a page: loads nothing, cannot be framed. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Policy of workers: the map's worker fetches external tiles, the offline workers their pages. */
export const WORKER_POLICY = `default-src 'none'; connect-src 'self'${mapSource}`

/** Headers of every answer, pages or not. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': [
    'accelerometer=()',
    // QR codes at a casino's terminal; the browser asks before it gives any page the camera.
    'camera=(self)',
    'display-capture=()',
    'geolocation=(self)',
    'gyroscope=()',
    'microphone=()',
    `payment=(${tables.payments.map((source) => (source === "'self'" ? 'self' : `"${source}"`)).join(' ')})`,
    'usb=()',
    'browsing-topics=()',
  ].join(', '),
  'reporting-endpoints': `policy="${POLICY_REPORTS}"`,
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  ...(secure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' } : {}),
}
