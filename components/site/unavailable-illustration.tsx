const FOLD = 48
const SCALLOPS = 10

/** Every other fold of a curtain that hangs from `x`, as an SVG path. */
const folds = (x: number, count: number): string =>
  Array.from(
    { length: count },
    (_, index) => `M${x + index * FOLD} 0h${FOLD * 0.42}q-6 180 0 352h-${FOLD * 0.42}q6-180 0-352Z`,
  ).join('')

const RAYS = Array.from({ length: 9 }, (_, index) => {
  const corner = (turn: number) => {
    const angle = Math.PI * (1 + turn / 17)
    return `${Math.round(480 + Math.cos(angle) * 500)} ${Math.round(352 + Math.sin(angle) * 500)}`
  }
  return `M480 352L${corner(index * 2)}L${corner(index * 2 + 1)}Z`
}).join('')

const valance = (depth: number): string => {
  const width = 960 / SCALLOPS
  const scallop = `a${width / 2} ${width / 2.6} 0 0 1 -${width} 0`
  return `M0 0h960v${depth}${scallop.repeat(SCALLOPS)}Z`
}

/** A stage with a curtain that begins to open. Inline SVG, so that it needs no request. */
export function UnavailableIllustration() {
  return (
    <svg viewBox="0 0 960 420" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path fill="#f2cf92" d="M0 0h960v420H0Z" />
      <path fill="#e9b95a" d={RAYS} />
      <path fill="#fffbf1" d="M428 352a52 52 0 0 1 104 0Z" />
      <path fill="#8a3540" d="M0 0h462q-26 170-78 352H0ZM960 0H498q26 170 78 352h384Z" />
      <path fill="#b4321f" d={folds(8, 8) + folds(576, 8)} />
      <path
        fill="#4b2450"
        fillOpacity=".45"
        d="M462 0q-26 170-78 352h-22q50-180 68-352ZM960 0v352H840q70-150 84-352Z"
      />
      <path fill="#e9b95a" d={valance(62)} />
      <path fill="#8a3540" d={valance(52)} />
      <path fill="#352550" d="M0 352h960v68H0Z" />
      <path fill="#f2cf92" fillOpacity=".5" d="M384 352h192l96 68H288Z" />
      <path fill="#13203a" d="M0 352h960v5H0Z" />
      {Array.from({ length: 11 }, (_, index) => (
        <path key={index} fill="#e9b95a" d={`M${64 + index * 80} 404a16 16 0 0 1 32 0Z`} />
      ))}
      <path fill="#13203a" d="M0 404h960v16H0Z" />
    </svg>
  )
}
