import { useCallback } from 'react'
import { get } from '../api.ts'
import { storiesByUuid } from '../form/stories-by-uuid.ts'
import { settings } from '../settings.ts'
import { useStoryContext } from '../story/use-draft.ts'
import { allReferences, checkStory } from '@barriere/shared/stories/checks/check-story.ts'
import type { BandColors } from '@barriere/shared/stories/checks/context.ts'
import { type Fault, type Level, type Levels, levelsFrom } from '@barriere/shared/stories/checks/faults.ts'

/** Datasource with the levels of an installation: entries rule → `block`, `warn` or `off`. */
const DATASOURCE = 'publishing-checks'

/** A fault with its level. */
export interface WeighedFault extends Fault {
  readonly level: Exclude<Level, 'off'>
}

/** Runs all checks on the edited story. Blocking faults come first. */
export function useChecks(): () => Promise<readonly WeighedFault[]> {
  const { draft, components, space } = useStoryContext()
  return useCallback(async () => {
    const {
      edited: { content },
      story: { uuid },
    } = draft.get()
    const known = { components, languages: space.languages.map(({ code }) => code) }
    const [stories, levels] = await Promise.all([storiesByUuid(allReferences(content, known)), readLevels()])
    // The story itself counts as published: it is about to be.
    const listed = new Map(
      [...stories].map(([id, story]) => [id, id === uuid ? { ...story, published: true } : story] as const),
    )
    const faults = checkStory(content, { ...known, listed, now: Date.now(), bands: bandsOf(components) })
    return weigh(faults, levels)
  }, [draft, components, space])
}

async function readLevels(): Promise<Levels> {
  const { datasource_entries: entries } = await get<{
    datasource_entries: readonly { readonly name: string; readonly value: string }[]
  }>('datasource_entries', { datasource_slug: DATASOURCE, per_page: 100 })
  return levelsFrom(entries, settings.enforced)
}

const weigh = (faults: readonly Fault[], levels: Levels): readonly WeighedFault[] =>
  faults
    .flatMap((fault) => {
      const level = levels[fault.rule]
      return level === 'off' ? [] : [{ ...fault, level }]
    })
    .sort((a, b) => Number(b.level === 'block') - Number(a.level === 'block'))

/** Colours of the bands in a schema, from the site's tokens. The text is white, except on gold. */
function bandsOf(components: ReturnType<typeof useStoryContext>['components']): Readonly<Record<string, BandColors>> {
  const tokens = getComputedStyle(document.documentElement)
  const token = (name: string): string => tokens.getPropertyValue(`--${name}`).trim()
  const names = [...components.values()].flatMap(({ schema }) => schema.band?.options?.map(({ value }) => value) ?? [])
  return Object.fromEntries(
    [...new Set(names)]
      .map(
        (name) =>
          [name, { background: token(`band-${name}`), lettering: token(name === 'or' ? 'encre' : 'blanc') }] as const,
      )
      .filter(([, { background, lettering }]) => background !== '' && lettering !== ''),
  )
}
