import { useEffect, useState } from 'react'
import type { Profile } from '#lib/contracts/eph.ts'
import { type CachedCard, canCacheCard, clearCachedCard, readCachedCard, storeCard } from './cached-card.ts'

export interface CardCache {
  /** Whether this browser can cache a card; false until that has been checked. */
  readonly possible: boolean
  /** Whether the cache has been read. */
  readonly known: boolean
  readonly cached: CachedCard | undefined
  /** `store` and `clear` reject where the browser refuses. */
  readonly store: () => Promise<void>
  readonly clear: () => Promise<void>
}

type Found = Pick<CardCache, 'possible' | 'known' | 'cached'>

/** The cached card of this browser; a visit of the card page online refreshes it. */
export function useCachedCard(profile: Profile | undefined): CardCache {
  const [found, setFound] = useState<Found>({ possible: false, known: false, cached: undefined })
  const { ibNumber: number, ibLevel, firstName, lastName, memberSince } = profile ?? {}

  useEffect(() => {
    let here = true
    void readCachedCard()
      .then(async (cached) => {
        if (!here) return
        setFound({ possible: canCacheCard(), known: true, cached })
        const again = cardOf({ number, ibLevel, firstName, lastName, memberSince })
        if (cached && again && cached.number === again.number) await storeCard(location.pathname, again)
      })
      .catch(() => {
        // The refresh failed; the card cached before stays usable.
      })
    return () => {
      here = false
    }
  }, [number, ibLevel, firstName, lastName, memberSince])

  return {
    ...found,
    store: async () => {
      const card = cardOf({ number, ibLevel, firstName, lastName, memberSince })
      if (!card) return
      try {
        const cached = await storeCard(location.pathname, card)
        setFound((before) => ({ ...before, cached }))
      } catch (error) {
        // A partly stored card is unusable: it is deleted, and the member sees that nothing is stored.
        await clearCachedCard()
        throw error
      }
    },
    clear: async () => {
      await clearCachedCard()
      setFound((before) => ({ ...before, cached: undefined }))
    },
  }
}

type Known = Partial<Pick<Profile, 'ibLevel' | 'firstName' | 'lastName' | 'memberSince'> & { number: string }>

const cardOf = ({
  number,
  ibLevel,
  firstName,
  lastName,
  memberSince,
}: { [K in keyof Known]: Known[K] | undefined }): Omit<CachedCard, 'keptAt'> | undefined =>
  number !== undefined && ibLevel !== undefined && memberSince !== undefined
    ? { number, ibLevel, memberSince, name: `${firstName} ${lastName}` }
    : undefined
