const WINDOWS = { columns: 9, rows: 3, x: 330, y: 176, stepX: 46, stepY: 50 } as const

/** The window with a candle. */
const CANDLE = { column: 6, row: 1 } as const

const windowAt = (column: number, row: number): string =>
  `M${WINDOWS.x + column * WINDOWS.stepX} ${WINDOWS.y + row * WINDOWS.stepY}h20v32h-20Z`

const DARK_WINDOWS = Array.from({ length: WINDOWS.columns * WINDOWS.rows }, (_, index) => ({
  column: index % WINDOWS.columns,
  row: Math.floor(index / WINDOWS.columns),
})).filter(({ column, row }) => column !== CANDLE.column || row !== CANDLE.row)

/** Promenade lamps, none of them lit, as an SVG path. */
const LAMPS = [60, 170, 280, 850].map((x) => `M${x} 366v-84M${x - 9} 282h18l-4 -18h-10Z`).join('')

/** A palace at night during a power cut: moonlight and a candle. Inline SVG, so that it needs no request. */
export function ServerErrorIllustration() {
  return (
    <svg viewBox="0 0 960 420" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <path fill="#132140" d="M0 0h960v420H0Z" />
      <path fill="#0b1428" d="M0 0h960v120q-240 60-480 20T0 150Z" />
      <circle cx="170" cy="104" r="46" fill="#f8ecd2" />
      <circle cx="188" cy="94" r="40" fill="#0b1428" />
      <path
        fill="#f8ecd2"
        d={
          'M330 52h3v3h-3ZM452 96h2v2h-2ZM560 40h3v3h-3ZM660 84h2v2h-2Z' +
          'M812 56h3v3h-3ZM892 110h2v2h-2ZM64 40h2v2h-2ZM270 120h2v2h-2Z'
        }
      />
      <path fill="#1c2e55" d="M300 160h360v176H300Z" />
      <path fill="#0f1b36" d="M660 160h120v176H660Z" />
      <path fill="#352550" d="M290 162l28-52h342v52Z" />
      <path fill="#1d1638" d="M660 110h92l38 52H660Z" />
      <path fill="#44506a" d="M290 160h370v6H290ZM290 330h370v8H290Z" />
      <path fill="#352550" d="M452 112q28-64 56 0Z" />
      <path stroke="#44506a" strokeWidth="3" d="M480 80V48" />
      <path fill="#0b1428" d={DARK_WINDOWS.map(({ column, row }) => windowAt(column, row)).join('')} />
      <circle
        cx={WINDOWS.x + CANDLE.column * WINDOWS.stepX + 10}
        cy={WINDOWS.y + CANDLE.row * WINDOWS.stepY + 16}
        r="52"
        fill="#e9b95a"
        fillOpacity=".14"
      />
      <path fill="#e9b95a" d={windowAt(CANDLE.column, CANDLE.row)} />
      <path
        fill="#b4321f"
        d={`M${WINDOWS.x + CANDLE.column * WINDOWS.stepX + 8} ${WINDOWS.y + CANDLE.row * WINDOWS.stepY + 20}h4v12h-4Z`}
      />
      <path
        fill="#fffbf1"
        d={
          `M${WINDOWS.x + CANDLE.column * WINDOWS.stepX + 10} ` +
          `${WINDOWS.y + CANDLE.row * WINDOWS.stepY + 8}l4 8-4 4-4-4Z`
        }
      />
      <path fill="#0b1428" d="M0 336h960v84H0Z" />
      <path fill="#44506a" fillOpacity=".45" d="M0 352h960v4H0Z" />
      <path fill="#e9b95a" fillOpacity=".35" d="M586 374h60v3h-60ZM598 388h36v3h-36ZM592 402h48v3h-48Z" />
      <path fill="#f8ecd2" fillOpacity=".3" d="M110 374h120v3H110ZM134 388h72v3h-72ZM122 402h96v3h-96Z" />
      <path stroke="#7c89a8" strokeWidth="3" fill="none" d={LAMPS} />
      <path
        fill="#060b17"
        d={
          'M884 420q14-150-22-262l10-4q44 108 38 266Z' +
          'M700 84q70-62 150-40 36-44 110-36v150q-40-30-84-6-60-34-104-10-44-34-72-58Z'
        }
      />
    </svg>
  )
}
