import { isDatabaseUnavailable } from '../../kit/database-errors.ts'
import { HttpError } from '../../kit/http-error.ts'
import type { Logger } from '../../kit/log.ts'
import type { ContentEvent } from '../store/events.ts'
import type { Author, Store, Work } from '../store/store.ts'
import type { ReleaseRow } from './plans.ts'
import { failRelease, nextRelease, publishRelease } from './releases.ts'
import { failSchedule, nextSchedule, runSchedule } from './schedules.ts'
import { emptyTrash, hasExpiredTrash } from './trash.ts'

/** A scheduled action. */
interface Due {
  at: Date
  author: Author
  run(work: Work): Promise<void>
  fail(work: Work, reason: string): Promise<void>
}

/**
 * Carries out due schedules and releases in chronological order, then empties the trash. Race: every instance may call
 * it. A change locks the space, and checks again under that lock what is due.
 */
export async function runDue(store: Store, log: Logger): Promise<void> {
  while (await isDue(store)) await runNext(store, log)
  const settings = { sql: store.sql, now: new Date(store.now()), settings: store.settings }
  if (await hasExpiredTrash(settings)) await store.change(emptyTrash)
}

async function isDue(store: Store): Promise<boolean> {
  const due = await nextDue(store)
  return due !== undefined && due.at.getTime() <= store.now()
}

async function runNext(store: Store, log: Logger): Promise<void> {
  await store.change(async (work) => {
    const due = await nextDue(work)
    if (!due || due.at > work.now) return
    const authored = { ...work, author: due.author }
    try {
      // Savepoint: an action that fails must not block later ones.
      const events = await work.sql.transaction(async (sql) => {
        const noted: ContentEvent[] = []
        await due.run({ ...authored, sql, notify: (...more) => noted.push(...more) })
        return noted
      })
      if (events.length > 0) work.notify(...events)
    } catch (error) {
      if (isDatabaseUnavailable(error)) throw error
      log[error instanceof HttpError ? 'warn' : 'error']({ error }, 'schedule not carried out')
      await due.fail(authored, reasonOf(error))
    }
  })
}

/** The next schedule or release. */
async function nextDue(work: Pick<Work, 'sql'>): Promise<Due | undefined> {
  const [schedule, release] = [await nextSchedule(work), await nextRelease(work)]
  const releaseAt = release?.releaseAt
  if (release && releaseAt && (!schedule || releaseAt <= schedule.at))
    return {
      at: releaseAt,
      author: authorOf(approverOf(release)),
      run: (running) => publishRelease(running, release.id),
      fail: (running, reason) => failRelease(running, release.id, reason),
    }
  return (
    schedule && {
      at: schedule.at,
      author: authorOf(schedule),
      run: (running) => runSchedule(running, schedule),
      fail: (running, reason) => failSchedule(running, schedule.id, reason),
    }
  )
}

/** The person who set the moment of a release. In old rows it is unknown, and the creator counts. */
const approverOf = ({ approverId, approverName, authorId, authorName }: ReleaseRow) =>
  approverId === null ? { authorId, authorName } : { authorId: approverId, authorName: approverName }

const authorOf = ({ authorId, authorName }: { authorId: string | null; authorName: string | null }): Author => ({
  id: authorId ?? 'service',
  name: authorName ?? 'Service',
})

/** The messages of a refusal as one line; for a bug, no details. */
const reasonOf = (error: unknown): string =>
  error instanceof HttpError
    ? Object.values(Object(error.body) as object)
        .flat()
        .filter((message) => typeof message === 'string')
        .join('; ')
    : 'internal error'
