import { useEffect, useState } from 'react'
import { type CachedCard, type CardCache, canCacheCard } from './cached-card.ts'

export interface StoredCard {
  /** Whether this browser can cache a card; false until that has been checked. */
  readonly possible: boolean
  /** Whether the cache has been read. */
  readonly known: boolean
  readonly cached: CachedCard | undefined
  /** `store` and `clear` reject if the browser refuses. */
  readonly store: () => Promise<void>
  readonly clear: () => Promise<void>
}

type Found = Pick<StoredCard, 'possible' | 'known' | 'cached'>

type Card = Omit<CachedCard, 'keptAt'>

/**
 * The cached card of this browser. An online visit to the card page refreshes it.
 * @param card from the programme's answer; undefined until the answer arrives
 */
export function useCachedCard(cache: CardCache, card: Card | undefined): StoredCard {
  const [found, setFound] = useState<Found>({ possible: false, known: false, cached: undefined })
  // Effect dependency: a string, so that a new object with the same values does not run the effect again.
  const values = card && JSON.stringify(card)

  useEffect(() => {
    let here = true
    void cache
      .read()
      .then(async (cached) => {
        if (!here) return
        setFound({ possible: canCacheCard(), known: true, cached })
        const again = values === undefined ? undefined : (JSON.parse(values) as Card)
        if (cached && again && cached.number === again.number) await cache.store(location.pathname, again)
      })
      .catch(() => {
        // The refresh failed; the previously cached card stays usable.
      })
    return () => {
      here = false
    }
  }, [cache, values])

  return {
    ...found,
    store: async () => {
      if (!card) return
      try {
        const cached = await cache.store(location.pathname, card)
        setFound((before) => ({ ...before, cached }))
      } catch (error) {
        // A partly stored card is unusable: it is deleted, and the member sees that nothing is stored.
        await cache.clear()
        throw error
      }
    },
    clear: async () => {
      await cache.clear()
      setFound((before) => ({ ...before, cached: undefined }))
    },
  }
}
