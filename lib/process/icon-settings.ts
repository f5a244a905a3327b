import { z } from 'zod'
import { type Deployment, isPublicDeployment } from '@barriere/shared/process/deployment.ts'
import { optional } from '@barriere/shared/process/optional.ts'
import { origin } from './origin.ts'

/** The variable of the icon service. */
export const ICON_VARIABLES = {
  /** `off`: no service; editors then have the site's own collections alone. */
  ICONIFY_API_URL: optional(z.union([z.literal('off'), origin])),
} as const

/**
 * Address of the icon service; undefined for none. The public service needs neither key nor contract, so a public
 * deployment uses it by default; elsewhere the services' stand-in is used.
 */
export function iconsUrl(
  { ICONIFY_API_URL: given, ...deployment }: Deployment & { readonly ICONIFY_API_URL?: string | undefined },
  servicesOrigin: string,
): string | undefined {
  if (given === 'off') return undefined
  return given ?? (isPublicDeployment(deployment) ? 'https://api.iconify.design' : `${servicesOrigin}/icons`)
}
