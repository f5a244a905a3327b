import { verify } from './verification.ts'

await verify({ browser: false })
