import type { z } from 'zod'

/** Most fields that an answer names. */
const MOST = 40

/** Paths of refused fields. Unknown fields are named as the caller sent them, and echoed to that caller only. */
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
