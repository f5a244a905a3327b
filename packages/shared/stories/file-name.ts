import type { AssetKind } from './assets.ts'

/** Pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** Size of a picture in pixels, from its address; undefined if the file is no picture. */
export function sizeOf(filename: string): Size | undefined {
  const [, width, height] = /\/f\/[^/]+\/(\d+)x(\d+)\//.exec(filename) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}

export const extensionOf = (filename: string): string => filename.slice(filename.lastIndexOf('.') + 1).toLowerCase()

export function kindOf(filename: string): AssetKind {
  const extension = extensionOf(filename)
  if (['mp4', 'm4v', 'webm'].includes(extension)) return 'video'
  return extension === 'pdf' ? 'document' : 'picture'
}
