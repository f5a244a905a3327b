import { components } from '../schema.ts'
import type { Schema, Schemas } from '../contract/fields.ts'
import { contentFaults } from '../contract/faults.ts'
import { type Coverage, coverageOf, translatableFields } from '../contract/translations.ts'
import type { Store } from '../store/store.ts'
import type { StoryRecord } from '../store/story-record.ts'
import { idOf, listAnswer, type Management, type ManagementApp, newManagementRoutes, notFound } from './context.ts'

/** What the draft of a story lacks. */
interface StoryState {
  readonly id: number
  /** Number of places where the content does not hold to its component's schema. */
  readonly faults: number
  readonly translations: readonly Coverage[]
}

const MOST = 1_000

/** `/story_states` of a space, our own: faults and translations of every story, which the editor's tree shows. */
export function stateRoutes({ store }: Management): ManagementApp {
  const app = newManagementRoutes()
  const states = new StoryStates(store)
  app.get('/', async (context) => listAnswer(context, 'story_states', await states.all(), (state) => state, MOST))
  app.get('/:id', async (context) => context.json({ story_state: await states.one(idOf(context)) }))
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
    const { draft, published, languages, revision } = await this.#store.snapshot()
    const schemas = await this.#schemasAt(revision)
    const codes = languages.map(({ code }) => code)
    const shared = `${schemas.stamp} ${codes.join()}`
    return draft.stories.map((record) => {
      const stamp = `${record.saves} ${record.updatedAt.getTime()} ${record.publishedAt?.getTime() ?? 0} ${shared}`
      const known = this.#known.get(record.id)
      if (known?.stamp === stamp) return known.state
      const state = stateOf(record, published.byId.get(record.id), schemas.byName, codes)
      this.#known.set(record.id, { stamp, state })
      return state
    })
  }

  /** The state of one story with its places: each fault, and each translation that is older than its original. */
  async one(id: number) {
    const { draft, published, languages, revision } = await this.#store.snapshot()
    const record = draft.byId.get(id)
    if (!record) throw notFound()
    const { byName } = await this.#schemasAt(revision)
    const before = published.byId.get(id)?.content
    const codes = languages.map(({ code }) => code)
    return {
      id,
      faults: contentFaults(record.content, byName),
      translations: coverageOf(record.content, before, byName, codes),
      outdated: codes.flatMap((lang) =>
        translatableFields(record.content, before, byName, lang)
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

const stateOf = (
  draft: StoryRecord,
  published: StoryRecord | undefined,
  schemas: Schemas,
  languages: readonly string[],
): StoryState => ({
  id: draft.id,
  faults: contentFaults(draft.content, schemas).length,
  translations: coverageOf(draft.content, published?.content, schemas, languages),
})
