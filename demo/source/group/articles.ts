import type { Article } from '../model/pleasures.ts'
import { HOUSES } from './articles-houses.ts'
import { PLACES } from './articles-places.ts'
import { TABLE } from './articles-table.ts'

/** The journal, the latest first. */
export const ARTICLES: readonly Article[] = [...PLACES, ...TABLE, ...HOUSES].sort(
  (left, right) => left.weeksAgo - right.weeksAgo,
)
