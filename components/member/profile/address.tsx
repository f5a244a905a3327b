import { phoneCountry } from '#lib/client/phone.ts'
import {
  MAX_CHARS,
  maxChars,
  oneLine,
  required,
  requiredPostalCodeOf,
} from '@barriere/shared/domain/people/form-rules.ts'
import { CountryField } from '../../forms/choice-fields.tsx'
import { Form } from '../../forms/form.tsx'
import styles from '../../forms/forms.module.css'
import { PostalCodeField } from '../../forms/postal-code-field.tsx'
import { TextField } from '../../forms/text-field.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { storingDrafts, useOpenForm } from './open-forms.ts'
import { type EditorProps, type Part, formOf, ownerOf } from './parts.ts'
import { PROFILE_CALLS } from './profile-calls.ts'
import { given, fieldLabelsOf, together } from './texts.ts'

const LINE = [oneLine, maxChars(MAX_CHARS.line)]

function AddressEditor({ programme, profile, locale, labels, forms, countries, onDone, cancel }: EditorProps) {
  const {
    addressLine1 = '',
    addressLine2 = '',
    postalBox = '',
    placeKnownAs = '',
    zipCode = '',
    city = '',
    country = profile.country ?? phoneCountry(locale),
  } = profile.address ?? {}
  const values = { addressLine1, addressLine2, postalBox, placeKnownAs, zipCode, city, country }
  const form = useSiteForm({
    name: formOf('address'),
    locale,
    labels: forms,
    member: ownerOf(profile),
    values,
    fieldLabels: fieldLabelsOf(values, labels.fields),
    rules: {
      addressLine1: [required, ...LINE],
      addressLine2: LINE,
      postalBox: [oneLine, maxChars(MAX_CHARS.postalBox)],
      placeKnownAs: LINE,
      zipCode: requiredPostalCodeOf('country'),
      city: [required, oneLine, maxChars(MAX_CHARS.city)],
      country: [required],
    },
    send: (read) =>
      storingDrafts(
        ownerOf(profile),
        PROFILE_CALLS[programme].putAddress(profile, {
          addressLine1: read.addressLine1.trim(),
          addressLine2: given(read.addressLine2),
          postalBox: given(read.postalBox),
          placeKnownAs: given(read.placeKnownAs),
          zipCode: read.zipCode.trim(),
          city: read.city.trim(),
          country: read.country,
        }),
      ),
    done: onDone,
  })
  useOpenForm(form)
  return (
    <Form form={form} label={labels.parts.address.title} submit={labels.save} secondaryAction={cancel}>
      <TextField {...form.field('addressLine1')} autoComplete="address-line1" />
      <TextField {...form.field('addressLine2')} autoComplete="address-line2" />
      <div className={styles.pair}>
        <TextField {...form.field('postalBox')} autoComplete="off" />
        <TextField {...form.field('placeKnownAs')} autoComplete="address-level3" />
      </div>
      <div className={styles.pair}>
        <PostalCodeField {...form.field('zipCode')} required country={form.field('country')} />
        <TextField {...form.field('city')} autoComplete="address-level2" autoCapitalize="words" />
        <CountryField {...form.field('country')} options={countries} />
      </div>
    </Form>
  )
}

export const ADDRESS: Part = {
  Editor: AddressEditor,
  rows: (profile, { labels: { fields }, countries }) => {
    const { addressLine1, addressLine2, postalBox, placeKnownAs, zipCode, city, country } = profile?.address ?? {}
    return [
      { label: fields.address, value: together([addressLine1, addressLine2, placeKnownAs, postalBox]) },
      { label: fields.city, value: together([zipCode, city], ' ') },
      { label: fields.country, value: countries.find(({ value }) => value === country)?.label ?? country },
    ]
  },
}
