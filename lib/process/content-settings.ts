import { z } from 'zod'
import { optional } from '@barriere/shared/process/optional.ts'
import { secretPair } from '@barriere/shared/secrets/secret-pair.ts'

/** Variables of the Storyblok space. */
export const CONTENT_VARIABLES = {
  STORYBLOK_REGION: optional(z.enum(['eu', 'us', 'cn', 'ap', 'ca'])),
  STORYBLOK_SPACE_ID: optional(z.string().regex(/^\d+$/, 'must be the numeric id of a space')),
  STORYBLOK_PUBLIC_TOKEN: optional(secretPair()),
  STORYBLOK_PREVIEW_TOKEN: optional(secretPair()),
  STORYBLOK_OAUTH_TOKEN: optional(z.string()),
  STORYBLOK_REQUESTS_PER_SECOND: optional(z.coerce.number().int().min(0).max(1_000)),
  DRAFT_EPOCH: optional(z.coerce.number().int().min(1)),
  STORYBLOK_WEBHOOK_SECRET: optional(secretPair()),
}

interface ContentVariables {
  readonly STORYBLOK_REGION?: string | undefined
  readonly STORYBLOK_API_ENDPOINT?: string | undefined
  readonly STORYBLOK_OAUTH_TOKEN?: string | undefined
  readonly STORYBLOK_REQUESTS_PER_SECOND?: number | undefined
}

/**
 * Rate limit: requests per second that a service allows (specification §9: five, with an OAuth token three). This
 * project's own service has no limit; another service without a limit is configured with 0.
 */
export function paceOf(source: ContentVariables): number | undefined {
  const isOurs = source.STORYBLOK_REGION === undefined && source.STORYBLOK_API_ENDPOINT === undefined
  const perSecond = source.STORYBLOK_REQUESTS_PER_SECOND ?? (isOurs ? 0 : source.STORYBLOK_OAUTH_TOKEN ? 3 : 5)
  return perSecond === 0 ? undefined : perSecond
}

/** The cloud's visual editor: China has its own. */
export const editorOf = (region: string | undefined): string =>
  region === 'cn' ? 'https://app.storyblokchina.cn' : 'https://app.storyblok.com'
