import { z } from 'zod'
import { LOCALES } from '../domain/locale.ts'
import { MAX_CHARS } from '../domain/people/form-rules.ts'
import { MOST_THEMES } from '../domain/visitors/newsletter.ts'
import type { CallAnswer, ParsedInput, SiteCalls } from './call.ts'
import { key, line, paragraphs, text } from './fields.ts'

/** Keys of the datasource `newsletter-themes`, each once; an empty list means all. */
export const themes = z
  .array(key(40))
  .max(MOST_THEMES)
  .refine((all) => new Set(all).size === all.length)

/** A mailed link's token, encrypted by the site service. */
const token = text(400).regex(/^[\w-]+$/)

const locale = z.enum(LOCALES)

const subscription = z.object({
  email: z.string(),
  state: z.enum(['active', 'withdrawn']),
  themes: z.array(z.string()),
  locale,
  /** Token of the preferences. */
  preferences: token,
})

export type Subscription = z.output<typeof subscription>

/** Error catalogue of the newsletter's links: its codes, each with its status. */
export const NEWSLETTER_ERRORS = {
  /** Forged, expired or outdated link; the answer does not distinguish them. */
  link: { status: 404 },
  fields: { status: 422 },
  /** Technical error. */
  default: { status: 503 },
} as const satisfies Readonly<Record<string, { readonly status: number }>>

export type NewsletterErrorCode = keyof typeof NEWSLETTER_ERRORS

/** Body of a refusal of the site service. */
export const newsletterFailure = z.object({ code: z.enum(['link', 'fields']), fields: z.array(z.string()).optional() })

const ofLink = {
  method: 'POST',
  answer: subscription,
  errors: ['link', 'fields', 'default'],
  auth: 'public',
  limit: 'guess',
} as const

/**
 * The calls below `/api/newsletter`, each by the token of a mailed link. Link scanners of mailboxes follow links, so
 * every change is a POST of a button.
 */
export const NEWSLETTER_CALLS = {
  confirm: { ...ofLink, path: 'confirm', input: z.strictObject({ token }), backend: 'confirm' },
  read: { ...ofLink, path: 'preferences/read', input: z.strictObject({ token }), backend: 'read' },
  change: { ...ofLink, path: 'preferences', input: z.strictObject({ token, themes, locale }), backend: 'change' },
  withdraw: { ...ofLink, path: 'withdraw', input: z.strictObject({ token }), backend: 'withdraw' },
} as const satisfies SiteCalls<NewsletterErrorCode>

export type NewsletterCalls = typeof NEWSLETTER_CALLS

export type NewsletterCallName = keyof NewsletterCalls

export type ParsedNewsletterInput<N extends NewsletterCallName> = ParsedInput<NewsletterCalls[N]>

export type NewsletterAnswer = CallAnswer<NewsletterCalls[NewsletterCallName]>

/** Path of one-click unsubscription (RFC 8058) on the site, for POSTs of mail providers; parameter `t` is the token. */
export const ONE_CLICK_PATH = '/api/newsletter/unsubscribe'

/** The same call from the site's server to its service. */
export const oneClick = z.strictObject({ token })

const letter = z.strictObject({
  subject: line(MAX_CHARS.line).min(1),
  /** The first is the greeting; the second is also the preview line of mailboxes. */
  paragraphs: z
    .array(paragraphs({ min: 1, max: 2_000 }))
    .min(1)
    .max(20),
  action: z
    .strictObject({ label: line(MAX_CHARS.line).min(1), address: z.url({ protocol: /^https?$/ }).max(2_000) })
    .optional(),
})

/** One letter to the subscribers of its themes, in their language. Idempotency key: `key`. */
export const mailing = z.strictObject({
  key: text(80).regex(/^[\w-]{8,}$/),
  /** Empty: all subscribers. */
  themes,
  letters: z.record(locale, letter),
})

export type Mailing = z.output<typeof mailing>

export const mailingAnswer = z.object({ recipients: z.int().min(0) })
