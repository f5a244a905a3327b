import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --config services/site/drizzle.config.ts` after a change of a `schema.ts`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./services/site/{sessions,availability,requests,newsletter,desk,vitals,consent}/schema.ts'],
  out: './services/site/migrations',
  casing: 'snake_case',
})
