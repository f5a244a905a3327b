import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { exitCode } from './processes.ts'

/**
 * Debian's packages. Chromium's headless shell comes first: the engine without the windows of a desktop, for two thirds
 * of the processor time of `chromium --headless`.
 */
const SYSTEM_BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']

/**
 * A Chromium for the browser tests: the one named by `CHROMIUM_PATH`, the system's, Playwright's own, and where there
 * is none, Playwright's download or, if that cannot be reached, Debian's package.
 */
export async function requireBrowser(): Promise<string> {
  const known = findBrowser()
  if (known) return known
  console.log('Installing a browser…')
  const downloaded = await exitCode('node', ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  if (downloaded !== 0) {
    await exitCode('apt-get', ['update'])
    await exitCode('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const installed = findBrowser()
  if (!installed) throw new Error('No Chromium for the browser tests. Install one and name it by CHROMIUM_PATH.')
  return installed
}

/** Path of a Chromium that is installed. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS, chromium.executablePath()].find((path) => path && existsSync(path))
