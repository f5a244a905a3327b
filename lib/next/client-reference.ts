const CLIENT_REFERENCE = Symbol.for('react.client.reference')

/**
 * Client reference: the form of a `'use client'` module's export while server components are rendered. Calling it would
 * throw; React writes its name into the page's data instead.
 */
export const isClientReference = (type: unknown): boolean =>
  typeof type === 'function' && (type as { $$typeof?: symbol }).$$typeof === CLIENT_REFERENCE
