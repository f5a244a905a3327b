import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES } from '@barriere/shared/domain/locale.ts'
import { emailKey, isEmail } from '@barriere/shared/domain/people/email.ts'
import { cleanCode, cleanLine } from '@barriere/shared/domain/people/typed-text.ts'
import type { Sql } from '../../kit/database.ts'
import {
  bodyOf,
  idOf,
  type ManagementApp,
  type ManagementContext,
  newManagementRoutes,
  notFound,
  principalOf,
  queryOf,
} from '../management/context.ts'
import { invalid, isYes, readInput } from '../management/input.ts'
import { listOf, refuseFilters, textOf } from '../query/params.ts'
import { actorOf } from './activities.ts'
import type { Collaborator, People } from './people.ts'
import { ROLES } from '@barriere/shared/stories/roles.ts'

const fields = { role: z.enum(ROLES), lang: z.enum(LOCALES) }

const NewCollaborator = z.object({
  email: z.string().overwrite(cleanCode).max(254).refine(isEmail, 'is invalid'),
  name: z.string().overwrite(cleanLine).min(1, "can't be blank").max(80, 'is too long'),
  role: fields.role,
  lang: fields.lang.default(DEFAULT_LOCALE),
})

const CollaboratorChanges = z.object(fields).partial()

/** A collaborator in the form of the cloud; `state` and `locked_until` are extensions of ours. */
const toCollaborator = ({
  number,
  email,
  name,
  role,
  language,
  invitedUntil,
  passwordHash,
  state,
  lockedUntil,
}: Awaited<ReturnType<People['accounts']['list']>>[number]) => ({
  id: number,
  user_id: number,
  role,
  permissions: [],
  field_permissions: '',
  space_role_id: null,
  space_role_ids: [],
  can_act_as_admin: role === 'administrator',
  user: { id: number, userid: email, real_email: email, friendly_name: name, lang: language, disabled: false },
  state,
  has_password: passwordHash !== null,
  // End of a lockout of the login, for some addresses or for all.
  locked_until: lockedUntil?.toISOString() ?? null,
  // With a password, the link would be for a recovery.
  invitation:
    passwordHash === null && invitedUntil
      ? { email, expires_at: invitedUntil.toISOString(), is_expired: state === 'expired' }
      : null,
})

/**
 * `/collaborators` of a space. An invitation is returned once, by the call that creates it, and mailed if `send` is
 * set.
 */
export function collaboratorRoutes(people: People): ManagementApp {
  const { accounts } = people
  const app = newManagementRoutes()

  const answer = async (
    context: ManagementContext,
    email: string,
    { secret, status = 200 }: { secret?: string; status?: 200 | 201 } = {},
  ): Promise<Response> => {
    const row = (await accounts.list()).find((one) => one.email === email)
    if (!row) throw notFound()
    return context.json(
      {
        collaborator: toCollaborator(row),
        ...(secret === undefined ? {} : { invitation_url: people.invitationAddress(secret) }),
      },
      status,
    )
  }

  /** The collaborator in the path. */
  const required = async (context: ManagementContext): Promise<Collaborator> => {
    const account = await people.find(idOf(context))
    if (!account) throw notFound()
    return account
  }

  /** Users cannot change their own rights, so at least one administrator stays. */
  const refuseOwn = (context: ManagementContext, { email }: Collaborator): void => {
    if (principalOf(context).email === email) throw invalid({ base: ['must not be your own account'] })
  }

  const mailing = (context: ManagementContext, wanted: boolean, language: Collaborator['language']) => ({
    actor: actorOf(principalOf(context)),
    ...(wanted
      ? {
          invited: (transaction: Sql, account: Pick<Collaborator, 'id' | 'email' | 'name'>, secret: string) =>
            people.mailInvitation(transaction, account, secret, language),
        }
      : {}),
  })

  const isSent = (body: unknown): boolean => isYes((body as { send?: unknown } | undefined)?.send)

  app.get('/', async (context) => {
    const query = queryOf(context)
    refuseFilters(query, ['by_space_ids', 'with_act_as_roles'])
    const [search, ids] = [textOf(query, 'search')?.toLowerCase(), listOf(query, 'by_ids')]
    const found = (await accounts.list()).filter(
      ({ number, email, name }) =>
        (search === undefined || [email, name].some((text) => text.toLowerCase().includes(search))) &&
        (ids === undefined || ids.includes(String(number))),
    )
    return context.json({ collaborators: found.map(toCollaborator) })
  })

  app.post('/', async (context) => {
    const body = await bodyOf(context)
    const { email, name, role, lang } = readInput(NewCollaborator, body, 'collaborator')
    const change = { ...mailing(context, isSent(body), lang), detail: role }
    const secret = await accounts.add({ email, name, role, language: lang }, change)
    if (secret === undefined) throw invalid({ email: ['has already been taken'] })
    if (isSent(body)) people.outbox.poke()
    return await answer(context, emailKey(email), { secret, status: 201 })
  })

  app.put('/:id', async (context) => {
    const account = await required(context)
    const { role, lang } = readInput(CollaboratorChanges, await bodyOf(context), 'collaborator')
    if (role !== undefined && role !== account.role) refuseOwn(context, account)
    const change = { actor: actorOf(principalOf(context)), detail: role ?? account.role }
    await accounts.setGrant(account.email, { role: role ?? account.role, language: lang ?? account.language }, change)
    return await answer(context, account.email)
  })

  app.post('/:id/reset', async (context) => {
    const body = await bodyOf(context)
    const account = await required(context)
    refuseOwn(context, account)
    const secret = await accounts.reset(account.email, mailing(context, isSent(body), account.language))
    if (secret === undefined) throw notFound()
    if (isSent(body)) people.outbox.poke()
    return await answer(context, account.email, { secret })
  })

  app.post('/:id/unlock', async (context) => {
    const account = await required(context)
    refuseOwn(context, account)
    if (!(await accounts.liftLockout(account.email, { actor: actorOf(principalOf(context)) }))) throw notFound()
    return await answer(context, account.email)
  })

  app.delete('/:id', async (context) => {
    const account = await required(context)
    refuseOwn(context, account)
    if (!(await accounts.remove(account.email, { actor: actorOf(principalOf(context)) }))) throw notFound()
    return context.json({})
  })

  return app
}
