/** The start failed for a reason that the operator can fix. The message is one line without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
