import { useEffect, useRef } from 'react'
import { CheckboxField, CountryField, SelectField } from '../../forms/choice-fields.tsx'
import forms from '../../forms/forms.module.css'
import { PhoneField } from '../../forms/phone-field.tsx'
import { PostalCodeField } from '../../forms/postal-code-field.tsx'
import { DayField, TextField } from '../../forms/text-field.tsx'
import accordion from '../../ui/accordion.module.css'
import { TASTES } from '../profile/taste-choices.ts'
import type { PartProps } from './registration-props.ts'
import { TASTE_ENTRIES } from './registration-values.ts'
import styles from './registration.module.css'

/** Optional fields in a disclosure, which opens by itself when one of them is invalid. */
export function MoreFields(props: PartProps) {
  const {
    form: { head },
    labels,
  } = props
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const place = details.current
    if (
      place &&
      head.kind === 'faults' &&
      head.errors.some(({ target }) => place.contains(document.getElementById(target)))
    )
      place.open = true
  }, [head])
  return (
    <details ref={details} className={accordion.item}>
      <summary className={accordion.summary}>{labels.more.title}</summary>
      <div className={styles.more}>
        <p className={styles.note}>{labels.more.intro}</p>
        <PersonFields {...props} />
        <AddressFields {...props} />
        <TasteFields {...props} />
        <NumberFields {...props} />
      </div>
    </details>
  )
}

const PersonFields = ({ form, labels }: PartProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.sublegend}>{labels.names}</legend>
    <div className={forms.pair}>
      <TextField {...form.field('birthName')} autoComplete="off" autoCapitalize="words" />
      <TextField {...form.field('commonName')} autoComplete="off" autoCapitalize="words" />
      <TextField {...form.field('company')} autoComplete="organization" />
      <PhoneField {...form.field('phoneNumber')} />
    </div>
  </fieldset>
)

const AddressFields = ({ form, labels, countries }: PartProps) => (
  <fieldset className={styles.group} aria-describedby="registration-address-hint">
    <legend className={styles.sublegend}>{labels.address}</legend>
    <p id="registration-address-hint" className={styles.note}>
      {labels.addressHint}
    </p>
    <div className={forms.pair}>
      <TextField {...form.field('addressLine1')} autoComplete="address-line1" />
      <TextField {...form.field('addressLine2')} autoComplete="address-line2" />
      <TextField {...form.field('postalBox')} autoComplete="off" />
      <TextField {...form.field('placeKnownAs')} autoComplete="address-level3" />
      <PostalCodeField {...form.field('zipCode')} country={form.field('country')} />
      <TextField {...form.field('city')} autoComplete="address-level2" />
    </div>
    <CountryField {...form.field('country')} options={countries} />
  </fieldset>
)

const TasteFields = ({ form, labels, profile: { fields }, casinos }: PartProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.sublegend}>{labels.tastes}</legend>
    {casinos.length > 0 && <SelectField {...form.field('favouriteCasino')} options={casinos} autoComplete="off" />}
    <div className={forms.pair}>
      <DayField {...form.field('favouriteDate1')} autoComplete="off" hint={labels.favouriteDateHint} />
      <DayField {...form.field('favouriteDate2')} autoComplete="off" hint={labels.favouriteDateHint} />
    </div>
    {TASTES.map((taste) => (
      <fieldset key={taste} className={styles.choices}>
        <legend className={styles.question}>{fields[taste]}</legend>
        {TASTE_ENTRIES.filter((entry) => entry.taste === taste).map(({ field }) => (
          <CheckboxField key={field} {...form.field(field)} />
        ))}
      </fieldset>
    ))}
  </fieldset>
)

const NumberFields = ({ form, labels }: PartProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.sublegend}>{labels.numbers}</legend>
    <div className={forms.pair}>
      <TextField {...form.field('cvipCardNumber')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      <TextField
        {...form.field('membershipNumber')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField {...form.field('sponsorCode')} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
    </div>
  </fieldset>
)
