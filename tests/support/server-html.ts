import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'

/** `digest` of the error that `next/dynamic` throws for an island that only the browser renders. */
const BROWSER_ONLY = 'BAILOUT_TO_CLIENT_SIDE_RENDERING'

/**
 * The HTML that a visitor receives, with its islands; comments, React's marks between pieces of text, are left out.
 * Throws a component's error.
 */
export async function serverHtml(element: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(element, {
    // Large parts stand where they belong instead of being moved there by a script.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      if ((error as { digest?: unknown }).digest !== BROWSER_ONLY) errors.push(error)
    },
  })
  const html = await text(prelude)
  if (errors.length > 0) throw errors[0]
  return html.replaceAll(/<!--.*?-->/g, '')
}
