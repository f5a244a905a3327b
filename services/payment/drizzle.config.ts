import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --config services/payment/drizzle.config.ts` after a change of schema.ts. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './services/payment/schema.ts',
  out: './services/payment/migrations',
  casing: 'snake_case',
})
