import { useState } from 'react'
import { phoneCountry, phoneReader } from '#lib/client/phone.ts'
import { required } from '@barriere/shared/domain/people/form-rules.ts'
import { ok } from '@barriere/shared/domain/result.ts'
import { Form } from '../../forms/form.tsx'
import { PhoneField } from '../../forms/phone-field.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import panel from '../layout/panel.module.css'
import { storingDrafts, useOpenForm } from './open-forms.ts'
import { type EditorProps, type Part, formOf, ownerOf } from './parts.ts'
import { PROFILE_CALLS } from './profile-calls.ts'
import { fieldLabelsOf } from './texts.ts'
import { useModal } from '../../ui/use-modal.ts'

const QUESTION = 'phone-question'

function PhoneEditor({ profile, onDone, cancel, ...page }: EditorProps) {
  const { programme, locale, labels, forms } = page
  const calls = PROFILE_CALLS[programme]
  const [turn, setTurn] = useState(0)
  const { phoneNumber = '' } = profile
  const country = profile.country ?? phoneCountry(locale)
  const values = { phoneNumber }
  const form = useSiteForm({
    name: formOf('phone'),
    locale,
    labels: forms,
    member: ownerOf(profile),
    values,
    fieldLabels: fieldLabelsOf(values, labels.fields),
    rules: { phoneNumber: phoneNumber === '' ? [required] : [] },
    read: { phoneNumber: phoneReader(country) },
    // An empty number needs a confirmation before anything is sent.
    send: (read) =>
      read.phoneNumber.trim() === ''
        ? Promise.resolve(ok(undefined))
        : storingDrafts(ownerOf(profile), calls.putPhone(profile, read.phoneNumber)),
    done(_, read) {
      if (read.phoneNumber.trim() === '') return setTurn(turn + 1)
      onDone()
    },
  })
  useOpenForm(form)
  return (
    <>
      <Form form={form} label={labels.parts.phone.title} submit={labels.save} secondaryAction={cancel}>
        <PhoneField {...form.field('phoneNumber')} country={country} />
        {phoneNumber !== '' && <p className={panel.hint}>{labels.phone.hint}</p>}
      </Form>
      {phoneNumber !== '' && (
        <RemoveQuestion
          profile={profile}
          turn={turn}
          onDone={onDone}
          onKeep={() => form.field('phoneNumber').set(phoneNumber)}
          {...page}
        />
      )}
    </>
  )
}

interface RemoveQuestionProps extends Omit<EditorProps, 'cancel'> {
  /** Opens the dialog each time it changes; 0 keeps it closed. */
  turn: number
  /** The removal was cancelled: the number is restored. */
  onKeep: () => void
}

/** Confirmation before the number is removed. */
function RemoveQuestion({ programme, profile, locale, labels, forms, turn, onDone, onKeep }: RemoveQuestionProps) {
  useModal(QUESTION, turn)
  const form = useSiteForm({
    name: `${formOf('phone')}-remove`,
    locale,
    labels: forms,
    member: ownerOf(profile),
    values: {},
    fieldLabels: {},
    send: () => storingDrafts(ownerOf(profile), PROFILE_CALLS[programme].deletePhone(profile)),
    done: onDone,
  })
  return (
    <Dialog id={QUESTION} title={labels.phone.question} closeLabel={labels.close}>
      <p>{labels.phone.text}</p>
      <Form
        form={form}
        label={labels.phone.question}
        submit={labels.phone.yes}
        secondaryAction={
          <Button variant="line" command="close" commandfor={QUESTION} onClick={onKeep}>
            {labels.phone.no}
          </Button>
        }
      >
        {null}
      </Form>
    </Dialog>
  )
}

/** Groups the digits of a French number. Others stay unchanged, because grouping needs the national numbering plans. */
const grouped = (number: string): string =>
  number.replace(/^\+33(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '+33\u00a0$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5')

export const PHONE: Part = {
  Editor: PhoneEditor,
  rows: (profile, { labels }) => [
    { label: labels.fields.phoneNumber, value: profile?.phoneNumber && grouped(profile.phoneNumber) },
  ],
}
