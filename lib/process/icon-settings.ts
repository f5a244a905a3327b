import { z } from 'zod'
import { type Deployment, isPublicDeployment } from '@barriere/shared/process/deployment.ts'
import { optional } from '@barriere/shared/process/optional.ts'
import { origin } from './origin.ts'

/** The variable of the icon service. */
export const ICON_VARIABLES = {
  /** `off` asks nobody: editors then have the site's own collections alone. */
  ICONIFY_API_URL: optional(z.union([z.literal('off'), origin])),
} as const

/**
 * Address of the icon service; undefined where nobody is asked. The public one needs neither key nor contract, so that
 * a public deployment has it by default; elsewhere it is the services' stand-in.
 */
export function iconsUrl(
  { ICONIFY_API_URL: given, ...deployment }: Deployment & { readonly ICONIFY_API_URL?: string | undefined },
  servicesOrigin: string,
): string | undefined {
  if (given === 'off') return undefined
  return given ?? (isPublicDeployment(deployment) ? 'https://api.iconify.design' : `${servicesOrigin}/icons`)
}
