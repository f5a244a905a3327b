import { commandQueue } from './command-queue.ts'

/** Faults that something has caught, so that no event tells them: islands that threw, chunks that did not come. */
export const { tell: noteFault, takeAll: takeFaults } = commandQueue<unknown>('faults', 10)
