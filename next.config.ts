import type { NextConfig } from 'next'

const config: NextConfig = {
  // Pages are stored and answered before Next (decision 21): its own caches would keep everything twice.
  cacheMaxMemorySize: 0,
  generateEtags: false,
  // What a browser should fetch early stands in the page itself, which is stored, and not in a header, which is not:
  // none fits into one character.
  reactMaxHeadersLength: 1,
  // Titles belong into the head, also of pages rendered for one visitor.
  htmlLimitedBots: /^/,
  // The middleware owns slashes: one hop mends everything about an address.
  skipTrailingSlashRedirect: true,
  // Only for a release's upload (`npm run tool -- source-maps`), which takes them away before anything is served.
  productionBrowserSourceMaps: process.env.SOURCE_MAPS === '1',
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run verify` checks types; a start must not wait for it. A tsconfig of its own: Next rewrites it, and adds the
  // folder that it generates into.
  typescript: { ignoreBuildErrors: true, tsconfigPath: 'tsconfig.next.json' },
  experimental: {
    // The library of blocks and the services of members take memory when they are asked for.
    preloadEntriesOnStart: false,
    // Tree shaking: the SDK's entry points also export hooks, which would become scripts of every public page.
    optimizePackageImports: ['@storyblok/react'],
    // CSS chunking: few files, which pages rendered for one visitor wait for. Stored pages link smaller ones (decision
    // 26).
    cssChunking: { type: 'graph', requestCost: 1_000_000 },
  },
  // Sources, as the site's own.
  transpilePackages: ['@barriere/shared'],
  serverExternalPackages: ['fontkit', 'pdfkit', 'pino', 'undici', 'storyblok-js-client'],
}

export default config
