import { type ComponentType, createContext, use, useEffect } from 'react'

/** Callback for an island that is hydrated; the error boundary of the island provides it. */
export const SettledContext = createContext<() => void>(() => {})

/** Rendered after an island, so that its effect runs after the island's effects. */
export function Settled(): null {
  const settle = use(SettledContext)
  useEffect(settle, [settle])
  return null
}

/**
 * Higher-order component that reports when an island is hydrated, so that held clicks can be replayed. Every
 * `x.client.tsx` wraps the component of its `x.island.tsx`.
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
