import { answerNewsletter } from '#lib/api/newsletter/route.ts'
import { routeMethods } from '#lib/api/route-methods.ts'

export const dynamic = 'force-dynamic'

/** Actions of a reader through mailed links. */
export const { DELETE, GET, PATCH, POST, PUT } = routeMethods(answerNewsletter)
