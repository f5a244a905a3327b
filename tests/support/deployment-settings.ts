import { readFileSync } from 'node:fs'

export type Values = Readonly<Record<string, string>>

/** What is no secret and needs a form of its own. */
const EXAMPLES: Values = {
  BOOKING_ENGINE_CHAIN: '24100',
  DATABASE_URL: 'postgres://barriere:secret@postgres:5432/barriere',
  PAYMENT_SITE_ID: '12345678',
  REQUESTS_DESK: 'contact@example.com',
  SMTP_URL: 'smtps://user:secret@mail.example.com:465',
}

/** As an operator fills them in: each empty value gets one of its own. */
export const filled = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value === '' ? (EXAMPLES[name] ?? `own-${name}-`.repeat(4)) : value,
    ]),
  )

/** The settings of `deploy/settings.env.example`, as they stand there. */
export const exampleSettings = (): Values =>
  Object.fromEntries(
    [...readFileSync('deploy/settings.env.example', 'utf8').matchAll(/^([A-Z_0-9]+)=(.*)$/gm)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  )
