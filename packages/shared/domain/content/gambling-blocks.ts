/** Blocks that promote gambling by their kind: they include the legal warning. */
export const GAMBLING_BLOCK_NAMES = [
  'casino-games',
  'casino-jackpots',
  'casino-kiosk',
  'level-clock',
  'tournament-structure',
  'tournaments-list',
] as const
