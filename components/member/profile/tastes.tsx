import { writeDay } from '#lib/i18n/written-day.ts'
import { formatDay } from '#lib/i18n/format.ts'
import { CheckboxField, SelectField } from '../../forms/choice-fields.tsx'
import { dayReader } from '../../forms/day-reader.ts'
import { Form } from '../../forms/form.tsx'
import styles from '../../forms/forms.module.css'
import { DayField } from '../../forms/text-field.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { useOpenForm } from './open-forms.ts'
import { type EditorProps, type Part, type ProfilePage, type ShownProfile, formOf, ownerOf } from './parts.ts'
import { PROFILE_CALLS } from './profile-calls.ts'
import own from './profile.module.css'
import { TASTES, type TasteField, choiceLabel, chosen, tasteEntries } from './taste-choices.ts'
import { given, together } from './texts.ts'

type TasteValues = {
  readonly favouriteCasino: string
  readonly favouriteDate1: string
  readonly favouriteDate2: string
} & Readonly<Record<TasteField, boolean>>

/** The casinos, and the member's favourite even if it no longer exists. */
const casinoOptions = ({ favouriteCasino }: ShownProfile, { casinos }: Pick<ProfilePage, 'casinos'>) =>
  favouriteCasino === undefined || casinos.some(({ value }) => value === favouriteCasino)
    ? casinos
    : [...casinos, { value: favouriteCasino, label: favouriteCasino }]

function TastesEditor({ programme, profile, locale, labels, forms, casinos, onDone, cancel }: EditorProps) {
  const { favouriteCasino = '', favouriteDate1 = '', favouriteDate2 = '' } = profile
  const { isLong, editPerson } = PROFILE_CALLS[programme]
  const entries = tasteEntries(profile)
  const day = dayReader(locale)
  const { fields, parts } = labels
  const form = useSiteForm({
    name: formOf('tastes'),
    locale,
    labels: forms,
    member: ownerOf(profile),
    values: {
      favouriteCasino,
      favouriteDate1: isLong ? writeDay(favouriteDate1) : '',
      favouriteDate2: isLong ? writeDay(favouriteDate2) : '',
      ...Object.fromEntries(entries.map(({ field, made }) => [field, made])),
    } as TasteValues,
    fieldLabels: {
      favouriteCasino: fields.favouriteCasino,
      favouriteDate1: fields.favouriteDate1,
      favouriteDate2: fields.favouriteDate2,
      ...Object.fromEntries(entries.map(({ field, choice }) => [field, choiceLabel(choice, labels)])),
    },
    read: { favouriteDate1: day, favouriteDate2: day },
    send: (values) =>
      editPerson(profile, {
        favouriteCasino: given(values.favouriteCasino),
        ...(isLong
          ? { favouriteDate1: given(values.favouriteDate1), favouriteDate2: given(values.favouriteDate2) }
          : {}),
        preferences: chosen(entries, (field) => values[field] === true),
      }),
    done: onDone,
  })
  useOpenForm(form)
  return (
    <Form form={form} label={parts.tastes.title} submit={labels.save} secondaryAction={cancel}>
      <SelectField
        {...form.field('favouriteCasino')}
        options={casinoOptions(profile, { casinos })}
        hint={casinos.length === 0 ? labels.casinosAway : undefined}
      />
      {isLong && (
        <div className={styles.pair}>
          <DayField {...form.field('favouriteDate1')} autoComplete="off" />
          <DayField {...form.field('favouriteDate2')} autoComplete="off" />
        </div>
      )}
      {TASTES.map((taste) => (
        <fieldset key={taste}>
          <legend className={own.legend}>{fields[taste]}</legend>
          <div className={own.choices}>
            {entries
              .filter((entry) => entry.taste === taste)
              .map(({ field }) => (
                <CheckboxField key={field} {...form.field(field)} />
              ))}
          </div>
        </fieldset>
      ))}
    </Form>
  )
}

const written = (day: string | undefined, locale: ProfilePage['locale']): string | undefined =>
  day && formatDay(new Date(day), locale)

export const TASTES_PART: Part = {
  Editor: TastesEditor,
  rows: (profile, { programme, locale, labels, casinos }) => [
    {
      label: labels.fields.favouriteCasino,
      value:
        profile && casinoOptions(profile, { casinos }).find(({ value }) => value === profile.favouriteCasino)?.label,
    },
    ...(PROFILE_CALLS[programme].isLong
      ? [
          { label: labels.fields.favouriteDate1, value: written(profile?.favouriteDate1, locale) },
          { label: labels.fields.favouriteDate2, value: written(profile?.favouriteDate2, locale) },
        ]
      : []),
    ...TASTES.map((taste) => ({
      label: labels.fields[taste],
      value: together(profile?.preferences?.[taste].map((choice) => choiceLabel(choice, labels)) ?? []),
    })),
  ],
}
