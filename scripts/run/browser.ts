import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { exitCode } from './processes.ts'

/** Path of Debian's Chromium package. */
const SYSTEM_CHROMIUM = '/usr/bin/chromium'

/**
 * A Chromium for the browser tests: the one named by `CHROMIUM_PATH`, Playwright's own, the system's, and where
 * there is none, Playwright's download or, if that cannot be reached, Debian's package.
 */
export async function requireBrowser(): Promise<string> {
  const known = findBrowser()
  if (known) return known
  console.log('Installing a browser…')
  const downloaded = await exitCode('node', ['node_modules/@playwright/test/cli.js', 'install', 'chromium'])
  if (downloaded !== 0) {
    await exitCode('apt-get', ['update'])
    await exitCode('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  const installed = findBrowser()
  if (!installed) throw new Error('No Chromium for the browser tests. Install one and name it by CHROMIUM_PATH.')
  return installed
}

/** Path of a Chromium that is installed. */
export const findBrowser = (): string | undefined =>
  [process.env.CHROMIUM_PATH, chromium.executablePath(), SYSTEM_CHROMIUM].find((path) => path && existsSync(path))
