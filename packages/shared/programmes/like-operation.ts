import type { Call } from '../contracts/call.ts'

type Like<O extends Call, Code extends string> = Pick<O, 'answer' | 'auth'> & {
  readonly errors: readonly Code[]
  readonly idempotent?: true
}

/** Makes the browser's calls from a backend's operations. */
export function likeOperations<const T extends Readonly<Record<string, Call<Code>>>, Code extends string>(
  operations: T,
) {
  /** A call with an operation's answer, errors and authentication; its handler calls that operation. */
  function like<N extends keyof T>(name: N): Like<T[N], Code> {
    const { answer, auth, errors, idempotent }: Call<Code> = operations[name] as T[N]
    return { answer, auth, errors, ...(idempotent ? { idempotent } : {}) } as Like<T[N], Code>
  }

  /** The same with the operation's input: the API route forwards it without a handler. */
  function passThrough<N extends keyof T>(
    name: N,
  ): Like<T[N], Code> & Pick<T[N], Extract<keyof T[N], 'input'>> & { readonly backend: N } {
    const { input }: Call<Code> = operations[name] as T[N]
    return { ...like(name), ...((input ? { input } : {}) as Pick<T[N], Extract<keyof T[N], 'input'>>), backend: name }
  }

  return { like, passThrough }
}
