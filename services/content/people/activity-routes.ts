import { type SQL, and, desc, eq, gte, inArray, lte } from 'drizzle-orm'
import { type ManagementApp, newManagementRoutes, queryOf } from '../management/context.ts'
import type { Activity } from '../management/rights.ts'
import { dateOf, listOf, pageOf, refuseFilters, textOf } from '../query/params.ts'
import type { Store } from '../store/store.ts'
import { activities, collaborators } from './schema.ts'

const MOST = 100

/** `/activities` of a space: the audit trail, the newest first. `key` and `user` are extensions of ours. */
export function activityRoutes({ store }: { readonly store: Store }): ManagementApp {
  const app = newManagementRoutes()
  const kinds = activities.kind.enumValues
  const emailsOf = (numbers: readonly number[]) =>
    store.sql
      .select({ email: collaborators.email })
      .from(collaborators)
      .where(inArray(collaborators.number, numbers.filter(Number.isSafeInteger)))
  app.get('/', async (context) => {
    const query = queryOf(context)
    const page = pageOf(query, MOST)
    refuseFilters(query, ['types'])
    const [key, user, like] = [textOf(query, 'key'), textOf(query, 'user'), textOf(query, 'key_like')]
    const [subjects, owners] = [listOf(query, 'by_trackable_ids'), listOf(query, 'by_owner_ids')?.map(Number)]
    const [from, until] = [dateOf(query, 'created_at_gte'), dateOf(query, 'created_at_lte')]
    const wanted: SQL | undefined = and(
      // Any text is allowed: an unknown kind has no activities.
      key === undefined ? undefined : eq(activities.kind, key as Activity),
      user === undefined ? undefined : eq(activities.actor, user),
      like === undefined
        ? undefined
        : inArray(
            activities.kind,
            kinds.filter((kind) => kind.includes(like)),
          ),
      subjects === undefined ? undefined : inArray(activities.subject, subjects),
      owners === undefined ? undefined : inArray(activities.actor, emailsOf(owners)),
      from === undefined ? undefined : gte(activities.at, new Date(from)),
      until === undefined ? undefined : lte(activities.at, new Date(until)),
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
