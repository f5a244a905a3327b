import { CASINO_ERRORS, isCasinoErrorCode } from './errors.ts'
import { CASINO_OPERATIONS } from './operations.ts'
import { openApiOf } from '../openapi.ts'

/** OpenAPI 3.1 description of the casino programme's backend. */
export const casinoOpenApi = () =>
  openApiOf({
    title: 'Casino programme',
    description:
      'Accounts, cards, points, rewards and sponsorship of the casino loyalty programme, for the site’s own server. ' +
      'Operations of members ask for a session that has shown the password or a mailed code; where `x-session-level` ' +
      'is `card` for any session, where it is `recent` for one that has done so within five minutes.',
    server: '/casino',
    operations: CASINO_OPERATIONS,
    statusOf: (code) => CASINO_ERRORS[isCasinoErrorCode(code) ? code : 'default'].status,
  })
