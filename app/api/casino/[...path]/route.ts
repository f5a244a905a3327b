import { answerCasino } from '#lib/api/casino/route.ts'
import { routeMethods } from '#lib/api/route-methods.ts'

export const dynamic = 'force-dynamic'

/** The casino programme. */
export const { DELETE, GET, PATCH, POST, PUT } = routeMethods(answerCasino)
