/** Rows of cards that do not reach the right edge of their grid: a hole, or a card left alone. Runs in the page. */
export const holes = (): string[] =>
  [...document.querySelectorAll('main article')]
    .map((card) => card.parentElement?.parentElement)
    .filter((grid, index, grids): grid is HTMLElement => !!grid && grids.indexOf(grid) === index)
    .filter((grid) => getComputedStyle(grid).display === 'grid')
    .flatMap((grid) => {
      const { right } = grid.getBoundingClientRect()
      const ends = new Map<number, number>()
      for (const item of [...grid.children].filter((child) => child.checkVisibility())) {
        const box = item.getBoundingClientRect()
        ends.set(Math.round(box.top), Math.max(ends.get(Math.round(box.top)) ?? 0, box.right))
      }
      return [...ends.values()]
        .filter((end) => right - end > 2)
        .map(() => `${grid.childElementCount} cards: ${grid.querySelector('h2, h3, h4')?.textContent}`)
    })
