import { Suspense, lazy, useEffect, useRef, useState } from 'react'
import { casinoStore } from '#lib/client/casino-profile.ts'
import { readHeldSeat } from './held-seat-store.ts'
import type { SeatListProps, SeatOffer } from './seat-props.ts'
import { SeatRow } from './seat-row.tsx'
import styles from './seats.module.css'
import { useSale } from './use-sale.ts'

const SeatPopin = lazy(async () => ({ default: (await import('./seat-popin.tsx')).SeatPopin }))

/**
 * Dates and categories with their prices. Without scripts, the buttons lead to the casino. With scripts, they open the
 * registration, and each row shows the number of places left.
 */
export function SeatListIsland(props: SeatListProps) {
  const { sale: id, offers, labels } = props
  const { sale, refresh } = useSale(id)
  /** The category whose popin is open; `turn` counts the openings. */
  const [chosen, setChosen] = useState<{ readonly offer: SeatOffer; readonly turn: number }>()

  const list = useRef<HTMLUListElement>(null)

  const open = (offer: SeatOffer): void => setChosen((before) => ({ offer, turn: (before?.turn ?? 0) + 1 }))

  useEffect(() => {
    let isOver = false
    void casinoStore.init().then(() => {
      const held = readHeldSeat()
      const offer = held?.sale === id ? offers.find(({ key }) => key === held.category) : undefined
      if (offer && !isOver && casinoStore.get().isConnected) open(offer)
    })
    return () => {
      isOver = true
    }
  }, [id, offers])

  return (
    <>
      {offers.length === 0 && <p>{labels.none}</p>}
      <ul ref={list} tabIndex={-1} className={styles.rows}>
        {offers.map((offer) => (
          <SeatRow
            key={offer.key}
            offer={offer}
            sold={sale?.categories.find(({ key }) => key === offer.key)}
            open={() => open(offer)}
            {...props}
          />
        ))}
      </ul>
      {chosen && (
        <Suspense>
          <SeatPopin
            {...props}
            key={chosen.offer.key}
            offer={chosen.offer}
            turn={chosen.turn}
            answer={sale}
            refresh={refresh}
            onFocusLost={() => list.current?.focus()}
          />
        </Suspense>
      )}
    </>
  )
}
