import type { Env } from '../env.ts'
import { smtpTransport } from './smtp.ts'
import { type MailTransport, mailboxTransport } from './transport.ts'

/** Mail transport: the mail server of the configuration, else the mail service, by default this process's. */
export const transportOf = (env: Env, baseUrl: () => string): MailTransport =>
  env.SMTP_URL === undefined
    ? mailboxTransport(() => env.MAIL_URL ?? `${baseUrl()}/mail`, env.MAIL_TOKEN)
    : smtpTransport(env.SMTP_URL)
