import { expect, test } from 'vitest'

/** A public bug report of another project, as an input of our own code. */
export interface Report<Input, Expected> {
  /** Its thread, once in the whole corpus. */
  readonly source: `https://github.com/${string}`
  /** What went wrong there, in one line of our own. */
  readonly says: string
  readonly input: Input
  readonly expected: Expected
}

/** A test for each report: what our code makes of its input is what is right. */
export function checkReports<Input, Expected>(
  reports: readonly Report<Input, Expected>[],
  answerTo: (input: Input) => Expected | Promise<Expected>,
): void {
  for (const { source, says, input, expected } of reports)
    test(`${says} (${source})`, async () => {
      expect(await answerTo(input)).toEqual(expected)
    })
}
