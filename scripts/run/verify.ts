import { conclude, verifyProject } from './verification.ts'

conclude(await verifyProject())
