import type { BlockName } from './schemas.ts'
import { type Fixtures, UNBREAKABLE, assetOf, filler } from './fixture-values.ts'

interface EntryFixture {
  readonly title: string
  readonly intro: string
  readonly lettering: string
  readonly band: string
  /** What the block has besides, of the full one and of the longest. */
  readonly full?: Readonly<Record<string, string>>
  readonly longest?: Readonly<Record<string, string>>
}

/** Fixtures of a page of entry: the words of the full one are the block's own. */
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
