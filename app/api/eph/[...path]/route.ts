import { answerEph } from '#lib/api/eph/route.ts'
import { routeMethods } from '#lib/api/route-methods.ts'

export const dynamic = 'force-dynamic'

/** The hotel programme. */
export const { DELETE, GET, PATCH, POST, PUT } = routeMethods(answerEph)
