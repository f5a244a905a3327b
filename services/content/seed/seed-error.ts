import { StartError } from '../../kit/start-error.ts'

/** A file of the content folder that cannot be read; the message names it and the fault. */
export class SeedError extends StartError {
  override name = 'SeedError'
}
