import type { z } from 'zod'
import { LOCAL_SECRETS } from '@barriere/shared/process/deployment.ts'
import { optional } from '@barriere/shared/process/optional.ts'
import { secretPair } from '@barriere/shared/secrets/secret-pair.ts'
import { origin } from './origin.ts'

/** Variables of the loyalty programmes' backends. */
export const PROGRAMME_VARIABLES = {
  HOTEL_API_URL: optional(origin),
  HOTEL_API_TOKEN: optional(secretPair()),
  CASINO_API_URL: optional(origin),
  CASINO_API_TOKEN: optional(secretPair()),
}

export interface ProgrammeBackend {
  /** Base address without its version, such as `http://127.0.0.1:4001/hotel`. */
  readonly apiUrl: string
  readonly apiToken: string
}

type Source = { readonly [K in keyof typeof PROGRAMME_VARIABLES]?: z.output<(typeof PROGRAMME_VARIABLES)[K]> }

/** The backends of the programmes; by default those of this machine. */
export const programmeBackends = (
  env: Source,
  servicesOrigin: string,
): { readonly hotel: ProgrammeBackend; readonly casino: ProgrammeBackend } => ({
  hotel: {
    apiUrl: env.HOTEL_API_URL ?? `${servicesOrigin}/hotel`,
    apiToken: env.HOTEL_API_TOKEN?.[0] ?? LOCAL_SECRETS.HOTEL_API_TOKEN,
  },
  casino: {
    apiUrl: env.CASINO_API_URL ?? `${servicesOrigin}/casino`,
    apiToken: env.CASINO_API_TOKEN?.[0] ?? LOCAL_SECRETS.CASINO_API_TOKEN,
  },
})
