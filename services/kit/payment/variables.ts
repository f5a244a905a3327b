import { z } from 'zod'
import { LOCAL_SECRETS, type SecretName } from '@barriere/shared/process/deployment.ts'
import { ownSecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import { trimEnd } from '@barriere/shared/domain/text/trim-end.ts'

const httpUrl = z.url({ protocol: /^https?$/ })

/** Variables of the card payment provider (Lyra: PayZen, Systempay). */
export const PAYMENT_VARIABLES = {
  /** Where the browser posts the signed form; by default the stand-in, below `/payment` of the site. */
  PAYMENT_FORM_URL: httpUrl.optional(),
  /** The provider's REST web service, without a trailing slash; by default the stand-in among the services. */
  PAYMENT_API_URL: httpUrl.transform((url) => trimEnd(url, '/')).optional(),
  /** Number of the merchant. */
  PAYMENT_SITE_ID: z
    .string()
    .regex(/^\d{8}$/, 'must be 8 digits')
    .optional(),
  PAYMENT_MODE: z.enum(['TEST', 'PRODUCTION']).default('TEST'),
  /** HMAC key of the mode, which signs forms and notifications. */
  PAYMENT_KEY: ownSecretPair('PAYMENT_KEY', 8),
  /** Password of the REST web service. */
  PAYMENT_API_PASSWORD: z.string().min(8).default(LOCAL_SECRETS.PAYMENT_API_PASSWORD),
} as const

interface Variables {
  readonly PAYMENT_FORM_URL?: string | undefined
  readonly PAYMENT_API_URL?: string | undefined
  readonly PAYMENT_SITE_ID?: string | undefined
  readonly PAYMENT_MODE: 'TEST' | 'PRODUCTION'
  readonly PAYMENT_API_PASSWORD: string
}

/** Secrets that a public deployment needs in order to take payments. */
export const PAYMENT_SECRETS: readonly SecretName[] = ['PAYMENT_KEY', 'PAYMENT_API_PASSWORD']
export const PAYMENT_ADDRESSES = ['PAYMENT_FORM_URL', 'PAYMENT_API_URL'] as const

/** Settings that a public deployment refuses: the stand-in's merchant, test payments, addresses without encryption. */
export const demonstrationPayments = (variables: Variables): readonly string[] => [
  ...(variables.PAYMENT_SITE_ID === undefined ? ['The merchant that stands in for PAYMENT_SITE_ID'] : []),
  ...(variables.PAYMENT_MODE === 'TEST' ? ['PAYMENT_MODE TEST'] : []),
  ...(variables.PAYMENT_API_PASSWORD.startsWith('test') ? ['The test password in PAYMENT_API_PASSWORD'] : []),
  ...PAYMENT_ADDRESSES.filter((name) => variables[name]?.startsWith('http:')).map((name) => `${name} without https`),
]
