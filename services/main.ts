// Entry point of the services' process. All else is loaded after the resolution is in force.
import './kit/drizzle-resolution.ts'

await import('./process.ts')
