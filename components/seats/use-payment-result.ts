import { useEffect, useState } from 'react'
import { callCasino } from '#lib/client/casino.ts'
import type { SendFailure } from '#lib/client/send-call.ts'
import type { CasinoErrorCode } from '@barriere/shared/programmes/casino/errors.ts'
import type { Registration } from '@barriere/shared/programmes/casino/seats.ts'

/** Exponential backoff in milliseconds: the first and the longest pause, and the total after which polling stops. */
const FIRST = 1_000
const GROWTH = 1.5
const LONGEST = 10_000
const PATIENCE = 120_000

/** `late`: the bank has not answered within two minutes. */
export type PaymentRead =
  | { readonly kind: 'pending' }
  | { readonly kind: 'late' }
  | { readonly kind: 'read'; readonly registration: Registration }
  | { readonly kind: 'failed'; readonly failure: SendFailure<CasinoErrorCode> }

/** Whether a payment is undecided. A payment that arrives after the hold may still get a seat. */
const isPending = ({ state, paying }: Registration): boolean => paying && (state === 'held' || state === 'expired')

/**
 * Polls a registration until its payment is decided. The return from the bank proves nothing: only the bank's message
 * to the server counts.
 */
export function usePaymentResult(id: string): {
  readonly read: PaymentRead
  readonly take: (registration: Registration) => void
  readonly retry: () => void
} {
  const [read, setRead] = useState<PaymentRead>({ kind: 'pending' })
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const poll = async (pause: number, waited: number): Promise<void> => {
      const answer = await callCasino('GET registrations/{id}', { pathParameter: id })
      if (isOver) return
      if (answer.ok && !isPending(answer.value.registration))
        return setRead({ kind: 'read', registration: answer.value.registration })
      // Network errors, server errors and 429 are retried.
      if (!answer.ok && answer.error.status > 0 && answer.error.status < 500 && answer.error.status !== 429)
        return setRead({ kind: 'failed', failure: answer.error })
      if (waited >= PATIENCE) return setRead({ kind: 'late' })
      timer = setTimeout(() => void poll(Math.min(pause * GROWTH, LONGEST), waited + pause), pause)
    }
    void poll(FIRST, 0)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [id, turn])
  return {
    read,
    take: (registration) => setRead({ kind: 'read', registration }),
    retry() {
      setRead({ kind: 'pending' })
      setTurn(turn + 1)
    },
  }
}
