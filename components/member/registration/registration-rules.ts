import { type OwnerOf, passwordReader } from '#lib/client/password.ts'
import { phoneCountry, phoneReader } from '#lib/client/phone.ts'
import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import {
  FIRST_BIRTH_DAY,
  type FormValues,
  MAX_CHARS,
  type Rule,
  accepted,
  adultOn,
  cardNumber,
  email,
  personName,
  maxChars,
  notBefore,
  oneLine,
  required,
  requiredPostalCodeOf,
  sameEmailAs,
  samePasswordAs,
  sponsorCode,
} from '@barriere/shared/domain/people/form-rules.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { dayReader } from '../../forms/day-reader.ts'
import { readCardNumber } from '../../forms/typed-readers.ts'
import { addressGiven } from './registration-values.ts'

const name: readonly Rule[] = [personName, maxChars(MAX_CHARS.name)]

const line = (max: number): readonly Rule[] => [oneLine, maxChars(max)]

/** Required once any field of the address is filled in. */
const withAddress =
  (...rules: readonly Rule[]) =>
  (all: FormValues): readonly Rule[] =>
    addressGiven(all) ? [required, ...rules] : rules

/** Adult on the day of validation, in Paris. */
const adult: Rule = (value, all) => adultOn(toParisTime(systemClock.now()).day)(value, all)

/** Validation rules of each field of the registration. */
export const RULES = {
  civility: [required],
  firstName: [required, ...name],
  lastName: [required, ...name],
  birthDate: [required, notBefore(FIRST_BIRTH_DAY), adult],
  email: [required, email],
  emailVerification: [required, sameEmailAs('email')],
  password: [required],
  passwordVerification: [required, samePasswordAs('password')],
  birthName: name,
  commonName: name,
  company: line(MAX_CHARS.line),
  addressLine1: withAddress(...line(MAX_CHARS.line)),
  addressLine2: line(MAX_CHARS.line),
  postalBox: line(MAX_CHARS.postalBox),
  placeKnownAs: line(MAX_CHARS.line),
  zipCode: (all: FormValues): readonly Rule[] => (addressGiven(all) ? requiredPostalCodeOf('country')(all) : []),
  city: withAddress(...line(MAX_CHARS.city)),
  country: withAddress(),
  cvipCardNumber: [cardNumber],
  membershipNumber: [cardNumber],
  sponsorCode: [sponsorCode],
  terms: [accepted('terms')],
}

/** The owner of the new password, from the current input of the form. */
export const ownerOf: OwnerOf = ({ firstName, lastName, birthName, commonName, email: address, city }) => ({
  names: [firstName, lastName, birthName, commonName].map((value) => textOf(value)),
  email: textOf(address),
  city: textOf(city),
})

const textOf = (value: string | boolean | undefined): string => (typeof value === 'string' ? value : '')

/** Parsers of the input: the new password, days, card numbers, and a telephone number of the address's country. */
export const readersOf = (locale: Locale) => {
  const day = dayReader(locale)
  return {
    password: passwordReader(ownerOf),
    birthDate: day,
    favouriteDate1: day,
    favouriteDate2: day,
    cvipCardNumber: readCardNumber,
    membershipNumber: readCardNumber,
    phoneNumber: phoneReader((all) => String(all.country || phoneCountry(locale))),
  }
}
