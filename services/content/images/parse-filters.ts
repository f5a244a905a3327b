import {
  IMAGE_FORMATS,
  MAX_FILTER_STEPS,
  type FilterStep,
  type ImageFormat,
  type ImageOperations,
  type Rect,
  type Rgb,
} from './operations.ts'

/** The changes of a filter, and its faults. An unreadable filter changes nothing. */
interface FilterOutcome {
  readonly changes?: Partial<ImageOperations>
  readonly step?: FilterStep
  readonly problem?: string
}

const NUMBER = /^-?\d+(?:\.\d+)?$/
const RECT = /^(\d+)x(\d+):(\d+)x(\d+)$/
const HEX_COLOUR = /^[0-9a-f]{6}$/i

/** Reads `X1xY1:X2xY2`; null if the text has another form or the corners are in the wrong order. */
export const parseRect = (text: string): Rect | null => {
  const found = RECT.exec(text)
  if (found === null) return null
  const [left, top, right, bottom] = found.slice(1).map(Number)
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return null
  return right >= left && bottom >= top ? { left, top, right, bottom } : null
}

const splitArguments = (text: string): string[] =>
  text.trim() === '' ? [] : text.split(',').map((argument) => argument.trim())

interface BoundedNumber {
  readonly value: number
  readonly problem?: string
}

const bounded = (filter: string, text: string | undefined, low: number, high: number): BoundedNumber | null => {
  if (text === undefined || !NUMBER.test(text)) return null
  const value = Number(text)
  if (value >= low && value <= high) return { value }
  return {
    value: Math.min(high, Math.max(low, value)),
    problem: `${filter}: ${text} is outside ${String(low)} to ${String(high)}`,
  }
}

const unreadable = (filter: string, argument: string): FilterOutcome => ({
  problem: `${filter}: cannot read (${argument})`,
})

const withProblem = (outcome: FilterOutcome, ...sources: (BoundedNumber | null | undefined)[]): FilterOutcome => {
  const problem = sources.find((source) => source?.problem !== undefined)?.problem
  return problem === undefined ? outcome : { ...outcome, problem }
}

const parseColour = (text: string): Rgb | null =>
  HEX_COLOUR.test(text)
    ? [Number.parseInt(text.slice(0, 2), 16), Number.parseInt(text.slice(2, 4), 16), Number.parseInt(text.slice(4), 16)]
    : null

const parseBlur = (text: string): FilterOutcome => {
  const [first, second, ...rest] = splitArguments(text)
  const radius = bounded('blur', first, 0, 150)
  const sigma = second === undefined ? radius : bounded('blur', second, 0, 150)
  if (radius === null || sigma === null || rest.length > 0) return unreadable('blur', text)
  return withProblem({ step: { kind: 'blur', sigma: sigma.value } }, radius, sigma)
}

const ANGLES: readonly (0 | 90 | 180 | 270)[] = [0, 90, 180, 270]

const parseRotate = (text: string): FilterOutcome => {
  const angle = ANGLES.find((candidate) => String(candidate) === text.trim())
  return angle === undefined ? unreadable('rotate', text) : { step: { kind: 'rotate', angle } }
}

/** `r[|e],R,G,B[,t]`: radii in pixels, colour 0–255, t = 1 for transparent corners. */
const parseRoundCorner = (text: string): FilterOutcome => {
  const [radii = '', red, green, blue, transparent = '0', ...rest] = splitArguments(text)
  const [first, second, ...more] = radii.split('|').map((radius) => radius.trim())
  const radiusX = bounded('round_corner', first, 0, Number.MAX_SAFE_INTEGER)
  const radiusY = second === undefined ? radiusX : bounded('round_corner', second, 0, Number.MAX_SAFE_INTEGER)
  const colour = [red, green, blue].map((channel) => bounded('round_corner', channel, 0, 255))
  const [r, g, b] = colour
  if (!radiusX || !radiusY || !r || !g || !b || rest.length + more.length > 0 || !/^[01]$/.test(transparent)) {
    return unreadable('round_corner', text)
  }
  return withProblem(
    {
      step: {
        kind: 'round_corner',
        radiusX: radiusX.value,
        radiusY: radiusY.value,
        colour: [Math.round(r.value), Math.round(g.value), Math.round(b.value)],
        transparent: transparent === '1',
      },
    },
    radiusX,
    radiusY,
    ...colour,
  )
}

const parseFormat = (text: string): FilterOutcome => {
  const name = text.trim().toLowerCase()
  const format: ImageFormat | undefined = IMAGE_FORMATS.find(
    (known) => known === name || (known === 'jpeg' && name === 'jpg'),
  )
  return format === undefined ? unreadable('format', text) : { changes: { format } }
}

const parseFill = (text: string): FilterOutcome => {
  const name = text.trim().toLowerCase()
  const fill = name === 'transparent' ? 'transparent' : parseColour(name)
  return fill === null ? unreadable('fill', text) : { changes: { fill } }
}

const withoutArguments =
  (filter: string, outcome: FilterOutcome) =>
  (text: string): FilterOutcome =>
    text.trim() === '' ? outcome : { ...outcome, problem: `${filter}: takes no argument` }

const FILTERS: Readonly<Record<string, (argumentsText: string) => FilterOutcome>> = {
  quality: (text) => {
    const quality = bounded('quality', text.trim(), 0, 100)
    return quality === null
      ? unreadable('quality', text)
      : withProblem({ changes: { quality: Math.round(quality.value) } }, quality)
  },
  brightness: (text) => {
    const amount = bounded('brightness', text.trim(), -100, 100)
    return amount === null
      ? unreadable('brightness', text)
      : withProblem({ step: { kind: 'brightness', amount: amount.value } }, amount)
  },
  focal: (text) => {
    const focal = parseRect(text.replaceAll(/\s/g, ''))
    return focal === null ? unreadable('focal', text) : { changes: { focal } }
  },
  blur: parseBlur,
  rotate: parseRotate,
  format: parseFormat,
  fill: parseFill,
  round_corner: parseRoundCorner,
  grayscale: withoutArguments('grayscale', { step: { kind: 'grayscale' } }),
  no_upscale: withoutArguments('no_upscale', { changes: { noUpscale: true } }),
}

/** Splits a filter list on the colons that lie outside parentheses: `focal()` has colons of its own. */
export const splitFilters = (text: string): string[] => {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (character === '(') depth += 1
    else if (character === ')') depth = Math.max(0, depth - 1)
    else if (character === ':' && depth === 0) {
      parts.push(text.slice(start, index))
      start = index + 1
    }
  }
  parts.push(text.slice(start))
  return parts
}

const parseFilter = (text: string): FilterOutcome => {
  const found = /^([a-z_]+)\(([^()]*)\)$/i.exec(text.trim())
  const name = found?.[1]?.toLowerCase() ?? ''
  const parse = Object.hasOwn(FILTERS, name) ? FILTERS[name] : undefined
  return parse === undefined ? { problem: `unknown filter: ${text.slice(0, 80)}` } : parse(found?.[2] ?? '')
}

/**
 * Reads the text after `filters:`.
 * @returns the settings and steps that could be read, and a sentence for each one that could not.
 */
export const parseFilters = (
  text: string,
): { changes: Partial<ImageOperations>; steps: FilterStep[]; problems: string[] } => {
  let changes: Partial<ImageOperations> = {}
  const steps: FilterStep[] = []
  const problems: string[] = []
  for (const part of splitFilters(text)) {
    const outcome = parseFilter(part)
    changes = { ...changes, ...outcome.changes }
    if (outcome.problem !== undefined) problems.push(outcome.problem)
    if (outcome.step === undefined) continue
    if (steps.length < MAX_FILTER_STEPS) steps.push(outcome.step)
    else problems.push(`more than ${String(MAX_FILTER_STEPS)} filters`)
  }
  return { changes, steps, problems }
}
