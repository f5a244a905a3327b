import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { components, stories } from '../schema.ts'
import type { Schema, Schemas } from '@barriere/shared/stories/schema-fields.ts'
import { translatedKey } from '@barriere/shared/stories/types.ts'
import { contentFaults } from '@barriere/shared/stories/schema-faults.ts'
import { type Coverage, coverageOf, translatableFields } from '@barriere/shared/stories/translations.ts'
import type { Store } from '../store/store.ts'
import type { StoryRecord } from '../store/story-record.ts'
import { readInput } from './input.ts'
import { requireStory } from './story-changes.ts'
import {
  bodyOf,
  idOf,
  listAnswer,
  type Management,
  type ManagementApp,
  newManagementRoutes,
  notFound,
} from './context.ts'

/** Faults and missing translations of a story's draft. */
interface StoryState {
  readonly id: number
  /** Number of places where the content violates its component's schema. */
  readonly faults: number
  readonly translations: readonly Coverage[]
}

const MOST = 1_000

const StateInput = z.object({ up_to_date: z.array(z.object({ lang: z.string(), uid: z.string(), field: z.string() })) })

/** `/story_states` of a space, an extension of ours: faults and translations of every story, for the editor's tree. */
export function stateRoutes({ store }: Management): ManagementApp {
  const app = newManagementRoutes()
  const states = new StoryStates(store)
  app.get('/', async (context) => listAnswer(context, 'story_states', await states.all(), (state) => state, MOST))
  app.get('/:id', async (context) => context.json({ story_state: await states.one(idOf(context)) }))
  /** Marks translations as up to date: `{story_state: {up_to_date: [{lang, uid, field}]}}`. */
  app.put('/:id', async (context) => {
    const id = idOf(context)
    const { up_to_date: named } = readInput(StateInput, await bodyOf(context), 'story_state')
    await store.change(async (work) => {
      const { outdated } = await requireStory(work, id)
      const done = new Set(named.map(({ lang, uid, field }) => `${uid}.${translatedKey(field, lang)}`))
      const left = Object.fromEntries(Object.entries(outdated).filter(([name]) => !done.has(name)))
      await work.sql.update(stories).set({ outdated: left }).where(eq(stories.id, id))
    })
    return context.json({ story_state: await states.one(id) })
  })
  return app
}

/** Memoised: the schemas by the space's revision, which every change raises, and the states by story and schemas. */
class StoryStates {
  readonly #store: Store
  readonly #known = new Map<number, { readonly stamp: string; readonly state: StoryState }>()
  #schemas: { readonly revision: number; readonly stamp: string; readonly byName: Schemas } | undefined

  constructor(store: Store) {
    this.#store = store
  }

  async all(): Promise<StoryState[]> {
    const { draft, languages, revision } = await this.#store.snapshot()
    const schemas = await this.#schemasAt(revision)
    const codes = languages.map(({ code }) => code)
    const shared = `${schemas.stamp} ${codes.join()}`
    return draft.stories.map((record) => {
      const outdated = Object.keys(record.outdated).join()
      const stamp = `${record.saves} ${record.updatedAt.getTime()} ${outdated} ${shared}`
      const known = this.#known.get(record.id)
      if (known?.stamp === stamp) return known.state
      const state = stateOf(record, schemas.byName, codes)
      this.#known.set(record.id, { stamp, state })
      return state
    })
  }

  /** The state of one story with all places: each fault, and each outdated translation. */
  async one(id: number) {
    const { draft, languages, revision } = await this.#store.snapshot()
    const record = draft.byId.get(id)
    if (!record) throw notFound()
    const { byName } = await this.#schemasAt(revision)
    const outdated = outdatedOf(record)
    const codes = languages.map(({ code }) => code)
    return {
      id,
      faults: contentFaults(record.content, byName),
      translations: coverageOf(record.content, outdated, byName, codes),
      outdated: codes.flatMap((lang) =>
        translatableFields(record.content, outdated, byName, lang)
          .filter(({ state }) => state === 'outdated')
          .map(({ placed, field }) => ({ lang, uid: placed.block._uid, field })),
      ),
    }
  }

  async #schemasAt(revision: number) {
    if (this.#schemas?.revision === revision) return this.#schemas
    const rows = await this.#store.sql.select().from(components)
    const stamp = `${rows.length} ${Math.max(0, ...rows.map(({ updatedAt }) => updatedAt.getTime()))}`
    const byName =
      stamp === this.#schemas?.stamp
        ? this.#schemas.byName
        : new Map(
            rows.map(({ name, definition }) => [name, { schema: {}, ...definition, name } satisfies Schema] as const),
          )
    this.#schemas = { revision, stamp, byName }
    return this.#schemas
  }
}

const outdatedOf = ({ outdated }: StoryRecord): ReadonlySet<string> => new Set(Object.keys(outdated))

const stateOf = (draft: StoryRecord, schemas: Schemas, languages: readonly string[]): StoryState => ({
  id: draft.id,
  faults: contentFaults(draft.content, schemas).length,
  translations: coverageOf(draft.content, outdatedOf(draft), schemas, languages),
})
