import { systemClock } from '@barriere/shared/domain/time/clock.ts'
import {
  cardNumber,
  FIRST_BIRTH_DAY,
  MAX_CHARS,
  type Rule,
  adultOn,
  birthDateChangeableOn,
  personName,
  maxChars,
  notBefore,
  oneLine,
  required,
  sponsorCode,
} from '@barriere/shared/domain/people/form-rules.ts'
import { toParisTime } from '@barriere/shared/domain/time/paris-time.ts'
import { fail } from '@barriere/shared/domain/result.ts'
import { writeDay } from '#lib/i18n/written-day.ts'
import { formatDay } from '#lib/i18n/format.ts'
import { RadioField } from '../../forms/choice-fields.tsx'
import { dayReader } from '../../forms/day-reader.ts'
import { Form } from '../../forms/form.tsx'
import styles from '../../forms/forms.module.css'
import { DayField, TextField } from '../../forms/text-field.tsx'
import { readCardNumber } from '../../forms/typed-readers.ts'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useOpenForm } from './open-forms.ts'
import { type EditorProps, type Part, type ShownProfile, formOf, ownerOf } from './parts.ts'
import { PROFILE_CALLS } from './profile-calls.ts'
import { given, fieldLabelsOf, together } from './texts.ts'

const NAME = [personName, maxChars(MAX_CHARS.name)]

/** A changed birth date must be an adult's, on the day of validation in Paris, and can change once a year at most. */
const changeOf =
  ({ birthDate, birthDateChangeableFrom }: ShownProfile): Rule =>
  (value, all) => {
    if (value === birthDate) return undefined
    const today = toParisTime(systemClock.now()).day
    return adultOn(today)(value, all) ?? birthDateChangeableOn(today, birthDateChangeableFrom)(value, all)
  }

function PersonEditor({ programme, profile, locale, labels, forms, onDone, cancel }: EditorProps) {
  const {
    civility,
    firstName,
    lastName,
    birthName = '',
    commonName = '',
    birthDate,
    company = '',
    cvipCardNumber = '',
    sponsorCode: code = '',
  } = profile
  const { fields, civilities, parts } = labels
  const { isLong, editPerson } = PROFILE_CALLS[programme]
  const values = {
    civility,
    firstName,
    lastName,
    birthName,
    commonName,
    birthDate: writeDay(birthDate),
    company,
    cvipCardNumber,
    sponsorCode: code,
  }
  const form = useSiteForm({
    name: formOf('person'),
    locale,
    labels: forms,
    member: ownerOf(profile),
    values,
    fieldLabels: fieldLabelsOf(values, fields),
    rules: {
      civility: [required],
      firstName: [required, ...NAME],
      lastName: [required, ...NAME],
      birthName: NAME,
      commonName: NAME,
      birthDate: [required, notBefore(FIRST_BIRTH_DAY), changeOf(profile)],
      company: [oneLine, maxChars(MAX_CHARS.line)],
      cvipCardNumber: [cardNumber],
      sponsorCode: [sponsorCode],
    },
    read: { birthDate: dayReader(locale), cvipCardNumber: readCardNumber },
    async send(read) {
      const answer = await editPerson(profile, {
        civility: read.civility as typeof civility,
        firstName: read.firstName.trim(),
        lastName: read.lastName.trim(),
        birthName: given(read.birthName),
        commonName: given(read.commonName),
        birthDate: read.birthDate,
        company: given(read.company),
        cvipCardNumber: given(read.cvipCardNumber),
        sponsorCode: given(read.sponsorCode),
      })
      return answer.ok || !isLong || !answer.error.fields?.includes('birthDate')
        ? answer
        : fail({ ...answer.error, message: labels.birthDateRefused })
    },
    done: onDone,
  })
  useOpenForm(form)
  return (
    <Form form={form} label={parts.person.title} submit={labels.save} secondaryAction={cancel}>
      <RadioField
        {...form.field('civility')}
        options={[
          { value: 'Mrs', label: civilities.Mrs },
          { value: 'Mr', label: civilities.Mr },
        ]}
        variant="chips"
      />
      <div className={styles.pair}>
        <TextField {...form.field('firstName')} autoComplete="given-name" autoCapitalize="words" />
        <TextField {...form.field('lastName')} autoComplete="family-name" autoCapitalize="words" />
        {isLong && <TextField {...form.field('birthName')} autoComplete="off" autoCapitalize="words" />}
        {isLong && <TextField {...form.field('commonName')} autoComplete="off" autoCapitalize="words" />}
        <DayField {...form.field('birthDate')} autoComplete="bday" />
        {isLong && (
          <>
            <TextField {...form.field('company')} autoComplete="organization" />
            <TextField
              {...form.field('cvipCardNumber')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <TextField
              {...form.field('sponsorCode')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              hint={labels.codeHint}
            />
          </>
        )}
      </div>
    </Form>
  )
}

export const PERSON: Part = {
  Editor: PersonEditor,
  rows: (profile, { programme, locale, labels: { fields, civilities } }) => [
    {
      label: fields.name,
      value: profile && together([civilities[profile.civility], profile.firstName, profile.lastName], ' '),
    },
    { label: fields.birthDate, value: profile && formatDay(new Date(profile.birthDate), locale) },
    ...(PROFILE_CALLS[programme].isLong
      ? [
          { label: fields.birthName, value: profile?.birthName },
          { label: fields.commonName, value: profile?.commonName },
          { label: fields.company, value: profile?.company },
          { label: fields.cvipCardNumber, value: profile?.cvipCardNumber },
          { label: fields.sponsorCode, value: profile?.sponsorCode },
        ]
      : []),
  ],
}
