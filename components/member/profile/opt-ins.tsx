import { profileStore } from '#lib/client/profile.ts'
import { OPT_IN_CHANNELS, OPT_IN_SENDERS, forOptIns, optInsOf } from '#lib/domain/opt-ins.ts'
import { CheckboxField } from '../../forms/choice-fields.tsx'
import { interpolate } from '#components/forms/interpolate.ts'
import { Form } from '../../forms/form.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { callStoringDrafts, useOpenForm } from './open-forms.ts'
import { type EditorProps, type Part, formOf } from './parts.ts'
import styles from './profile.module.css'
import { together } from './texts.ts'

function OptInsEditor({ profile, locale, labels, forms, onDone, cancel }: EditorProps) {
  const { parts, optIns, senders, channels } = labels
  const form = useSiteForm({
    name: formOf('optIns'),
    locale,
    labels: forms,
    member: profile.ibNumber,
    values: forOptIns((sender, channel) => profile.optIns[sender][channel]),
    fieldLabels: forOptIns((sender, channel) =>
      interpolate(optIns.label, { sender: senders[sender], channel: channels[channel] }),
    ),
    send: (read) => callStoringDrafts(profile.ibNumber, 'PUT profile/optin', { input: optInsOf(read) }),
    done(answer) {
      profileStore.edit(answer)
      onDone()
    },
  })
  useOpenForm(form)
  return (
    <Form form={form} label={parts.optIns.title} submit={labels.save} secondaryAction={cancel}>
      <p>{optIns.intro}</p>
      <div>
        {OPT_IN_SENDERS.map((sender) => (
          <fieldset key={sender} className={styles.sender}>
            <legend className={styles.legend}>{senders[sender]}</legend>
            <div className={styles.channels}>
              {OPT_IN_CHANNELS.map((channel) => (
                <CheckboxField key={channel} {...form.field(`${sender}-${channel}`)}>
                  {channels[channel]}
                </CheckboxField>
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Form>
  )
}

export const OPT_INS: Part = {
  Editor: OptInsEditor,
  rows: (profile, { labels: { senders, channels, optIns } }) =>
    OPT_IN_SENDERS.map((sender) => ({
      label: senders[sender],
      value:
        profile &&
        (together(
          OPT_IN_CHANNELS.filter((channel) => profile.optIns[sender][channel]).map((channel) => channels[channel]),
        ) ??
          optIns.nothing),
    })),
}
