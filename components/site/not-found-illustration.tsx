const RAYS = 13
const SUN = { x: 560, y: 250 } as const

/** One blade of the fan that rises from the sun, as an SVG path. */
function ray(index: number): string {
  const corner = (turn: number): string => {
    const angle = Math.PI * (1 + turn / (2 * RAYS - 1))
    return `${Math.round(SUN.x + Math.cos(angle) * 1300)} ${Math.round(SUN.y + Math.sin(angle) * 1300)}`
  }
  return `M${SUN.x} ${SUN.y}L${corner(2 * index)}L${corner(2 * index + 1)}Z`
}

const CABINS = [
  { x: 40, roof: '#b4321f' },
  { x: 150, roof: '#8a3540' },
  { x: 260, roof: '#e9b95a' },
] as const

/**
 * The beach out of season: low sun, folded parasols, shuttered cabins. Inline SVG, so that it needs no request.
 */
export function NotFoundIllustration() {
  return (
    <svg viewBox="0 0 960 420" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path fill="#f2cf92" d="M0 0h960v420H0Z" />
      <path fill="#e9b95a" fillOpacity=".55" d={Array.from({ length: RAYS }, (_, index) => ray(index)).join('')} />
      <circle cx={SUN.x} cy={SUN.y} r="92" fill="#fffbf1" />
      <path fill="#0f5a66" d="M0 250h960v90H0Z" />
      <path
        fill="#fffbf1"
        fillOpacity=".5"
        d={
          'M500 262h120v5H500ZM520 278h84v5h-84ZM478 296h150v5H478ZM536 314h52v5h-52Z' +
          'M120 268h90v4h-90ZM770 284h110v4H770ZM300 306h80v4h-80Z'
        }
      />
      <path fill="#13203a" d="M700 250l120-26 90 8 50-12v30Z" />
      <path fill="#f7f0e0" d="M0 336c220-22 420 10 620-4s260-14 340-6v94H0Z" />
      <path fill="#94607a" fillOpacity=".3" d="M140 372l250 26H160ZM700 374l150 14-150-4ZM812 392l140 14-140-4Z" />
      {CABINS.map(({ x, roof }) => (
        <g key={x}>
          <path fill="#fffbf1" d={`M${x} 262h84v112H${x}Z`} />
          <path fill="#94607a" fillOpacity=".4" d={`M${x} 262h26v112H${x}Z`} />
          <path fill={roof} d={`M${x - 8} 264l50-44 50 44Z`} />
          <path fill="#13203a" d={`M${x + 34} 294h36v80H${x + 34}Z`} />
          <path stroke="#f2cf92" strokeWidth="2" d={`M${x + 36} 306h32m-32 12h32m-32 12h32m-32 12h32m-32 12h32`} />
        </g>
      ))}
      <FoldedParasol x={700} y={378} height={170} colour="#b4321f" />
      <FoldedParasol x={812} y={398} height={200} colour="#0f5a66" />
      <FoldedParasol x={452} y={366} height={120} colour="#8a3540" />
    </svg>
  )
}

function FoldedParasol({ x, y, height, colour }: { x: number; y: number; height: number; colour: string }) {
  const top = y - height
  return (
    <g>
      <path stroke="#13203a" strokeWidth="4" d={`M${x} ${y}V${top - 10}`} />
      <path fill={colour} d={`M${x} ${top}l13 ${height * 0.56}h-26Z`} />
      <path fill="#fffbf1" d={`M${x} ${top}l4 ${height * 0.56}h-9Z`} />
      <path stroke="#e9b95a" strokeWidth="4" d={`M${x - 11} ${top + height * 0.42}h22`} />
    </g>
  )
}
