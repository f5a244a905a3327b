import type { Fact } from '#components/ui/facts.tsx'

/** Splits an editor's line of facts at its middle dots: “24 m² · 2 guests”. */
export const factsOfLine = (line: string | undefined): Fact[] =>
  (line ?? '')
    .split('·')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ text }))
