import type { z } from 'zod'
import type { optIns as optInsSchema } from '@barriere/shared/programmes/hotel/fields.ts'
import type { Handler } from '../http/call.ts'
import { lockOwn } from '../programme.ts'
import { writeOptIns } from './contact.ts'

/** Whether the hotels may write by at least one channel. */
export const hotelOptinOf = ({ hotel }: z.output<typeof optInsSchema>): boolean =>
  hotel.email || hotel.sms || hotel.mail

export const editOptIns: Handler<'editOptIns'> = ({ hotel, input, session }) =>
  hotel.sql.transaction(async (transaction) => {
    const { id } = await lockOwn(transaction, session)
    await writeOptIns(transaction, id, input, new Date(hotel.clock.now()))
    return { hotelOptin: hotelOptinOf(input), optIns: input }
  })
