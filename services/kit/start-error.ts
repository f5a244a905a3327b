/** A start that cannot go on for a reason the operator can mend. The message is one line and needs no stack. */
export class StartError extends Error {
  override name = 'StartError'
}
