import { noteFault } from '#lib/client/faults.ts'

// Buffers uncaught faults until the error reporting loads. A fault of a cross-origin script has no `error`.
addEventListener('error', ({ error }) => {
  if (error) noteFault(error)
})
addEventListener('unhandledrejection', ({ reason }) => {
  noteFault(reason)
})
