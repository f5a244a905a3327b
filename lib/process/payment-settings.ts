import { z } from 'zod'
import { optional } from '@barriere/shared/process/optional.ts'

/** The variable of the card payment provider; keys and passwords are the services' alone. */
export const PAYMENT_VARIABLES = { PAYMENT_FORM_URL: optional(z.url({ protocol: /^https?$/ })) } as const

export interface PaymentSettings {
  /** Address to which browsers post a payment's form: the provider's page, or the path of its stand-in. */
  readonly formUrl: string
  /** Origin of the stand-in, which the site passes on below `/payment`; undefined with a provider. */
  readonly standIn: string | undefined
}

interface Source {
  readonly PAYMENT_FORM_URL?: string | undefined
}

export const paymentSettings = ({ PAYMENT_FORM_URL: url }: Source, servicesOrigin: string): PaymentSettings => ({
  formUrl: url ?? '/payment/vads-payment/',
  standIn: url === undefined ? servicesOrigin : undefined,
})

/** Faults of a public deployment: a payment form that is posted without encryption. */
export const plainPayment = ({ PAYMENT_FORM_URL: url }: Source): readonly string[] =>
  url?.startsWith('http:') ? ['PAYMENT_FORM_URL without https'] : []
