import { answerRequest } from '#lib/api/requests/route.ts'
import { routeMethods } from '#lib/api/route-methods.ts'

export const dynamic = 'force-dynamic'

/** Requests that visitors send by a form. */
export const { DELETE, GET, PATCH, POST, PUT } = routeMethods(answerRequest)
