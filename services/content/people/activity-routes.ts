import { type SQL, and, desc, eq } from 'drizzle-orm'
import { type ManagementApp, newManagementRoutes, queryOf } from '../management/context.ts'
import type { Activity } from '../management/rights.ts'
import { pageOf, textOf } from '../query/params.ts'
import type { Store } from '../store/store.ts'
import { activities, collaborators } from './schema.ts'

const MOST = 100

/** `/activities` of a space: the audit trail, the newest first. `key` and `user` restrict it. */
export function activityRoutes({ store }: { readonly store: Store }): ManagementApp {
  const app = newManagementRoutes()
  app.get('/', async (context) => {
    const query = queryOf(context)
    const page = pageOf(query, MOST)
    const [key, user] = [textOf(query, 'key'), textOf(query, 'user')]
    const wanted: SQL | undefined = and(
      // Any text is asked for: one that is no kind has no activities.
      key === undefined ? undefined : eq(activities.kind, key as Activity),
      user === undefined ? undefined : eq(activities.actor, user),
    )
    const [total, rows, snapshot] = await Promise.all([
      store.sql.$count(activities, wanted),
      store.sql
        .select({ activity: activities, name: collaborators.name, number: collaborators.number })
        .from(activities)
        .leftJoin(collaborators, eq(collaborators.email, activities.actor))
        .where(wanted)
        .orderBy(desc(activities.id))
        .limit(page.perPage)
        .offset((page.page - 1) * page.perPage),
      store.snapshot(),
    ])
    context.header('total', String(total))
    context.header('per-page', String(page.perPage))
    return context.json({
      activities: rows.map(({ activity: { id, at, actor, kind, subject, detail }, name, number }) => {
        const story = kind.startsWith('story.')
          ? snapshot.draft.all.find((one) => String(one.id) === subject)
          : undefined
        return {
          activity: { id, key: kind, trackable_id: subject, parameters: detail, created_at: at.toISOString() },
          trackable: story ? { id: story.id, name: story.name, full_slug: story.fullSlug } : null,
          user: { id: number, userid: actor, friendly_name: name ?? actor },
        }
      }),
    })
  })
  return app
}
