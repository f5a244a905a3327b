import type { Purpose } from '@barriere/shared/domain/visitors/consent.ts'
import { type Partner, offeredPurposes } from '#lib/domain/consent-partners.ts'
import { env } from './env.ts'

/** The purposes that this site asks its visitors about, by its settings, each with its partners. */
export const consentPurposes = (): ReadonlyMap<Purpose, readonly Partner[]> =>
  offeredPurposes({
    tagManager: env.tagManager !== undefined,
    replay: env.reports !== undefined,
    recaptcha: env.captcha.recaptcha !== undefined,
  })
