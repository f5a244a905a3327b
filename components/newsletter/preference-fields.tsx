import { LOCALES, type Locale } from '@barriere/shared/domain/locale.ts'
import { LANGUAGE_NAMES } from '@barriere/shared/locales/locales.ts'
import { RadioField } from '../forms/choice-fields.tsx'
import type { FieldHandle } from '../forms/field-handle.ts'
import { Checkbox } from '../ui/form/checkbox.tsx'
import type { Option } from '../ui/form/select.tsx'
import type { NewsletterProps } from './newsletter-props.ts'
import styles from './newsletter.module.css'

/** Name of a theme's check box. */
type ThemeName = `theme-${string}`

const nameOf = (theme: string): ThemeName => `theme-${theme}`

export type PreferenceValues = { readonly [N in ThemeName]: boolean } & { readonly locale: string }

/** Initial values of the fields below. */
export const preferenceValues = (
  options: readonly Option[],
  { themes, locale }: { readonly themes: readonly string[]; readonly locale: Locale },
): PreferenceValues => ({
  ...Object.fromEntries(options.map(({ value }) => [nameOf(value), themes.includes(value)])),
  locale,
})

export const preferenceLabels = (options: readonly Option[], labels: NewsletterProps['labels']) => ({
  ...(Object.fromEntries(options.map(({ value, label }) => [nameOf(value), label])) as Readonly<
    Record<ThemeName, string>
  >),
  locale: labels.locale,
})

/** Converts form values to the input of calls: the chosen themes and the language. */
export const readPreferences = (
  options: readonly Option[],
  values: Readonly<Record<string, string | boolean>>,
): { readonly themes: string[]; readonly locale: Locale } => ({
  themes: options.map(({ value }) => value).filter((theme) => values[nameOf(theme)] === true),
  locale: LOCALES.find((locale) => locale === values.locale) ?? LOCALES[0],
})

interface PreferenceFieldsProps extends Pick<NewsletterProps, 'labels' | 'themes'> {
  theme: (name: ThemeName) => FieldHandle<boolean>
  language: FieldHandle<string>
}

/** Fields for the themes and the language of the newsletter. */
export const PreferenceFields = ({ labels, themes, theme, language }: PreferenceFieldsProps) => (
  <>
    {themes.length > 0 && (
      <fieldset className={styles.themes} aria-describedby="newsletter-themes-hint">
        <legend className={styles.legend}>{labels.themes}</legend>
        <div className={styles.choices}>
          {themes.map(({ value }) => {
            const { id, label, input } = theme(nameOf(value))
            return <Checkbox key={value} {...input} id={id} label={label} variant="chip" />
          })}
        </div>
        <p id="newsletter-themes-hint" className={styles.note}>
          {labels.themesHint}
        </p>
      </fieldset>
    )}
    <RadioField
      {...language}
      options={LOCALES.map((locale) => ({ value: locale, label: LANGUAGE_NAMES[locale] }))}
      variant="chips"
    />
  </>
)
