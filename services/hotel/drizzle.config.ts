import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --config services/hotel/drizzle.config.ts` after a change of schema.ts. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './services/hotel/schema.ts',
  out: './services/hotel/migrations',
  casing: 'snake_case',
})
