import { ok } from '#lib/domain/result.ts'
import type { EphHandler } from './call.ts'

const editPerson: EphHandler<'editPerson'> = async ({ hotel, login, body }) => {
  const answer = await hotel.ask('editPerson', { member: login.token, input: body })
  return answer.ok ? ok({ profile: answer.value.profile, birthDate: answer.value.profile.birthDate }) : answer
}

const stay: EphHandler<'stay'> = ({ hotel, login, part }) => hotel.ask('stay', { member: login.token, part })

const renewCard: EphHandler<'renewCard'> = ({ hotel, login, key }) =>
  hotel.ask('renewCard', { member: login.token, key })

type Reads = 'address' | 'stays' | 'advantages' | 'export' | 'deletePhone'

/** An operation of the backend's by the same name, without a body. */
const reads = <N extends Reads>(name: N): EphHandler<N> =>
  (({ hotel, login }) => hotel.ask(name, { member: login.token })) as EphHandler<N>

type Writes = 'createAddress' | 'updateAddress' | 'putPhone' | 'editOptIns' | 'changeEmail' | 'collaboratorInit'

/** The same, with a body of the same form. */
const writes = <N extends Writes>(name: N): EphHandler<N> =>
  (({ hotel, login, body }) => hotel.ask(name, { member: login.token, input: body as never })) as EphHandler<N>

/** What a member has. */
export const MEMBER_HANDLERS = {
  editPerson,
  stay,
  renewCard,
  address: reads('address'),
  stays: reads('stays'),
  advantages: reads('advantages'),
  export: reads('export'),
  deletePhone: reads('deletePhone'),
  createAddress: writes('createAddress'),
  updateAddress: writes('updateAddress'),
  putPhone: writes('putPhone'),
  editOptIns: writes('editOptIns'),
  changeEmail: writes('changeEmail'),
  collaboratorInit: writes('collaboratorInit'),
} as const
