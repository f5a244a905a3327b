import type { CSSProperties, ReactNode } from 'react'

export type HeadingLevel = 1 | 2 | 3 | 4

interface HeadingProps {
  level: HeadingLevel
  id?: string | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
  children: ReactNode
}

/** Heading whose level is a prop; its size comes from the class, not from the level. */
export function Heading({ level, id, className, style, children }: HeadingProps) {
  const Tag = `h${level}` as const
  return (
    <Tag id={id} className={className} style={style}>
      {children}
    </Tag>
  )
}

/** The next lower rank (at most 4), for titles inside a section whose title has rank `level`. */
export const below = (level: HeadingLevel): HeadingLevel => (level === 4 ? 4 : ((level + 1) as HeadingLevel))
