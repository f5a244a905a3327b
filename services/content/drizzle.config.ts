import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --config services/content/drizzle.config.ts` after a change of a schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './services/content/{,assets/,definitions/,history/,people/}schema.ts',
  out: './services/content/migrations',
  casing: 'snake_case',
})
