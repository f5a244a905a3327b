import type { NewsletterCalls, NewsletterErrorCode } from '@barriere/shared/contracts/newsletter.ts'
import { type SendFailure, createSender } from './send-call.ts'

export type NewsletterFailure = SendFailure<NewsletterErrorCode>

/** Sends a reader's action by a mailed link. Never rejects. */
export const sendNewsletter = createSender<NewsletterCalls, NewsletterErrorCode>('/api/newsletter')
