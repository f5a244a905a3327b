import { useEffect, useState } from 'react'
import { callCasino } from '#lib/client/casino.ts'
import type { Registration } from '@barriere/shared/programmes/casino/seats.ts'

/** The member's position on the waiting list of a registration's category; undefined for none, and until it is read. */
export function useWaitingPosition({ saleId, category: { key } }: Registration): number | undefined {
  const [position, setPosition] = useState<number>()
  useEffect(() => {
    let isOver = false
    void callCasino('GET registrations').then((read) => {
      if (!read.ok || isOver) return
      const place = read.value.waiting.find((one) => one.saleId === saleId && one.category.key === key)
      setPosition(place?.position)
    })
    return () => {
      isOver = true
    }
  }, [saleId, key])
  return position
}
