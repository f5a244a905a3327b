import type { FullConfig, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import { BLOCKS } from '#blocks/schemas.ts'
import { libraryFingerprint, noteLibraryChecked } from './library.ts'

/**
 * Stores in `e2e/screenshots/checked.sha256` the library's fingerprint when all of its tests have passed, so that the
 * next run leaves them out where nothing has changed (`playwright.config.ts`). Nothing is stored where a test was
 * skipped, such as with another browser, or filtered, and in continuous integration, whose files are not committed.
 */
export default class LibraryReporter implements Reporter {
  #tests: readonly TestCase[] = []
  #fingerprint = ''

  onBegin(_: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests().filter(({ location }) => location.file.endsWith('library.spec.ts'))
    // Before the tests: changes during their run have not been checked.
    if (this.#tests.length > 0) this.#fingerprint = libraryFingerprint()
  }

  onEnd(): void {
    const titles = this.#tests.map(({ title }) => title)
    const isWhole = Object.keys(BLOCKS).every((name) => titles.some((title) => title.startsWith(`${name} is `)))
    const isGreen = this.#tests.every((test) => test.outcome() === 'expected')
    if (isWhole && isGreen && !process.env.CI) noteLibraryChecked(this.#fingerprint)
  }

  printsToStdio(): boolean {
    return false
  }
}
