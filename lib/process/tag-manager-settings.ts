import { z } from 'zod'
import { trimEnd } from '@barriere/shared/domain/text/trim-end.ts'
import { optional } from '@barriere/shared/process/optional.ts'

const GOOGLE = 'https://www.googletagmanager.com'

/** Further sources of Google's tags. Source: Google's guide to content security policies of Tag Manager. */
const GOOGLE_TAGS = {
  asked: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  pictures: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
} as const

const origins = z
  .string()
  .regex(/^https?:\/\/[\w.*:-]+(?:,https?:\/\/[\w.*:-]+)*$/, 'must be origins with commas between them')
  .transform((text) => text.split(','))

/** The tag manager's variables. */
export const TAG_MANAGER_VARIABLES = {
  TAG_MANAGER_ID: optional(z.string().regex(/^GTM-[A-Z0-9]{1,12}$/, 'must be a container such as GTM-ABC123')),
  TAG_MANAGER_ORIGIN: optional(z.url({ protocol: /^https?$/ }).transform((value) => trimEnd(value, '/'))),
  TAG_SOURCES: optional(origins),
}

type Variables = { readonly [N in keyof typeof TAG_MANAGER_VARIABLES]?: z.output<(typeof TAG_MANAGER_VARIABLES)[N]> }

export interface TagManagerSettings {
  /** Address of its script, which is loaded after consent. */
  readonly src: string
  /** Sources for the pages' content security policy. */
  readonly scripts: readonly string[]
  readonly asked: readonly string[]
  readonly pictures: readonly string[]
}

/** The tag manager's settings; undefined where it is not configured: pages then contain nothing of it. */
export function tagManagerSettings(variables: Variables): TagManagerSettings | undefined {
  const { TAG_MANAGER_ID: id, TAG_MANAGER_ORIGIN: origin = GOOGLE, TAG_SOURCES: more = [] } = variables
  if (id === undefined) return undefined
  return {
    src: `${origin}/gtm.js?id=${id}`,
    scripts: [origin, ...more],
    asked: [origin, ...GOOGLE_TAGS.asked, ...more],
    pictures: [origin, ...GOOGLE_TAGS.pictures, ...more],
  }
}
