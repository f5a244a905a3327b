import { RadioField } from '../../forms/choice-fields.tsx'
import forms from '../../forms/forms.module.css'
import { PasswordField } from '../../forms/password-field.tsx'
import { DayField, EmailField, TextField } from '../../forms/text-field.tsx'
import type { FieldHandle } from '../../forms/field-handle.ts'
import type { RegistrationProps } from './registration-props.ts'
import { ownerOf } from './registration-rules.ts'
import styles from './registration.module.css'

/** Fields of a form, by name. */
type FieldsOf<Name extends string> = (name: Name) => FieldHandle<string>

interface IdentityFieldsProps {
  field: FieldsOf<'civility' | 'firstName' | 'lastName' | 'birthDate'>
  labels: Pick<RegistrationProps['labels'], 'identity' | 'birthDateHint'>
  civilities: RegistrationProps['profile']['civilities']
}

/** Identity of the person who signs up. */
export const IdentityFields = ({ field, labels, civilities }: IdentityFieldsProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{labels.identity}</legend>
    <RadioField
      {...field('civility')}
      options={[
        { value: 'Mrs', label: civilities.Mrs },
        { value: 'Mr', label: civilities.Mr },
      ]}
      variant="chips"
    />
    <div className={forms.pair}>
      <TextField {...field('firstName')} autoComplete="given-name" autoCapitalize="words" />
      <TextField {...field('lastName')} autoComplete="family-name" autoCapitalize="words" />
    </div>
    <DayField {...field('birthDate')} autoComplete="bday" hint={labels.birthDateHint} />
  </fieldset>
)

interface AccountFieldsProps {
  field: FieldsOf<'email' | 'emailVerification' | 'password' | 'passwordVerification'>
  labels: Pick<RegistrationProps['labels'], 'account'>
}

/** Credentials for the later login. */
export const AccountFields = ({ field, labels }: AccountFieldsProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>{labels.account}</legend>
    <div className={forms.pair}>
      <EmailField {...field('email')} />
      <EmailField {...field('emailVerification')} />
    </div>
    <PasswordField {...field('password')} autoComplete="new-password" owner={ownerOf} />
    <PasswordField {...field('passwordVerification')} autoComplete="new-password" rules={false} />
  </fieldset>
)
