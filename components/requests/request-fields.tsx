import { pagePath } from '@barriere/shared/locales/locales.ts'
import { CheckboxField, RadioField } from '../forms/choice-fields.tsx'
import type { FieldHandle } from '../forms/field-handle.ts'
import forms from '../forms/forms.module.css'
import { PhoneField } from '../forms/phone-field.tsx'
import { EmailField, TextField } from '../forms/text-field.tsx'
import type { PersonFieldsProps } from './request-props.ts'

/** The sender's name, e-mail address and telephone number. */
export const PersonFields = ({ field, civilities }: PersonFieldsProps) => (
  <>
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
    <div className={forms.pair}>
      <EmailField {...field('email')} />
      <PhoneField {...field('phoneNumber')} />
    </div>
  </>
)

/** Consent as a separate check box. The link opens a new tab, because leaving the page would interrupt the form. */
export const PrivacyField = ({
  field,
  consent = field.labels.consent,
}: {
  field: FieldHandle<boolean>
  /** Replaces the sentence of the request forms. */
  consent?: { readonly lead: string; readonly link: string }
}) => {
  const { labels, locale } = field
  return (
    <CheckboxField {...field}>
      {consent.lead}{' '}
      <a href={pagePath('privacy', locale)} target="_blank">
        {consent.link}
        <span className="vh"> {labels.newTab}</span>
      </a>
    </CheckboxField>
  )
}
