import { availableParallelism } from 'node:os'

/**
 * Gates that only count, and the files of one, run so many at a time: two at least, since much of each waits for its
 * database.
 */
export const CORES = Math.max(2, availableParallelism())
