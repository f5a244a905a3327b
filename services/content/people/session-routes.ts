import { z } from 'zod'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { HttpError } from '../../kit/http-error.ts'
import { withMinimumDuration, withStepsOfFailure } from '../../kit/minimum-duration.ts'
import {
  bodyOf,
  type ManagementApp,
  type ManagementContext,
  newManagementRoutes,
  notFound,
  principalOf,
  queryOf,
} from '../management/context.ts'
import { invalid, readInput } from '../management/input.ts'
import { flagOf } from '../query/params.ts'
import { EDITOR } from '../webhooks/payload.ts'
import { type People, toPrincipal } from './people.ts'
import type { Principal } from './principal.ts'

const text = z.string().max(512)

const Credentials = z.object({ email: text, password: text, code: text.default('') })

const LinkSecret = z.object({ secret: text })

const Enrolment = LinkSecret.extend({ password: text, repeated: text, code: text })

const Forgotten = z.object({ email: text })

const NewPassword = LinkSecret.extend({ password: text, repeated: text })

const OwnChanges = z.object({ lang: z.enum(LOCALES) })

/** A user in the form of the cloud, with our role. */
const toUser = ({ kind, id, email, name, role, language }: Principal) => ({
  ...EDITOR,
  ...(kind === 'person' ? { id: Number(id), userid: email, email } : {}),
  // The official command line knows the token in the configuration by this name.
  friendly_name: id === 'management' ? EDITOR.friendly_name : name,
  role,
  lang: language ?? null,
})

const tooMany = (): HttpError => new HttpError(429, { error: 'Too Many Requests' }, { 'retry-after': '600' })

/** Login, logout, invitation and recovery (`/session`, `/session/invitation`, `/session/recovery`), and `/users/me`. */
export function sessionRoutes(people: People): ManagementApp {
  const app = newManagementRoutes()

  const takeTry = async (context: ManagementContext): Promise<void> => {
    if (!(await people.allowed(context))) throw tooMany()
  }

  app.post('/session', async (context) => {
    await takeTry(context)
    // Account enumeration: every failure has the same answer, and takes whole steps of time.
    const account = await withStepsOfFailure(async () => {
      const given = Credentials.safeParse(((await bodyOf(context)) as { session?: unknown } | undefined)?.session)
      const found = given.success ? await people.accounts.signIn(given.data, people.originOf(context)) : undefined
      if (!found) throw new HttpError(401, { error: 'Unauthorized' })
      return found
    })
    await people.succeeded(context)
    await people.signIn(context, account)
    return context.json({ user: toUser(toPrincipal(account)) })
  })

  // `everywhere`: in all browsers.
  app.delete('/session', async (context) => {
    await people.signOut(context, flagOf(queryOf(context), 'everywhere') === true)
    return context.json({})
  })

  // The secret is in the body, which is not logged.
  app.post('/session/invitation', async (context) => {
    await takeTry(context)
    const { secret } = readInput(LinkSecret, await bodyOf(context), 'invitation')
    const invitation = await people.accounts.invitation(secret)
    if (!invitation) throw notFound()
    await people.succeeded(context)
    return context.json({ invitation })
  })

  app.put('/session/invitation', async (context) => {
    await takeTry(context)
    const { secret, ...given } = readInput(Enrolment, await bodyOf(context), 'invitation')
    const faults = await people.accounts.enrol(secret, given)
    if (!faults) throw notFound()
    if (faults.length > 0) throw invalid({ invitation: [...faults] })
    await people.succeeded(context)
    return context.json({})
  })

  // Account enumeration: answer and duration are the same, whether the account exists or not.
  app.post('/session/recovery', async (context) => {
    await takeTry(context)
    const { email } = readInput(Forgotten, await bodyOf(context), 'recovery')
    await withMinimumDuration(() => people.mailRecovery(email))
    return context.json({})
  })

  app.post('/session/recovery/link', async (context) => {
    await takeTry(context)
    const { secret } = readInput(LinkSecret, await bodyOf(context), 'recovery')
    const recovery = await people.recovery.holderOf(secret)
    if (!recovery) throw notFound()
    await people.succeeded(context)
    return context.json({ recovery })
  })

  app.put('/session/recovery', async (context) => {
    await takeTry(context)
    const { secret, ...given } = readInput(NewPassword, await bodyOf(context), 'recovery')
    const faults = await people.recovery.complete(secret, given)
    if (!faults) throw notFound()
    if (faults.length > 0) throw invalid({ recovery: [...faults] })
    await people.succeeded(context)
    return context.json({})
  })

  app.get('/users/me', (context) => context.json({ user: toUser(principalOf(context)) }))

  app.put('/users/me', async (context) => {
    const { lang } = readInput(OwnChanges, await bodyOf(context), 'user')
    const principal = principalOf(context)
    if (principal.kind !== 'person') throw notFound()
    await people.setLanguage(principal, lang)
    return context.json({ user: toUser({ ...principal, language: lang }) })
  })

  return app
}
