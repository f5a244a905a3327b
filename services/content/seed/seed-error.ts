import { StartError } from '../../kit/start-error.ts'

/** An unreadable file of the content folder. The message contains its name and the fault. */
export class SeedError extends StartError {
  override name = 'SeedError'
}
