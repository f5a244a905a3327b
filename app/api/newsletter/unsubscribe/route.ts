import { answerUnsubscribe } from '#lib/api/newsletter/unsubscribe.ts'

export const dynamic = 'force-dynamic'

/** One-click unsubscription. */
export { answerUnsubscribe as POST }
