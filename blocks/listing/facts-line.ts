import type { Fact } from '#components/ui/facts.tsx'

/** An editor's line of facts, such as “24 m² · 2 guests”, cut at its middle dots. */
export const factsOfLine = (line: string | undefined): Fact[] =>
  (line ?? '')
    .split('·')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ text }))
