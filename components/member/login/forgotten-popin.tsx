import { Dialog } from '../../ui/dialog.tsx'
import { ENTRY_CALLS } from '../entry/entry-calls.ts'
import { AskLink } from '../forgotten/ask-link.tsx'
import type { LoginLabels } from './login-labels.ts'

/** Id of the popin, for the buttons that open it. */
export const FORGOTTEN = 'login-forgotten'

interface ForgottenProps extends LoginLabels {
  /** E-mail address from the login form. */
  email: string
  /** Changes at each opening, which resets the form. */
  turn: number
}

/** Requests the link for a new password by e-mail. */
export const ForgottenPopin = ({ programme, turn, email, locale, labels, forms }: ForgottenProps) => (
  <Dialog id={FORGOTTEN} title={labels.forgotten.title} closeLabel={labels.close}>
    <AskLink
      key={turn}
      name="forgotten"
      locale={locale}
      forms={forms}
      labels={{ email: labels.email, ...labels.forgotten }}
      email={email}
      captcha={{ action: 'resetInit' }}
      ask={ENTRY_CALLS[programme].askReset}
    />
  </Dialog>
)
