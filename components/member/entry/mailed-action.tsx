import type { SendFailure } from '#lib/client/send-call.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { type Result, fail } from '@barriere/shared/domain/result.ts'
import { Form } from '../../forms/form.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import type { FormLabels } from '#components/forms/labels.ts'

interface MailedActionProps {
  /** Name of the form; unique in the page. */
  name: string
  /** Undefined until the address has been read (after hydration). */
  token: string | undefined
  locale: Locale
  forms: FormLabels
  labels: { readonly title: string; readonly text: string; readonly submit: string }
  send: (token: string, key: string) => Promise<Result<unknown, SendFailure>>
  onDone: () => void
  /** Error codes that end the use of the link. They are passed to `onEnd` instead of being shown here. */
  ends: readonly string[]
  onEnd: (failure: SendFailure) => void
}

/**
 * Button that uses a mailed link. Opening the link has no effect by itself, because mail scanners open links before the
 * recipient does.
 */
export function MailedAction({ name, token, locale, forms, labels, send, onDone, ends, onEnd }: MailedActionProps) {
  const form = useSiteForm({
    name,
    locale,
    labels: forms,
    values: {},
    fieldLabels: {},
    send: async (_, key) => (token === undefined ? fail<SendFailure>({ status: 0 }) : await send(token, key)),
    done: onDone,
    refused(failure) {
      const isEnd = failure.code !== undefined && ends.includes(failure.code)
      if (isEnd) onEnd(failure)
      return isEnd
    },
  })
  return (
    <Form form={form} label={labels.title} submit={labels.submit}>
      <p>{labels.text}</p>
    </Form>
  )
}
