import { OPT_IN_CHANNELS, OPT_IN_SENDERS } from '@barriere/shared/domain/people/opt-ins.ts'
import { pagePath } from '@barriere/shared/locales/locales.ts'
import type { FieldHandle } from '../../forms/field-handle.ts'
import { CheckboxField } from '../../forms/choice-fields.tsx'
import type { PartProps } from './registration-props.ts'
import styles from './registration.module.css'

/** Opt-ins by sender and channel; none is ticked in advance. */
export const NewsFields = ({ form, labels, profile: { channels } }: PartProps) => (
  <fieldset className={styles.group} aria-describedby="registration-news-hint">
    <legend className={styles.legend}>{labels.news}</legend>
    <p id="registration-news-hint" className={styles.note}>
      {labels.newsHint}
    </p>
    {OPT_IN_SENDERS.map((sender) => (
      <fieldset key={sender} className={styles.choices}>
        <legend className={styles.question}>{labels.senders[sender]}</legend>
        {OPT_IN_CHANNELS.map((channel) => (
          <CheckboxField key={channel} {...form.field(`${sender}-${channel}`)}>
            {channels[channel]}
          </CheckboxField>
        ))}
      </fieldset>
    ))}
  </fieldset>
)

const NewTab = ({ labels }: Pick<PartProps, 'labels'>) => <span className="vh"> {labels.newTab}</span>

interface TermsFieldProps extends Pick<PartProps, 'labels' | 'locale'> {
  field: FieldHandle<boolean>
}

/** The links open a new tab, because leaving the page would lose the input. */
export const TermsField = ({ field, labels, locale }: TermsFieldProps) => (
  <CheckboxField {...field}>
    {labels.termsLead}{' '}
    <a href={pagePath('terms', locale)} target="_blank">
      {labels.termsLink}
      <NewTab labels={labels} />
    </a>{' '}
    {labels.termsAnd}{' '}
    <a href={pagePath('privacy', locale)} target="_blank">
      {labels.privacyLink}
      <NewTab labels={labels} />
    </a>
  </CheckboxField>
)
