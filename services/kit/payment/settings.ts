import { type Locale, mapLocales } from '@barriere/shared/domain/locale.ts'
import type { SecretPair } from '@barriere/shared/secrets/secret-pair.ts'
import type { ServiceContext } from '../service.ts'

/** Merchant of the stand-in. */
const LOCAL_SITE_ID = '12345678'

/** Account of a merchant with the provider, and the addresses of both. */
export interface PaymentSettings {
  /** Where the browser posts the form: an address, or the path of the stand-in, below the site. */
  readonly formUrl: string
  /** The REST web service, without a trailing slash; called for each request, since a server learns its own late. */
  readonly apiUrl: () => string
  /** Eight digits. */
  readonly siteId: string
  readonly mode: 'TEST' | 'PRODUCTION'
  /** HMAC keys: the active one signs forms, both verify notifications. */
  readonly keys: SecretPair
  readonly password: string
  /** Where the browser comes back to. */
  readonly returnUrl: Readonly<Record<Locale, string>>
  /** Where the provider posts notifications. */
  readonly notificationUrl: string
}

/** Payment provider of the configuration; by default the stand-in, which browsers reach through the site. */
export const paymentSettings = ({ env, baseUrl }: Pick<ServiceContext, 'env' | 'baseUrl'>): PaymentSettings => ({
  formUrl: env.PAYMENT_FORM_URL ?? '/payment/vads-payment/',
  apiUrl: () => env.PAYMENT_API_URL ?? `${baseUrl()}/payment`,
  siteId: env.PAYMENT_SITE_ID ?? LOCAL_SITE_ID,
  mode: env.PAYMENT_MODE,
  keys: env.PAYMENT_KEY,
  password: env.PAYMENT_API_PASSWORD,
  returnUrl: mapLocales((locale) => `${env.SITE_ORIGIN}/api/payment/return?locale=${locale}`),
  notificationUrl: `${env.SITE_ORIGIN}/api/payment/notifications`,
})
