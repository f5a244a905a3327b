import { OPT_IN_CHANNELS, OPT_IN_SENDERS } from '#lib/domain/opt-ins.ts'
import { pagePath } from '#lib/i18n/locales/locales.ts'
import { CheckboxField } from '../../forms/choice-fields.tsx'
import type { PartProps } from './registration-props.ts'
import styles from './registration.module.css'

/** Who may write, and by what. Nothing is ticked. */
export const NewsFields = ({ form, words, profile: { channels } }: PartProps) => (
  <fieldset className={styles.group} aria-describedby="registration-news-hint">
    <legend className={styles.legend}>{words.news}</legend>
    <p id="registration-news-hint" className={styles.note}>
      {words.newsHint}
    </p>
    {OPT_IN_SENDERS.map((sender) => (
      <fieldset key={sender} className={styles.choices}>
        <legend className={styles.question}>{words.senders[sender]}</legend>
        {OPT_IN_CHANNELS.map((channel) => (
          <CheckboxField key={channel} {...form.field(`${sender}-${channel}`)}>
            {channels[channel]}
          </CheckboxField>
        ))}
      </fieldset>
    ))}
  </fieldset>
)

const NewTab = ({ words }: Pick<PartProps, 'words'>) => <span className="vh"> {words.newTab}</span>

/** The links leave the form open in its own tab: what was typed would be gone. */
export const TermsField = ({ form, words, locale }: PartProps) => (
  <CheckboxField {...form.field('terms')}>
    {words.termsLead}{' '}
    <a href={pagePath('terms', locale)} target="_blank">
      {words.termsLink}
      <NewTab words={words} />
    </a>{' '}
    {words.termsAnd}{' '}
    <a href={pagePath('privacy', locale)} target="_blank">
      {words.privacyLink}
      <NewTab words={words} />
    </a>
  </CheckboxField>
)
