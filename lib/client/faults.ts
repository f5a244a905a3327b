import { commandQueue } from './command-queue.ts'

/** Caught faults, for which the browser fires no event: islands that threw, chunks that failed to load. */
export const { tell: noteFault, takeAll: takeFaults } = commandQueue<unknown>('faults', 10)
