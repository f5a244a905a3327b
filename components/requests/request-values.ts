import { phoneCountry, phoneReader } from '#lib/client/phone.ts'
import { REQUEST } from '@barriere/shared/domain/visitors/request.ts'
import {
  MAX_CHARS,
  accepted,
  email,
  maxChars,
  minChars,
  personName,
  required,
} from '@barriere/shared/domain/people/form-rules.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { readParagraphs } from '../forms/typed-readers.ts'

/** Fields of the sender in every request, with empty initial values. */
export const SENDER = { civility: '', firstName: '', lastName: '', email: '', phoneNumber: '' }

export const SENDER_RULES = {
  firstName: [required, personName, maxChars(MAX_CHARS.name)],
  lastName: [required, personName, maxChars(MAX_CHARS.name)],
  email: [required, email],
}

export const MESSAGE_RULES = [required, minChars(REQUEST.message.min), maxChars(REQUEST.message.max)]

export const PRIVACY_RULES = [accepted('privacy')]

export const senderReaders = (locale: Locale) => ({
  phoneNumber: phoneReader(phoneCountry(locale)),
  message: readParagraphs,
})

const CIVILITIES = ['Mrs', 'Mr'] as const

type Civility = (typeof CIVILITIES)[number]

/** Sender's fields of a call, without empty optional fields. */
export const toSender = ({ civility, firstName, lastName, email, phoneNumber }: typeof SENDER) => ({
  ...optional({ civility: CIVILITIES.find((one): one is Civility => one === civility), phoneNumber }),
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  email: email.trim(),
})

type Given<T> = { readonly [N in keyof T]?: Exclude<T[N], undefined> }

/** Removes empty fields, and trims the others. */
export const optional = <T extends Readonly<Record<string, string | undefined>>>(fields: T): Given<T> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, value?.trim()])
      .filter(([, value]) => value),
  ) as Given<T>

/** A field as a number; no field if its value is empty. */
export const numberOf = <N extends string>(name: N, value: string): { readonly [K in N]?: number } =>
  (value.trim() === '' ? {} : { [name]: Number(value) }) as { readonly [K in N]?: number }
