import { answerUnsubscribe, answerUnsubscribeVisit } from '#lib/api/newsletter/unsubscribe.ts'

export const dynamic = 'force-dynamic'

/** One-click unsubscription. */
export { answerUnsubscribeVisit as GET, answerUnsubscribe as POST }
