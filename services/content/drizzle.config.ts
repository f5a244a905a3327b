import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --config services/content/drizzle.config.ts` after a change of schema.ts. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './services/content/schema.ts',
  out: './services/content/migrations',
  casing: 'snake_case',
})
