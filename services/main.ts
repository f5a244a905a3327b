// Entry point of the services' process. The resolution hook is loaded before everything else.
import './kit/drizzle-resolution.ts'

await import('./process.ts')
