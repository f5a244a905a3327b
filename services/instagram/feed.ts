import { readFile, readdir } from 'node:fs/promises'
import { z } from 'zod'
import { CAPTIONS } from './captions.ts'

/** A post without its time and address, which depend on the clock and the request. */
export interface Post {
  readonly id: string
  readonly shortcode: string
  readonly caption: string
  readonly altText: string
  /** Path of the picture's original in the content service, `/f/…`. */
  readonly path: string
}

const Sidecar = z.object({ filename: z.url(), alt: z.string().default('') })

const NAME = /^insta-(\d+)_\d+\.json$/

/**
 * The pictures `insta-1`, `insta-2`, … in a folder of assets of the official command line tool; the lowest number is
 * the newest post. Empty without such a folder.
 */
export async function readPosts(folder: string): Promise<Post[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const numbered = names
    .flatMap((name) => {
      const number = Number(NAME.exec(name)?.[1])
      return Number.isNaN(number) ? [] : [{ name, number }]
    })
    .toSorted((a, b) => a.number - b.number)
  return Promise.all(
    numbered.map(async ({ name, number }) => {
      const { filename, alt } = Sidecar.parse(JSON.parse(await readFile(`${folder}/${name}`, 'utf8')))
      return {
        id: String(17_900_000_000_000_000n + BigInt(number)),
        shortcode: `Barriere${String(number).padStart(3, '0')}`,
        caption: CAPTIONS[(number - 1) % CAPTIONS.length] ?? '',
        altText: alt,
        path: new URL(filename).pathname,
      }
    }),
  )
}
