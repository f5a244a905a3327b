/** Result of a gate. */
export interface Outcome {
  readonly isReached: boolean
  /** Figures, in words. */
  readonly measured: string
  /** Details for a person who looks for the fault. */
  readonly details?: string
}

/** A figure to reach, and how it is measured at its full size. */
export interface Gate {
  readonly number: number
  readonly name: string
  readonly aim: string
  /** The measurement: files of tests and benches, relative to the project's root. */
  readonly by: string
  /**
   * Whether it runs alone: its time is measured, or a busy machine refuses calls of its crowd. All others only count,
   * and run two at a time.
   */
  readonly isAlone?: true
  /** Whether it needs the built site. */
  readonly isOnSite?: true
  run(): Promise<Outcome>
}

/** An outcome that is reached where all of its parts are. */
export function all(outcomes: readonly Outcome[]): Outcome {
  return {
    isReached: outcomes.every(({ isReached }) => isReached),
    measured: outcomes.map(({ measured }) => measured).join('; '),
    details: outcomes.flatMap(({ details = '' }) => (details === '' ? [] : [details])).join('\n'),
  }
}

/** A ratio or a time against its aim, with the figure's own digits. */
export const atMost = (what: string, value: number, aim: number, unit = ''): Outcome => ({
  isReached: value <= aim,
  measured: `${what} ${value.toFixed(2)}${unit}`,
})
