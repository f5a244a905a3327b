import type { SendFailure } from '#lib/client/send-call.ts'
import { askStepUp } from '#lib/client/step-up.ts'
import type { Messages } from '#lib/i18n/translate.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import styles from '../layout/panel.module.css'

interface ReadFailureProps {
  failure?: SendFailure | undefined
  labels: Pick<Messages['member']['frame'], 'confirm' | 'failed' | 'retry'>
  retry: () => void
}

/** Error of a failed read, in the server's words if it sent any, with a retry button. */
export function ReadFailure({ failure, labels, retry }: ReadFailureProps) {
  // An ended session is reported by the greeting, with a link to the login.
  if (failure?.status === 401) return null
  if (failure?.code === 'stepUp')
    return (
      <div className={styles.failure}>
        <Banner kind="info">{failure.message ?? labels.failed}</Banner>
        <Button
          variant="line"
          size="small"
          aria-haspopup="dialog"
          onClick={() => void askStepUp().then((isProven) => isProven && retry())}
        >
          {labels.confirm}
        </Button>
      </div>
    )
  return (
    <div className={styles.failure}>
      <Banner kind="error" live>
        {failure?.message ?? labels.failed}
      </Banner>
      <Button variant="line" size="small" onClick={retry}>
        {labels.retry}
      </Button>
    </div>
  )
}
