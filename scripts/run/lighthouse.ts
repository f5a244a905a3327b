import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { requireBrowser } from './browser.ts'

/** Categories whose score does not depend on the machine. */
export const STEADY = ['accessibility', 'best-practices', 'seo'] as const

const ALL = ['performance', ...STEADY] as const

type Category = (typeof ALL)[number]

export interface LighthouseReport {
  /** Score out of 100 for each requested category. */
  readonly scores: Readonly<Partial<Record<Category, number>>>
  /** Titles of the failed audits. */
  readonly short: readonly string[]
  /** LCP and TBT in milliseconds, and layout shift, on Lighthouse's throttled phone; NaN without `performance`. */
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  /** Transferred bytes: of everything that the page loaded, and of its HTML alone. */
  readonly bytes: { readonly all: number; readonly html: number }
}

interface NetworkRequest {
  readonly resourceType?: string
  readonly transferSize?: number
}

/** Audits a page with Lighthouse as a phone on a slow network; `headers` are sent with each request. */
export async function auditPage(
  url: string,
  asked: readonly Category[] = ALL,
  headers: Readonly<Record<string, string>> = {},
): Promise<LighthouseReport> {
  const chrome = await launch({
    chromePath: await requireBrowser(),
    chromeFlags: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...asked],
      logLevel: 'silent',
      // French, because the root redirects other languages.
      extraHeaders: { 'Accept-Language': 'fr-FR,fr;q=0.9', ...headers },
    })
    if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
    const { categories, audits } = result.lhr
    const requests = (audits['network-requests']?.details as { items?: NetworkRequest[] } | undefined)?.items ?? []
    const sizeOf = (wanted: readonly NetworkRequest[]) =>
      wanted.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0)
    const scored = STEADY.flatMap((name) => categories[name]?.auditRefs ?? [])
    return {
      scores: Object.fromEntries(asked.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])),
      short: scored
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => audits[id]?.title ?? id),
      lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
      tbt: audits['total-blocking-time']?.numericValue ?? Number.NaN,
      cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
      bytes: {
        all: sizeOf(requests),
        html: sizeOf(requests.filter(({ resourceType }) => resourceType === 'Document')),
      },
    }
  } finally {
    chrome.kill()
  }
}

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`

/** Audits a page and prints the report. A first visit warms the pictures, which are rendered on demand. */
export async function measureLighthouse(origin: string, path: string): Promise<void> {
  await auditPage(origin + path)
  const { scores, short, lcp, tbt, cls, bytes } = await auditPage(origin + path)
  console.log(
    `Lighthouse, mobile  ${path}  ${ALL.map((name) => `${name} ${scores[name]}`).join(' · ')}` +
      `  (LCP ${(lcp / 1000).toFixed(1)} s, TBT ${tbt.toFixed(0)} ms, CLS ${cls.toFixed(3)}, ${kilobytes(
        bytes.all,
      )} in all, HTML ${kilobytes(bytes.html)})`,
  )
  for (const title of short) console.log(`  short of full marks: ${title}`)
}
