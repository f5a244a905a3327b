import { useEffect, useState } from 'react'
import type { Profile } from '#lib/contracts/eph.ts'
import { type KeptCard, canKeepCard, forgetCard, keepCard, readKeptCard } from './kept-card.ts'

export interface Keeping {
  /** Whether this browser can; false until it has been asked. */
  readonly possible: boolean
  /** Whether it has been looked up what it keeps. */
  readonly known: boolean
  readonly kept: KeptCard | undefined
  /** Both reject where the browser refuses. */
  readonly keep: () => Promise<void>
  readonly forget: () => Promise<void>
}

type Found = Pick<Keeping, 'possible' | 'known' | 'kept'>

/** The card that this browser keeps. While the member looks at the page online, what is kept is kept anew. */
export function useKeptCard(profile: Profile | undefined): Keeping {
  const [found, setFound] = useState<Found>({ possible: false, known: false, kept: undefined })
  const { ibNumber: number, ibLevel, firstName, lastName, memberSince } = profile ?? {}

  useEffect(() => {
    let here = true
    void readKeptCard()
      .then(async (kept) => {
        if (!here) return
        setFound({ possible: canKeepCard(), known: true, kept })
        const again = cardOf({ number, ibLevel, firstName, lastName, memberSince })
        if (kept && again && kept.number === again.number) await keepCard(location.pathname, again)
      })
      .catch(() => {
        // What was kept before still is: the member asked for no more just now.
      })
    return () => {
      here = false
    }
  }, [number, ibLevel, firstName, lastName, memberSince])

  return {
    ...found,
    keep: async () => {
      const card = cardOf({ number, ibLevel, firstName, lastName, memberSince })
      if (!card) return
      try {
        const kept = await keepCard(location.pathname, card)
        setFound((before) => ({ ...before, kept }))
      } catch (error) {
        // Half a card is none, and would stay where the member was told that nothing is kept.
        await forgetCard()
        throw error
      }
    },
    forget: async () => {
      await forgetCard()
      setFound((before) => ({ ...before, kept: undefined }))
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
}: { [K in keyof Known]: Known[K] | undefined }): Omit<KeptCard, 'keptAt'> | undefined =>
  number !== undefined && ibLevel !== undefined && memberSince !== undefined
    ? { number, ibLevel, memberSince, name: `${firstName} ${lastName}` }
    : undefined
