/**
 * An assumption about Next's or React's insides does not hold, as an upgrade may bring about. Always a bug: the page is
 * not stored, and the log has it as an error.
 */
export class BrokenAssumption extends Error {
  override readonly name = 'BrokenAssumption'
}
