import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { temporaryDataDir } from '#services/test-support/embedded-database.ts'
import { sized } from '@barriere/testing/test-size.ts'
import { openDatabase, type Database } from '../../kit/database.ts'
import { HttpError } from '../../kit/http-error.ts'
import { createLog } from '../../kit/log.ts'
import { createStory, discardChanges, publishStory, unpublishStory, updateStory } from '../management/story-changes.ts'
import { actAs } from '../people/acting.ts'
import type { Role } from '@barriere/shared/stories/roles.ts'
import { spaces, stories } from '../schema.ts'
import type { Work } from '../store/store.ts'
import { testStore } from '../store/test-store.ts'
import { runDue } from './due.ts'
import { createRelease, publishRelease, saveInRelease } from './releases.ts'
import { restoreVersion } from './restore.ts'
import { cancelSchedules, schedule } from './schedules.ts'
import { restoreFromTrash, trashStory } from './trash.ts'
import { versionsOf } from './versions.ts'

const log = createLog('silent')
const MINUTE = 60_000
const COUNT = 2
const PLAIN = { publish: false, assetOrigin: '' }

/** Model of the space, as small as possible. */
interface Modelled {
  draft: string
  published: string | null
  trashed: boolean
  publishAt: number | null
  /** Version that will be published. */
  held: string
  expireAt: number | null
  /** Every title that was ever public. */
  seen: Set<string>
  /** Title in the open release. */
  released: string | null
}

type Step =
  | { do: 'save'; story: number; title: string; by: Role }
  | { do: 'release'; story: number; title: string }
  | { do: 'publish' | 'unpublish' | 'discard' | 'trash' | 'restore' | 'cancel'; story: number }
  | { do: 'version'; story: number; index: number }
  | { do: 'schedule'; story: number; kind: 'publish' | 'expire'; minutes: number }
  | { do: 'wait'; minutes: number }
  | { do: 'publishRelease' }

const story = fc.integer({ min: 0, max: COUNT - 1 })
const minutes = fc.integer({ min: 1, max: 30 })
const title = fc.stringMatching(/^[a-z]{1,3}$/)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('save' as const),
      story,
      title,
      by: fc.constantFrom<Role[]>('editor', 'publisher'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('release' as const), story, title }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('publish' as const), story }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('unpublish' as const, 'discard' as const, 'cancel' as const), story }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('trash' as const, 'restore' as const), story }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('version' as const), story, index: fc.nat(5) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('schedule' as const),
      story,
      kind: fc.constantFrom('publish' as const, 'expire' as const),
      minutes,
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes }) },
  { weight: 1, arbitrary: fc.constant({ do: 'publishRelease' as const }) },
)

/** Runs a step. A refusal (404, 422) changes nothing, and is a valid result. */
async function accepted(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (error instanceof HttpError) return false
    throw error
  }
}

describe('random sequences of changes', () => {
  let database: Database
  let dataDir = ''

  beforeAll(async () => {
    dataDir = await temporaryDataDir('history-model-')
    database = await openDatabase({ url: undefined, dataDir, log })
    await database.migrate('content', join(import.meta.dirname, '../migrations'))
  })
  afterAll(async () => {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  })

  /** One space with its model. */
  class Run {
    readonly clock = { time: Date.parse('2026-11-02T11:00:00Z'), now: () => this.clock.time }
    readonly store = testStore(database, this.clock)
    readonly ids: number[] = []
    readonly model: Modelled[] = []
    release = 0

    async begin(): Promise<void> {
      await database.sql.delete(stories)
      await database.sql.delete(spaces)
      await database.sql.insert(spaces).values({ id: 1, name: 'Model', domain: '', languages: [], cv: 1, revision: 1 })
      for (let index = 0; index < COUNT; index += 1) {
        const content = { component: 'page', title: `${index}` }
        this.ids.push(
          await this.store.change((work) =>
            createStory(work, { name: `S${index}`, slug: `s${index}`, is_folder: false, content }, PLAIN),
          ),
        )
        this.model.push({
          draft: `${index}`,
          published: null,
          trashed: false,
          publishAt: null,
          held: '',
          expireAt: null,
          seen: new Set(),
          released: null,
        })
      }
      this.release = await this.store.change((work) => createRelease(work, { name: 'Release' }))
    }

    #change(index: number, change: (work: Work, id: number) => Promise<unknown>): Promise<boolean> {
      return accepted(this.store.change((work) => change(work, this.ids[index] ?? 0)))
    }

    #show(story: Modelled, text: string): void {
      story.published = text
      story.held = text
      story.seen.add(text)
    }

    /** Carries out due plans in chronological order. */
    #pass(until: number): void {
      for (;;) {
        const due = this.model
          .flatMap((story) => [
            { story, kind: 'publishAt' as const, at: story.publishAt },
            { story, kind: 'expireAt' as const, at: story.expireAt },
          ])
          .filter((entry): entry is typeof entry & { at: number } => entry.at !== null && entry.at <= until)
          .sort((left, right) => left.at - right.at)[0]
        if (!due) return
        due.story[due.kind] = null
        if (due.kind === 'publishAt') this.#show(due.story, due.story.held)
        else due.story.published = null
      }
    }

    async take(step: Step): Promise<void> {
      if (step.do === 'wait') {
        this.clock.time += step.minutes * MINUTE
        await runDue(this.store, log)
        this.#pass(this.clock.time)
        return
      }
      if (step.do === 'publishRelease') {
        const done = await accepted(this.store.change((work) => publishRelease(work, this.release)))
        expect(done).toBe(true)
        for (const story of this.model) {
          if (story.released === null || story.trashed) continue
          story.draft = story.released
          this.#show(story, story.released)
        }
        for (const story of this.model) story.released = null
        this.release = await this.store.change((work) => createRelease(work, { name: 'Next' }))
        return
      }
      const story = this.model[step.story] as Modelled
      const content = (text: string) => ({ content: { component: 'page', title: text } })
      switch (step.do) {
        case 'save': {
          const principal = { kind: 'person' as const, id: step.by, name: step.by, role: step.by }
          const done = await actAs({ principal, record: () => Promise.resolve() }, () =>
            this.#change(step.story, (work, id) => updateStory(work, id, content(step.title), PLAIN)),
          )
          expect(done).toBe(!story.trashed)
          if (!done) return
          // Four eyes: a publisher's change updates the held version, an editor's does not.
          if (step.by === 'publisher' && story.held === story.draft) story.held = step.title
          story.draft = step.title
          return
        }
        case 'release': {
          const done = await this.#change(step.story, (work, id) =>
            saveInRelease(work, id, this.release, content(step.title), PLAIN),
          )
          expect(done).toBe(!story.trashed)
          if (done) story.released = step.title
          return
        }
        case 'publish': {
          const done = await this.#change(step.story, publishStory)
          expect(done).toBe(!story.trashed)
          if (done) this.#show(story, story.draft)
          return
        }
        case 'unpublish': {
          const done = await this.#change(step.story, unpublishStory)
          expect(done).toBe(!story.trashed)
          if (done) story.published = null
          return
        }
        case 'discard': {
          const done = await this.#change(step.story, discardChanges)
          expect(done).toBe(!story.trashed)
          if (done) story.draft = story.published ?? story.draft
          return
        }
        case 'trash': {
          const done = await this.#change(step.story, trashStory)
          expect(done).toBe(!story.trashed)
          story.trashed = true
          story.publishAt = story.expireAt = null
          return
        }
        case 'restore': {
          const done = await this.#change(step.story, restoreFromTrash)
          expect(done).toBe(story.trashed)
          story.trashed = false
          return
        }
        case 'cancel':
          await this.#change(step.story, (work, id) => cancelSchedules(work, [id]))
          story.publishAt = story.expireAt = null
          return
        case 'version': {
          const id = this.ids[step.story] ?? 0
          const kept = (await versionsOf(this.store, id))[step.index]
          if (!kept) return
          const done = await this.#change(step.story, (work) => restoreVersion(work, id, kept.id))
          expect(done).toBe(!story.trashed)
          if (done) story.draft = String(kept.version.content.title)
          return
        }
        case 'schedule': {
          const at = this.clock.time + step.minutes * MINUTE
          const other = step.kind === 'publish' ? story.expireAt : story.publishAt
          const fits = other === null || (step.kind === 'publish' ? at < other : at > other)
          const done = await this.#change(step.story, (work, id) => schedule(work, id, step.kind, new Date(at)))
          expect(done).toBe(!story.trashed && fits)
          if (done) story[step.kind === 'publish' ? 'publishAt' : 'expireAt'] = at
          if (done && step.kind === 'publish') story.held = story.draft
          return
        }
      }
    }

    async verify(): Promise<void> {
      const snapshot = await this.store.snapshot()
      const visible = this.ids.map((id) => snapshot.published.byId.get(id)?.content.title ?? null)
      expect(visible).toEqual(this.model.map(({ published, trashed }) => (trashed ? null : published)))
      const rows = await Promise.all(
        this.ids.map(async (id) => (await database.sql.select().from(stories).where(eq(stories.id, id)))[0]),
      )
      expect(rows.map((row) => row?.content.title)).toEqual(this.model.map(({ draft }) => draft))
    }

    /** Every version that was ever public is in the history. */
    async verifyHistory(): Promise<void> {
      for (const [index, { seen }] of this.model.entries()) {
        const versions = await versionsOf(this.store, this.ids[index] ?? 0)
        const titles = new Set(versions.map(({ version }) => String(version.content.title)))
        expect([...seen].filter((text) => !titles.has(text))).toEqual([])
      }
    }
  }

  test('leave the space as a small model says, and lose nothing that was published', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 40, maxLength: 60, size: 'max' }), async (steps) => {
        const run = new Run()
        await run.begin()
        for (const next of steps) {
          await run.take(next)
          await run.verify()
        }
        await run.verifyHistory()
      }),
      { numRuns: sized(15, 60, 500), interruptAfterTimeLimit: 240_000 },
    )
  })
})
