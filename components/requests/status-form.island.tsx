import { useState } from 'react'
import { sendRequest } from '#lib/client/request-call.ts'
import type { StatusAnswer } from '@barriere/shared/contracts/requests.ts'
import { type Reader, type Rule, email, required } from '@barriere/shared/domain/people/form-rules.ts'
import { REQUEST_REFERENCE, type RequestKind } from '@barriere/shared/domain/visitors/request.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { ok } from '@barriere/shared/domain/result.ts'
import { cleanCode } from '@barriere/shared/domain/people/typed-text.ts'
import { formatDay } from '#lib/i18n/format.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { Form } from '../forms/form.tsx'
import { interpolate } from '../forms/interpolate.ts'
import type { OtherWay } from '../forms/no-script-note.tsx'
import { EmailField, TextField } from '../forms/text-field.tsx'
import { useSiteForm } from '../forms/use-site-form.ts'
import { Outcome, Ways } from '../forms/outcome.tsx'
import { Button } from '../ui/button.tsx'
import styles from './requests.module.css'

export interface StatusFormProps {
  readonly locale: Locale
  readonly labels: Messages['requestStatus']
  readonly kinds: Readonly<Record<RequestKind, string>>
  readonly forms: Messages['forms']
  /** Fallback contact without scripts. */
  readonly otherWay: OtherWay
}

const reference: Rule = (value) => (REQUEST_REFERENCE.test(value) ? undefined : { name: 'reference' })

/** Normalises a copied or dictated reference: small letters, spaces, other hyphens. */
const readReference: Reader = (typed) => ok(cleanCode(typed).replace(/\s/g, '').toUpperCase())

/** Shows the state of a request, by its reference and the sender's e-mail address. Privacy: neither is stored. */
export function StatusFormIsland(props: StatusFormProps) {
  const [found, setFound] = useState<StatusAnswer & { readonly reference: string }>()
  const { labels, kinds, locale } = props
  if (!found) return <StatusFields {...props} done={setFound} />
  const { title, text } = labels.states[found.state]
  return (
    <Outcome kind={found.state === 'new' || found.state === 'read' ? 'info' : 'success'} title={title}>
      <p>
        {kinds[found.kind]} <strong className={styles.reference}>{found.reference}</strong>{' '}
        {interpolate(labels.received, { day: formatDay(new Date(found.createdAt), locale) })}
      </p>
      <p>{text}</p>
      <Ways>
        <Button variant="line" size="small" onClick={() => setFound(undefined)}>
          {labels.again}
        </Button>
      </Ways>
    </Outcome>
  )
}

type Done = (found: StatusAnswer & { readonly reference: string }) => void

function StatusFields({ done, locale, labels, forms, otherWay }: StatusFormProps & { done: Done }) {
  const form = useSiteForm({
    name: 'status',
    locale,
    labels: forms,
    values: { reference: '', email: '' },
    fieldLabels: labels.fields,
    rules: { reference: [required, reference], email: [required, email] },
    read: { reference: readReference },
    send: (values) =>
      sendRequest('POST status', { input: { reference: values.reference, email: values.email.trim() } }),
    done: (answer, values) => done({ ...answer, reference: values.reference }),
  })
  return (
    <Form form={form} label={labels.title} submit={labels.submit} otherWay={otherWay}>
      <TextField
        {...form.field('reference')}
        hint={labels.hints.reference}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
      />
      <EmailField {...form.field('email')} hint={labels.hints.email} />
    </Form>
  )
}
