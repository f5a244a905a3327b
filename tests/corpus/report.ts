import { expect, test } from 'vitest'

/** A public bug report of another project, as an input of this project's code. */
export interface Report<Input, Expected> {
  /** Its thread, once in the whole corpus. */
  readonly source: `https://github.com/${string}`
  /** The fault there, in one line of this project's words. */
  readonly says: string
  readonly input: Input
  readonly expected: Expected
}

/** A test for each report: the code gives the right result for its input. */
export function checkReports<Input, Expected>(
  reports: readonly Report<Input, Expected>[],
  answerTo: (input: Input) => Expected | Promise<Expected>,
): void {
  for (const { source, says, input, expected } of reports)
    test(`${says} (${source})`, async () => {
      expect(await answerTo(input)).toEqual(expected)
    })
}
