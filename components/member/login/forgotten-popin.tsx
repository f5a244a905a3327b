import { useState } from 'react'
import { callEph } from '#lib/client/eph.ts'
import { email as anEmail, required } from '#lib/domain/form-rules.ts'
import { ok } from '#lib/domain/result.ts'
import { fill } from '../../forms/fill.ts'
import { Form } from '../../forms/form.tsx'
import { EmailField } from '../../forms/text-field.tsx'
import { useMemberForm } from '../../forms/use-member-form.ts'
import { Banner } from '../../ui/banner.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { LoginWords } from './login-words.ts'

/** Id of the popin, for the buttons that open it. */
export const FORGOTTEN = 'login-forgotten'

interface ForgottenProps extends LoginWords {
  /** What was typed at the login. */
  email: string
}

/** Asks where to send the link for a new password. Whoever asks learns nothing of who has an account. Each opening (`turn`) begins anew. */
export function ForgottenPopin({ turn, ...login }: ForgottenProps & { turn: number }) {
  const { words } = login
  return (
    <Dialog id={FORGOTTEN} title={words.forgotten.title} closeLabel={words.close}>
      <ForgottenForm key={turn} {...login} />
    </Dialog>
  )
}

function ForgottenForm({ email, locale, words: { forgotten, ...words }, forms }: ForgottenProps) {
  const [sent, setSent] = useState<string>()
  const form = useMemberForm({
    name: 'forgotten', locale, words: forms,
    values: { email }, labels: { email: words.email }, rules: { email: [required, anEmail] },
    async send(values) {
      const answer = await callEph('resetInit', { input: { email: values.email.trim() } })
      // No account of that address: the answer is that of all others.
      return answer.ok || answer.error.code === '0118' ? ok(undefined) : answer
    },
    done: (_, values) => setSent(values.email.trim()),
  })
  if (sent !== undefined) return <Banner kind="success" live>{fill(forgotten.sent, { email: sent })}</Banner>
  return (
    <>
      <p>{forgotten.intro}</p>
      <Form form={form} label={forgotten.title} submit={forgotten.submit}><EmailField {...form.field('email')} enterKeyHint="send" /></Form>
    </>
  )
}
