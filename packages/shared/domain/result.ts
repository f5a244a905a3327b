/** Expected failures are values, so that the type checker makes the caller handle them; an exception is a bug. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value })

export const fail = <E>(error: E): Result<never, E> => ({ ok: false, error })
