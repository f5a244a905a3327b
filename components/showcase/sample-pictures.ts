import type { PictureSources } from '#lib/domain/picture.ts'

const WIDTH = 800
const HEIGHT = 600

/** Drawing of a bay in three colours: sky, sun or moon, sea. It needs no story and no picture service. */
function bay(sky: string, disc: string, sea: string): PictureSources {
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${WIDTH} ${HEIGHT}'>` +
    `<path fill='${sky}' d='M0 0h800v600H0z'/><circle cx='520' cy='300' r='130' fill='${disc}'/>` +
    `<path fill='${sea}' d='M0 380h800v220H0z'/>` +
    `<path fill='none' stroke='${disc}' stroke-width='6' d='M430 420h180M390 460h260M450 500h140'/></svg>`
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, width: WIDTH, height: HEIGHT, sources: [] }
}

/** Colours of the design language as values, because a picture cannot read the page's tokens. */
export const MORNING = bay('#F2CF92', '#FFFBF1', '#0F5A66')
export const DUSK = bay('#94607A', '#E9B95A', '#352550')
export const NIGHT = bay('#132140', '#F8ECD2', '#0B1428')
