'use client'

import { Component, type ReactNode } from 'react'
import { noteFault } from '#lib/client/faults.ts'
import { Settled, SettledContext } from './hydrated.tsx'
import { noteMounted, noteSettled } from './island-readiness.ts'

interface IslandBoundaryProps {
  readonly children?: ReactNode
}

/**
 * Error boundary around one island: where it throws, or its script cannot be loaded, the rest of the page stays as it
 * is.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true }
  }

  override componentDidMount(): void {
    noteMounted(this)
  }

  /** React writes the error to the console. */
  override componentDidCatch(error: unknown): void {
    noteFault(error)
  }

  override componentWillUnmount(): void {
    this.#settle()
  }

  readonly #settle = (): void => noteSettled(this)

  override render(): ReactNode {
    return <SettledContext value={this.#settle}>{this.state.failed ? <Settled /> : this.props.children}</SettledContext>
  }
}
