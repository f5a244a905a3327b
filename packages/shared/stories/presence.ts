/** Milliseconds between two heartbeats of a tab that has a story open. */
export const PRESENCE_EVERY = 10_000

/** Milliseconds without a heartbeat after which a tab counts as closed. Two heartbeats may be lost. */
export const PRESENCE_LASTS = 25_000
