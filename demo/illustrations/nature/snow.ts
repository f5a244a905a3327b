import { mix } from '../colour.ts'
import type { Inks } from '../palettes.ts'

/** Adds snow to inks without it: sand and roofs become snow, walls become wood. */
export const snowy = (p: Inks): Inks => {
  if (p.snow) return p
  const s = p.sky
  const snow: Inks['sand'] = [
    mix('#fffdf5', s[3], 0.22),
    mix('#c3d7e6', mix(s[2], s[3], 0.3), 0.4),
    mix('#6f86b8', s[1], 0.45),
  ]
  return {
    ...p,
    sand: snow,
    roof: snow,
    wall: p.night ? ['#b06a4a', '#7e4438', '#4a2738', '#2a1730'] : ['#cb8350', '#9a5636', '#62323a', '#3c2133'],
  }
}
