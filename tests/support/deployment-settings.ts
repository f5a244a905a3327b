import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

export type Values = Readonly<Record<string, string>>

/** Values that are no secrets, and need a form of their own. */
const EXAMPLES: Values = {
  BOOKING_ENGINE_CHAIN: '24100',
  DATABASE_URL: 'postgres://barriere:secret@database.example.com:5432/barriere?sslmode=verify-full',
  PAYMENT_SITE_ID: '12345678',
  REQUESTS_DESK: 'contact@example.com',
  SMTP_URL: 'smtps://user:secret@mail.example.com:465',
}

/** Settings as an operator fills them in: each empty value gets a unique one. */
export const filled = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value === '' ? (EXAMPLES[name] ?? createHash('sha256').update(name).digest('hex')) : value,
    ]),
  )

const FILES = ['shared', 'site', 'services', 'purge', 'database'] as const

/** The settings of files of `deploy/settings`, as they stand there; of all by default. */
export const exampleSettings = (files: readonly string[] = FILES): Values =>
  Object.fromEntries(
    files.flatMap((file) =>
      [...readFileSync(`deploy/settings/${file}.env.example`, 'utf8').matchAll(/^([A-Z_0-9]+)=(.*)$/gm)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    ),
  )
