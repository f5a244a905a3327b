const WAVES = Array.from({ length: 5 }, (_, row) => {
  const y = 318 + row * 24
  return `M${-80 + (row % 2) * 60} ${y}${'q30-14 60 0t60 0'.repeat(10)}`
}).join('')

const STARS = [
  [120, 70],
  [236, 132],
  [318, 46],
  [404, 112],
  [846, 58],
  [902, 150],
  [560, 40],
] as const

/** A lighthouse at night, with its lamp on. Inline SVG, so that it needs no request. */
export function OfflineIllustration() {
  return (
    <svg viewBox="0 0 960 420" aria-hidden="true" preserveAspectRatio="xMaxYMid slice">
      <path fill="#132140" d="M0 0h960v420H0Z" />
      <path fill="#1c2e55" d="M0 190h960v110H0Z" />
      {STARS.map(([cx, cy]) => (
        <circle key={cx} cx={cx} cy={cy} r="2.5" fill="#f8ecd2" />
      ))}
      <path fill="#e9b95a" opacity=".9" d="M694 118L0 20v92Z" />
      <path fill="#f2cf92" d="M694 118L0 46v40Z" />
      <path fill="#e9b95a" opacity=".35" d="M694 118l266-44v84Z" />
      <path fill="#0f5a66" d="M0 296h960v124H0Z" />
      <path fill="none" stroke="#1f7a84" strokeWidth="3" d={WAVES} />
      <path fill="#e9b95a" opacity=".5" d="M560 306h230l-40 10H600Zm30 24h170l-30 10H616Z" />
      <path fill="#0b1428" d="M560 420q26-84 92-108h88q86 26 220 70v38Z" />
      <path fill="#94607a" d="M700 312h40q60 20 120 52-80-20-160-30Z" />
      <path fill="#fffbf1" d="M668 152h52l14 164h-80Z" />
      <path fill="#94607a" opacity=".55" d="M702 152h18l14 164h-26Z" />
      <path fill="#b4321f" d="M664.5 192h59l3 36h-65Zm-6 72h71l3 34h-77Z" />
      <path fill="#96260f" d="M703 192h20.5l3 36h-21Zm2.500 72h24l3 34h-25Z" />
      <path fill="#0b1428" d="M656 144h76v10h-76Zm14-10h48v10h-48Z" />
      <path fill="#f8ecd2" d="M674 102h40v32h-40Z" />
      <path fill="#e9b95a" d="M686 102h16v32h-16Z" />
      <path fill="#b4321f" d="M664 102q30-40 60 0Z" />
      <path fill="#b4321f" d="M692.5 70h3v14h-3Z" />
    </svg>
  )
}
