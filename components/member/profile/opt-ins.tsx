import { OPT_IN_CHANNELS, forOptIns, optInsOf } from '@barriere/shared/domain/people/opt-ins.ts'
import { CheckboxField } from '../../forms/choice-fields.tsx'
import { interpolate } from '#components/forms/interpolate.ts'
import { Form } from '../../forms/form.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { storingDrafts, useOpenForm } from './open-forms.ts'
import { type EditorProps, type Part, formOf, ownerOf } from './parts.ts'
import { PROFILE_CALLS } from './profile-calls.ts'
import styles from './profile.module.css'
import { together } from './texts.ts'

function OptInsEditor({ programme, profile, locale, labels, forms, onDone, cancel }: EditorProps) {
  const { parts, optIns, senders, channels } = labels
  const { putOptIns, senders: writing } = PROFILE_CALLS[programme]
  const form = useSiteForm({
    name: formOf('optIns'),
    locale,
    labels: forms,
    member: ownerOf(profile),
    values: forOptIns((sender, channel) => profile.optIns[sender]?.[channel] ?? false),
    fieldLabels: forOptIns((sender, channel) =>
      interpolate(optIns.label, { sender: senders[sender], channel: channels[channel] }),
    ),
    send: (read) => storingDrafts(ownerOf(profile), putOptIns(optInsOf(read))),
    done: onDone,
  })
  useOpenForm(form)
  return (
    <Form form={form} label={parts.optIns.title} submit={labels.save} secondaryAction={cancel}>
      <p>{optIns.intro}</p>
      <div>
        {writing.map((sender) => (
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
  rows: (profile, { programme, labels: { senders, channels, optIns } }) =>
    PROFILE_CALLS[programme].senders.map((sender) => ({
      label: senders[sender],
      value:
        profile &&
        (together(
          OPT_IN_CHANNELS.filter((channel) => profile.optIns[sender]?.[channel]).map((channel) => channels[channel]),
        ) ??
          optIns.nothing),
    })),
}
