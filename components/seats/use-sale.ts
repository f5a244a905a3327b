import { useEffect, useState } from 'react'
import { callCasino } from '#lib/client/casino.ts'
import type { CallAnswer } from '@barriere/shared/contracts/call.ts'
import type { CasinoCalls } from '#lib/contracts/casino-site.ts'

export type SaleAnswer = CallAnswer<CasinoCalls['sale']>['sale']

interface SaleRead {
  /** Undefined until it is read. A failure keeps the previous answer. */
  readonly sale: SaleAnswer | undefined
  readonly refresh: () => void
}

/** Reads the state of a sale on mount, and again by `refresh`. */
export function useSale(id: string): SaleRead {
  const [sale, setSale] = useState<SaleAnswer>()
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isOver = false
    void callCasino('GET sales/{id}', { pathParameter: id }).then((answer) => {
      if (answer.ok && !isOver) setSale(answer.value.sale)
    })
    return () => {
      isOver = true
    }
  }, [id, turn])
  return { sale, refresh: () => setTurn((before) => before + 1) }
}
