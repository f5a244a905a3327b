'use client'

import { Activity, Component, type ReactNode, createRef } from 'react'
import { noteFault } from '#lib/client/faults.ts'
import { acceptForeignNodes } from '#lib/client/foreign-nodes.ts'
import { Settled, SettledContext } from './hydrated.tsx'
import { noteMounted, noteSettled } from './island-readiness.ts'

interface IslandBoundaryProps {
  readonly children?: ReactNode
}

interface IslandBoundaryState {
  readonly failed: boolean
}

/** An element without a box: its children take part in the layout of the parent element. */
const BOXLESS = { display: 'contents' } as const

/**
 * Error boundary around one island. If the island throws, or its script cannot be loaded, the server's markup stays,
 * and the rest of the page is not affected. `Activity` limits the hydration: without it, an error would make React
 * re-render the whole page.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, IslandBoundaryState> {
  override state: IslandBoundaryState = { failed: false }

  readonly #place = createRef<HTMLElement>()

  /** The server's markup, read at mount: React hydrates the content of an `Activity` after the mount of the page. */
  #sent = ''

  static getDerivedStateFromError(): IslandBoundaryState {
    return { failed: true }
  }

  override componentDidMount(): void {
    this.#sent = this.#place.current?.innerHTML ?? ''
    noteMounted(this)
    acceptForeignNodes()
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
    return (
      <SettledContext value={this.#settle}>
        {this.state.failed ? (
          <>
            <island-place key="sent" style={BOXLESS} dangerouslySetInnerHTML={{ __html: this.#sent }} />
            <Settled />
          </>
        ) : (
          <island-place key="island" style={BOXLESS} ref={this.#place}>
            <Activity>{this.props.children}</Activity>
          </island-place>
        )}
      </SettledContext>
    )
  }
}
