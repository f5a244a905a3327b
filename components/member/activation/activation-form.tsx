import type { SendFailure } from '#lib/client/send-call.ts'
import { NO_MEMBER, storeFormDraft } from '#lib/client/form-draft.ts'
import type { Programme } from '@barriere/shared/contracts/session.ts'
import { required } from '@barriere/shared/domain/people/form-rules.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import { fail } from '@barriere/shared/domain/result.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import type { FormLabels } from '#components/forms/labels.ts'
import { Form } from '../../forms/form.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { useSiteForm } from '../../forms/use-site-form.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ENTRY_CALLS } from '../entry/entry-calls.ts'
import { refusedAt } from '../profile/refusals.ts'

interface ActivationFormProps {
  programme: Programme
  /** Undefined until the address has been read (after hydration). */
  token: string | undefined
  locale: Locale
  labels: Messages['member']['activation']
  forms: FormLabels
  onDone: () => void
  /** The link is no longer valid. */
  onEnd: (failure: SendFailure) => void
}

/**
 * Requires the password of the sign-up besides the mailed link, because a stranger may have signed up with this
 * address. Opening the link has no effect by itself, because mail scanners open links before the recipient does.
 */
export function ActivationForm({ programme, token, locale, labels, forms, onDone, onEnd }: ActivationFormProps) {
  const { activate, codes, href, loginForm } = ENTRY_CALLS[programme]
  const form = useSiteForm({
    name: 'activation',
    locale,
    labels: forms,
    values: { password: '' },
    fieldLabels: { password: labels.password },
    rules: { password: [required] },
    async send({ password }, key) {
      if (token === undefined) return fail<SendFailure>({ status: 0 })
      const answer = await activate(token, password, key)
      // Session storage, not the URL of the login: URLs are logged and copied.
      if (answer.ok) storeFormDraft(loginForm, NO_MEMBER, { email: answer.value.email })
      return refusedAt(answer, 'password', [codes.wrong], labels.wrong)
    },
    done: onDone,
    refused(failure) {
      const isEnd = failure.code !== undefined && codes.link.includes(failure.code)
      if (isEnd) onEnd(failure)
      return isEnd
    },
  })
  return (
    <Form
      form={form}
      label={labels.title}
      submit={labels.submit}
      secondaryAction={
        <ButtonLink anchor={{ href: href('registration', locale) }} variant="ghost">
          {labels.again}
        </ButtonLink>
      }
    >
      <p>{labels.text}</p>
      <PasswordField {...form.field('password')} autoComplete="current-password" />
    </Form>
  )
}
