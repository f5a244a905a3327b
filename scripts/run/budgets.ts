/**
 * Budgets in seconds of the stages of `npm test`, on a quiet machine of two cores. A stage that takes longer is named
 * at the end of the run and does not fail it, so that growth is noticed early.
 */
const STAGES: Readonly<Record<string, number>> = {
  'static checks': 60,
  'static checks and build': 200,
  'unit and contract tests': 300,
  'weights': 20,
  'browser tests': 520,
}

/** Budget of the whole run; of `npm run test:all` it is the only one. */
const WHOLE = { default: 900, all: 3_600 } as const

export type StageTime = readonly [name: string, seconds: number]

/** One line for each stage over its budget, and one for the whole run where it is over its own. */
export function overBudget(stages: readonly StageTime[], size: keyof typeof WHOLE): string[] {
  const whole: StageTime = ['the whole run', stages.reduce((sum, [, seconds]) => sum + seconds, 0)]
  const budgetOf = (name: string): number => (size === 'default' ? STAGES[name] : undefined) ?? Infinity
  return [
    ...stages.map(([name, seconds]) => [name, seconds, budgetOf(name)] as const),
    [...whole, WHOLE[size]] as const,
  ]
    .filter(([, seconds, budget]) => seconds > budget)
    .map(
      ([name, seconds, budget]) =>
        `Over budget: ${name} took ${seconds.toFixed(0)} s of ${budget} s, ${(seconds - budget).toFixed(0)} s too long`,
    )
}
