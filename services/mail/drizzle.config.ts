import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --config services/mail/drizzle.config.ts` after a change of schema.ts. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './services/mail/schema.ts',
  out: './services/mail/migrations',
  casing: 'snake_case',
})
