import type { VitalsAnswer } from '#lib/contracts/vitals.ts'
import { summarise } from '#lib/domain/vitals.ts'

const HEAD = ['page', 'metric', 'count', 'mean', 'p75', 'good', 'improvable', 'poor'] as const

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** Table of sums as text: milliseconds, CLS in thousandths, shares of what is good, needs improvement and is poor. */
export function vitalsTable({ sums }: VitalsAnswer): string {
  const rows = sums.flatMap(({ page, metric, counts, sum }) => {
    const summary = summarise(metric, counts, sum)
    if (!summary) return []
    const { count, mean, p75, good, improvable, poor } = summary
    return [[page, metric, `${count}`, `${mean}`, `≤ ${p75}`, percent(good), percent(improvable), percent(poor)]]
  })
  if (rows.length === 0) return 'Nothing was measured in these days.\n'
  const lines = [[...HEAD], ...rows]
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines
    .map((line) =>
      line.map((cell, column) => (column < 2 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))),
    )
    .map((line) => `${line.join('  ').trimEnd()}\n`)
    .join('')
}
