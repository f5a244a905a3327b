import type { Access } from '../../model/access.ts'
import { EAST } from './east.ts'
import { WEST } from './west.ts'

/** How to get to each house, by its path. */
export const ACCESS: Readonly<Record<string, Access>> = { ...WEST, ...EAST }
