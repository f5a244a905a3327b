import { Component, type ReactNode } from 'react'
import { defineWords, useWords } from '../words.ts'
import { Note } from './note.tsx'

const words = defineWords({
  fr: { failed: 'Cette partie ne peut pas être affichée.' },
  en: { failed: 'This part cannot be shown.' },
})

interface BoundaryProps {
  readonly children: ReactNode
  /** Location of the children. If it changes, they are rendered again. */
  readonly place?: string
}

interface BoundaryState {
  readonly failed: boolean
  readonly place: string | undefined
}

/** Error boundary: a part that fails shows a message in its place, and the rest continues. React logs the error. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: false, place: this.props.place }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return place === state.place ? null : { failed: false, place }
  }

  override render() {
    return this.state.failed ? <Failed /> : this.props.children
  }
}

const Failed = () => <Note kind="bad">{useWords(words).failed}</Note>
