import type { Page } from '@playwright/test'

/**
 * Serves the built scripts that contain `mark` changed, or not at all; `files` is a glob of their addresses. Resolves
 * to a counter of the requests for them.
 */
export async function breakScripts(
  page: Page,
  mark: string,
  change: (script: string) => string | undefined,
  files = '**/_next/static/**/*.js',
): Promise<() => number> {
  let broken = 0
  await page.route(files, async (route) => {
    const response = await route.fetch()
    const script = await response.text()
    if (!script.includes(mark)) return await route.fulfill({ response })
    broken += 1
    const body = change(script)
    await (body === undefined ? route.abort() : route.fulfill({ response, body }))
  })
  return () => broken
}
