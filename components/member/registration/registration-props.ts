import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { OptInField } from '@barriere/shared/domain/people/opt-ins.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import type { SiteForm } from '../../forms/use-site-form.ts'
import type { FormLabels } from '#components/forms/labels.ts'
import type { Option } from '../../ui/form/select.tsx'
import type { TasteField } from '../profile/taste-choices.ts'

type Member = Messages['member']

type TextName =
  | 'civility'
  | 'firstName'
  | 'lastName'
  | 'birthDate'
  | 'email'
  | 'emailVerification'
  | 'password'
  | 'passwordVerification'
  | 'birthName'
  | 'commonName'
  | 'company'
  | 'phoneNumber'
  | 'addressLine1'
  | 'addressLine2'
  | 'postalBox'
  | 'placeKnownAs'
  | 'zipCode'
  | 'city'
  | 'country'
  | 'favouriteCasino'
  | 'favouriteDate1'
  | 'favouriteDate2'
  | 'cvipCardNumber'
  | 'membershipNumber'
  | 'sponsorCode'

export type RegistrationValues = Readonly<
  Record<TextName, string> & Record<TasteField, boolean> & Record<OptInField, boolean> & { terms: boolean }
>

/** Props of the registration; the same for every visitor. */
export interface RegistrationProps {
  readonly locale: Locale
  readonly labels: Member['registration']
  readonly profile: Pick<Member['profile'], 'fields' | 'choices' | 'civilities' | 'channels'>
  readonly login: Pick<Member['login'], 'password' | 'confirm'>
  readonly forms: FormLabels
  /** Casinos by town, which the programme stores; empty if they could not be read. */
  readonly casinos: readonly Option[]
  readonly countries: readonly Option[]
}

export type RegistrationForm = SiteForm<RegistrationValues>

/** Props of a part of the form. */
export interface PartProps extends RegistrationProps {
  readonly form: RegistrationForm
}
