import { useEffect, useRef, useState } from 'react'
import { trackForm } from '#lib/analytics/track-form.ts'
import { callCasino } from '#lib/client/casino.ts'
import type { SendFailure } from '#lib/client/send-call.ts'
import type { CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import type { Registration } from '@barriere/shared/programmes/casino/seats.ts'
import type { Locale } from '@barriere/shared/domain/locale.ts'
import type { Result } from '@barriere/shared/domain/result.ts'
import { useIdempotencyKey } from '../forms/use-idempotency-key.ts'
import { submitForm } from './submit-form.ts'

type Task = 'pay' | 'release'

type Failure = SendFailure<CasinoErrorCode>

/** `isReleased`: the member has released the seat. */
export type OnChange = (registration: Registration, isReleased: boolean) => void

interface HeldSeatActions {
  /** The running task. */
  readonly busy: Task | undefined
  /** A new object at each failure, so that its message takes the focus again. */
  readonly failure: Failure | undefined
  readonly pay: () => Promise<void>
  readonly release: () => Promise<void>
  readonly reread: () => Promise<void>
}

/**
 * Actions on a held seat. Double clicks: one call at a time, and the same idempotency key until its outcome is known.
 * A payment stays busy, because the browser leaves the page. A return by the back/forward cache ends the busy state.
 */
export function useHeldSeat({ id, kind, outcome }: Registration, locale: Locale, onChange: OnChange): HeldSeatActions {
  const [busy, setBusy] = useState<Task>()
  const [failure, setFailure] = useState<Failure>()
  const isBusy = useRef(false)
  const keys = useIdempotencyKey()

  const finish = (): void => {
    isBusy.current = false
    setBusy(undefined)
  }

  const run = async <A>(
    task: Task,
    call: (key: string) => Promise<Result<A, Failure>>,
  ): Promise<Result<A, Failure> | undefined> => {
    if (isBusy.current) return undefined
    isBusy.current = true
    setBusy(task)
    setFailure(undefined)
    const answer = await call(keys.of({ task, id, outcome }))
    if (answer.ok || (answer.error.status > 0 && answer.error.status < 500)) keys.forget()
    if (!answer.ok) setFailure(answer.error)
    return answer
  }

  const reread = async (): Promise<void> => {
    const answer = await callCasino('GET registrations/{id}', { pathParameter: id })
    if (answer.ok) onChange(answer.value.registration, false)
    else setFailure(answer.error)
  }

  const pay = async (): Promise<void> => {
    const answer = await run('pay', (idempotencyKey) =>
      callCasino('POST registrations/{id}/payments', { pathParameter: id, input: { locale }, idempotencyKey }),
    )
    if (!answer) return
    if (kind === 'tournament') trackForm('poker-payment', answer.ok ? undefined : 'technical')
    if (answer.ok) return submitForm(answer.value.payment)
    finish()
    if (answer.error.code === 'holdOver') await reread()
  }

  const release = async (): Promise<void> => {
    const answer = await run('release', (idempotencyKey) =>
      callCasino('POST registrations/{id}/cancel', { pathParameter: id, idempotencyKey }),
    )
    if (!answer) return
    finish()
    if (answer.ok) onChange(answer.value.registration, true)
  }

  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted) return
      finish()
      void reread()
    }
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  })

  return { busy, failure, pay, release, reread }
}
