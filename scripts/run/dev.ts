import { watchEnhancers } from './enhancers.ts'
import { serve } from './serve.ts'

const stopWatching = await watchEnhancers()
await serve(true)
await stopWatching()
