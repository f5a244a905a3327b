import { answerConsent } from '#lib/api/consent/route.ts'
import { routeMethods } from '#lib/api/route-methods.ts'

export const dynamic = 'force-dynamic'

/** Receipts of consent. */
export const { DELETE, GET, PATCH, POST, PUT } = routeMethods(answerConsent)
