import { answerNewsletter } from '#lib/api/newsletter/route.ts'
import { routeMethods } from '#lib/api/route-methods.ts'

export const dynamic = 'force-dynamic'

/** What a reader does by a mailed link. */
export const { DELETE, GET, PATCH, POST, PUT } = routeMethods(answerNewsletter)
