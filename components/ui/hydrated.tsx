import { type ComponentType, createContext, use, useEffect } from 'react'

/** What an island calls once it is hydrated; given by the boundary around it. */
export const SettledContext = createContext<() => void>(() => {})

/** Stands after an island, so that its effect runs when all of the island's have run. */
export function Settled(): null {
  const settle = use(SettledContext)
  useEffect(settle, [settle])
  return null
}

/**
 * An island that says when it is hydrated, for the clicks that are held until then. Every `x.client.tsx` wraps the
 * component of its `x.island.tsx` in it.
 */
export function hydrated<Props extends object>(Island: ComponentType<Props>): ComponentType<Props> {
  return function HydratedIsland(props: Props) {
    return (
      <>
        <Island {...props} />
        <Settled />
      </>
    )
  }
}
