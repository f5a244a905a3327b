import type { NextConfig } from 'next'

const config: NextConfig = {
  // The site stores and serves pages before Next (decision 21). Next's own caches would store everything twice.
  cacheMaxMemorySize: 0,
  generateEtags: false,
  // No preload headers: none fits into one character. The page itself contains the preload hints, because the page
  // cache stores the page and not its headers.
  reactMaxHeadersLength: 1,
  // No streaming metadata for any client: pages rendered for one visitor have their title in the head too.
  htmlLimitedBots: /^/,
  // The middleware handles trailing slashes, so that one redirect corrects the whole address.
  skipTrailingSlashRedirect: true,
  // Only for a release's upload (`npm run tool -- source-maps`), which deletes the maps before anything is served.
  productionBrowserSourceMaps: process.env.SOURCE_MAPS === '1',
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run verify` checks types, so that a start does not wait for it. Next has its own tsconfig, because it rewrites
  // the file and adds its generated folder.
  typescript: { ignoreBuildErrors: true, tsconfigPath: 'tsconfig.next.json' },
  experimental: {
    // The block library and the member services take memory only after their first request.
    preloadEntriesOnStart: false,
    // Tree shaking: the SDK's entry points also export hooks, which would be in the scripts of every public page.
    optimizePackageImports: ['@storyblok/react'],
    // CSS chunking: few files, because a page rendered for one visitor waits for all of them. Stored pages link smaller
    // ones (decision 26).
    cssChunking: { type: 'graph', requestCost: 1_000_000 },
  },
  // The package contains TypeScript sources, like the site's own.
  transpilePackages: ['@barriere/shared'],
  serverExternalPackages: ['fontkit', 'pdfkit', 'pino', 'undici', 'storyblok-js-client'],
}

export default config
