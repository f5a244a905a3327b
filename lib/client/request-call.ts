import type { RequestErrorCode } from '@barriere/shared/contracts/request-errors.ts'
import type { RequestCalls } from '@barriere/shared/contracts/requests.ts'
import { createSender } from './send-call.ts'

/** Sends a visitor's request by form. Never rejects. */
export const sendRequest = createSender<RequestCalls, RequestErrorCode>('/api/requests')
