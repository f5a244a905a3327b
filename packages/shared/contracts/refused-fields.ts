import type { z } from 'zod'

/** Maximum number of fields in an answer. */
const MOST = 40

/** Paths of refused fields. Unknown fields have the caller's own names, and are echoed to that caller only. */
export const refusedFields = (issues: readonly z.core.$ZodIssue[]): string[] =>
  [
    ...new Set(
      issues
        .flatMap((issue) =>
          issue.code === 'unrecognized_keys'
            ? issue.keys.map((key) => [...issue.path, key].join('.'))
            : [issue.path.join('.')],
        )
        .slice(0, 10 * MOST),
    ),
  ].slice(0, MOST)
