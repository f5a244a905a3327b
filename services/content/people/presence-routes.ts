import { z } from 'zod'
import {
  bodyOf,
  idOf,
  type Management,
  type ManagementApp,
  type ManagementContext,
  newManagementRoutes,
  notFound,
  principalOf,
} from '../management/context.ts'
import { readInput } from '../management/input.ts'

const Tab = z.uuid()

const PresenceInput = z.object({ block: z.string().max(255).nullish() })

/**
 * `/stories/{id}/presences/{tab}`, an extension of ours: the heartbeat of a tab. The answer lists the other users, so
 * that one call does both.
 */
export function presenceRoutes({ store, people }: Pick<Management, 'store' | 'people'>): ManagementApp {
  const app = newManagementRoutes()

  /** The account and the tab of a call. Throws 404 for a token, which has no screen, and for an invalid tab. */
  const tabOf = async (context: ManagementContext): Promise<{ accountId: string; tab: string }> => {
    const tab = Tab.safeParse(context.req.param('tab'))
    const account = tab.success ? await people.own(principalOf(context)) : undefined
    if (!account || !tab.data) throw notFound()
    return { accountId: account.id, tab: tab.data }
  }

  app.put('/:id/presences/:tab', async (context) => {
    const { accountId, tab } = await tabOf(context)
    const storyId = idOf(context)
    const { block = null } = readInput(PresenceInput, await bodyOf(context), 'presence')
    if (!(await store.snapshot()).draft.byId.has(storyId)) throw notFound()
    await people.presences.renew(accountId, { tab, storyId, block })
    const others = await people.presences.others(accountId, storyId)
    return context.json({
      presences: others.map(({ number, name, block: at }) => ({ user_id: number, name, block: at })),
    })
  })
  app.delete('/:id/presences/:tab', async (context) => {
    const { accountId, tab } = await tabOf(context)
    await people.presences.leave(accountId, tab)
    return context.json({})
  })
  return app
}
