import { buildIfStale } from './build.ts'
import { serve } from './serve.ts'

await buildIfStale()
await serve(false)
