import type { EphInput } from '#lib/contracts/eph.ts'
import type { FormValues } from '@barriere/shared/domain/people/form-rules.ts'
import { hasPostalCodes } from '@barriere/shared/domain/people/postal-code.ts'
import { forOptIns, optInsOf } from '@barriere/shared/domain/people/opt-ins.ts'
import { type TasteField, chosen, tasteEntries } from '../profile/taste-choices.ts'
import { given } from '../profile/texts.ts'
import type { RegistrationProps, RegistrationValues } from './registration-props.ts'

/** Check boxes of the preferences. */
export const TASTE_ENTRIES = tasteEntries({})

/** Initial values, in the order of the form's fields. */
export const VALUES: RegistrationValues = {
  civility: '',
  firstName: '',
  lastName: '',
  birthDate: '',
  email: '',
  emailVerification: '',
  password: '',
  passwordVerification: '',
  birthName: '',
  commonName: '',
  company: '',
  phoneNumber: '',
  addressLine1: '',
  addressLine2: '',
  postalBox: '',
  placeKnownAs: '',
  zipCode: '',
  city: '',
  country: '',
  favouriteCasino: '',
  favouriteDate1: '',
  favouriteDate2: '',
  ...(Object.fromEntries(TASTE_ENTRIES.map(({ field }) => [field, false])) as Record<TasteField, boolean>),
  cvipCardNumber: '',
  membershipNumber: '',
  sponsorCode: '',
  ...forOptIns(() => false),
  terms: false,
}

type Labels = { readonly [N in keyof RegistrationValues]: string }

/** Labels of the fields. */
export function fieldLabelsOf({
  labels,
  profile: { fields, choices, channels },
  login,
}: Pick<RegistrationProps, 'labels' | 'profile' | 'login'>): Labels {
  const {
    civility,
    firstName,
    lastName,
    birthDate,
    birthName,
    commonName,
    company,
    phoneNumber,
    addressLine1,
    addressLine2,
    postalBox,
    placeKnownAs,
    zipCode,
    city,
    country,
    favouriteCasino,
    favouriteDate1,
    favouriteDate2,
    cvipCardNumber,
    sponsorCode,
    email,
  } = fields
  const { emailVerification, passwordVerification, membershipNumber, terms, senders } = labels
  return {
    civility,
    firstName,
    lastName,
    birthDate,
    email,
    emailVerification,
    password: login.password,
    passwordVerification,
    birthName,
    commonName,
    company,
    phoneNumber,
    addressLine1,
    addressLine2,
    postalBox,
    placeKnownAs,
    zipCode,
    city,
    country,
    favouriteCasino,
    favouriteDate1,
    favouriteDate2,
    ...(Object.fromEntries(
      TASTE_ENTRIES.map(({ field, choice }) => [field, choices[choice as keyof typeof choices]]),
    ) as Record<TasteField, string>),
    cvipCardNumber,
    membershipNumber,
    sponsorCode,
    ...forOptIns((sender, channel) => `${senders[sender]} ${channels[channel]}`),
    terms,
  }
}

const ADDRESS = ['addressLine1', 'addressLine2', 'postalBox', 'placeKnownAs', 'zipCode', 'city'] as const

/** Whether the form contains an address. A country alone does not count, nor a postal code if the country has none. */
export const addressGiven = (values: FormValues): boolean =>
  ADDRESS.some(
    (name) =>
      String(values[name] ?? '').trim() !== '' &&
      (name !== 'zipCode' || hasPostalCodes(String(values['country'] ?? ''))),
  )

/** Request body of the registration, without the fields left empty. */
export function toSignUp(values: RegistrationValues): EphInput<'signUp'> {
  const country = given(values.country)
  return {
    civility: values.civility as 'Mr' | 'Mrs',
    firstName: values.firstName.trim(),
    lastName: values.lastName.trim(),
    birthDate: values.birthDate,
    email: values.email.trim(),
    emailVerification: values.emailVerification.trim(),
    password: values.password,
    birthName: given(values.birthName),
    commonName: given(values.commonName),
    company: given(values.company),
    phoneNumber: given(values.phoneNumber),
    country,
    ...(addressGiven(values)
      ? {
          address: {
            addressLine1: values.addressLine1.trim(),
            addressLine2: given(values.addressLine2),
            postalBox: given(values.postalBox),
            placeKnownAs: given(values.placeKnownAs),
            zipCode: values.zipCode.trim(),
            city: values.city.trim(),
            country: values.country,
          },
        }
      : {}),
    favouriteCasino: given(values.favouriteCasino),
    favouriteDate1: given(values.favouriteDate1),
    favouriteDate2: given(values.favouriteDate2),
    preferences: chosen(TASTE_ENTRIES, (field) => values[field] === true),
    cvipCardNumber: given(values.cvipCardNumber),
    membershipNumber: given(values.membershipNumber),
    sponsorCode: given(values.sponsorCode),
    optIns: optInsOf(values),
    terms: true,
  }
}
