import { CASINO } from './synonyms/casino.ts'
import { HOUSES } from './synonyms/houses.ts'
import { MEETINGS } from './synonyms/meetings.ts'
import { MEMBERS } from './synonyms/members.ts'
import { OUTDOORS } from './synonyms/outdoors.ts'
import { PAGES } from './synonyms/pages.ts'
import { PAYMENT } from './synonyms/payment.ts'
import { ROOMS } from './synonyms/rooms.ts'
import { SPA } from './synonyms/spa.ts'
import { STAGE } from './synonyms/stage.ts'
import { STAY } from './synonyms/stay.ts'
import { TABLE } from './synonyms/table.ts'
import type { SynonymRule } from './synonyms/rule.ts'

/** The thesaurus of the search. */
export const SYNONYMS: readonly SynonymRule[] = [
  ...PAGES,
  ...HOUSES,
  ...ROOMS,
  ...STAY,
  ...PAYMENT,
  ...TABLE,
  ...SPA,
  ...OUTDOORS,
  ...STAGE,
  ...CASINO,
  ...MEETINGS,
  ...MEMBERS,
]
