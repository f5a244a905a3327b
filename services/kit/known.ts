/** A row without its null columns: unknown values are absent. */
export type Known<T> = { [K in keyof T as null extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as null extends T[K] ? K : never]?: NonNullable<T[K]>
}

export const known = <T extends object>(row: T): Known<T> =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as Known<T>
