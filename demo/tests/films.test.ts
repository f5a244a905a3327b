import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cleanMp4 } from '../../services/content/assets/clean-mp4.ts'
import { FILMS } from '../illustrations/films.ts'
import { assetStem } from '../illustrations/sidecar.ts'

const ASSETS = join(import.meta.dirname, '..', '..', 'content', 'assets', '1')

describe('films', () => {
  it.each(FILMS)('$name is stored as an upload of it would be, without user data', async (film) => {
    const folder = await mkdtemp(join(tmpdir(), 'film-'))
    try {
      const [stored, uploaded] = [join(ASSETS, `${assetStem(film)}.mp4`), join(folder, 'film.mp4')]
      await copyFile(stored, uploaded)
      expect(await cleanMp4(uploaded)).toBe(true)
      expect((await readFile(uploaded)).equals(await readFile(stored))).toBe(true)
    } finally {
      await rm(folder, { recursive: true })
    }
  })
})
