import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --config services/casino/drizzle.config.ts` after a change of a schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './services/casino/schema*.ts',
  out: './services/casino/migrations',
  casing: 'snake_case',
})
