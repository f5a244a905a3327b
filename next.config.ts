import { join } from 'node:path'
import type { NextConfig } from 'next'

const config: NextConfig = {
  // The page store names its folder after the build, and carries the pages' security policy.
  cacheHandler: join(import.meta.dirname, 'lib/http/page-cache/handler.ts'),
  cacheMaxMemorySize: 0,
  // The middleware owns slashes: one hop mends everything about an address.
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run verify` checks types; a start must not wait for it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // All of the style is 18 KB, and the first paint waits for it: one file comes sooner than five.
    cssChunking: { type: 'graph', requestCost: 1_000_000 },
  },
  serverExternalPackages: ['pino', 'undici', 'storyblok-js-client'],
}

export default config
