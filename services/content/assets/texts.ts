import type { AssetTexts } from './types.ts'

/** Merges texts, so that the plain fields and `meta_data` agree, as in the cloud. */
export function mergeTexts(before: AssetTexts, { metaData, ...plain }: Partial<AssetTexts>): AssetTexts {
  const meta = metaData ?? before.metaData
  const fromMeta = (name: 'alt' | 'title' | 'copyright' | 'source'): string =>
    plain[name] ?? (metaData && typeof meta[name] === 'string' ? meta[name] : before[name])
  const texts = {
    alt: fromMeta('alt'),
    title: fromMeta('title'),
    copyright: fromMeta('copyright'),
    source: fromMeta('source'),
  }
  return { ...texts, focus: plain.focus ?? before.focus, metaData: { ...meta, ...withoutEmpty(texts, meta) } }
}

/** An empty text is copied to `meta_data` only if its key exists there. */
const withoutEmpty = (texts: Readonly<Record<string, string>>, meta: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(texts).filter(([name, text]) => text !== '' || name in meta))
