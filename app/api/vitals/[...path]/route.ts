import { answerVitals } from '#lib/api/vitals/route.ts'
import { routeMethods } from '#lib/api/route-methods.ts'

export const dynamic = 'force-dynamic'

/** Web vitals measured by browsers. */
export const { DELETE, GET, PATCH, POST, PUT } = routeMethods(answerVitals)
