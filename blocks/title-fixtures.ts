import { type Fixtures, UNBREAKABLE, filler } from './fixture-values.ts'
import type { BlockName } from './schemas.ts'

/** Fixtures of a block whose only fields are title and introduction. */
export const titleFixtures = (component: BlockName, title: string, intro: string): Fixtures => ({
  minimal: { _uid: `${component}-minimal`, component },
  full: { _uid: `${component}-full`, component, title, intro },
  longest: { _uid: `${component}-longest`, component, title: `${UNBREAKABLE} ${filler(34)}`, intro: filler(200) },
})
