import type { BlockName } from './schemas.ts'
import { type Fixtures, UNBREAKABLE, assetOf, filler } from './fixture-values.ts'

interface EntryFixture {
  readonly title: string
  readonly intro: string
  readonly lettering: string
  readonly band: string
  /** Additional fields of the full and of the longest fixture. */
  readonly full?: Readonly<Record<string, string>>
  readonly longest?: Readonly<Record<string, string>>
}

/** Fixtures of a block with `entryFields`. The given texts are those of the full fixture. */
export const entryFixtures = (component: BlockName, { full, longest, ...words }: EntryFixture): Fixtures => ({
  minimal: { _uid: `${component}-minimal`, component },
  full: { _uid: `${component}-full`, component, ...full, ...words, image: assetOf('login.jpg', 1200, 1600) },
  longest: {
    _uid: `${component}-longest`,
    component,
    ...longest,
    title: `${UNBREAKABLE} ${filler(34)}`,
    intro: filler(200),
    image: assetOf('login.jpg', 1200, 1600),
    lettering: UNBREAKABLE.slice(0, 16),
    band: 'or',
  },
})
