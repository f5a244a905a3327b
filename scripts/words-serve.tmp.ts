import { serve } from './run/serve.ts'
await serve(false)
