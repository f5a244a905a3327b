import { noteFault } from '#lib/client/faults.ts'

// Faults that nothing catches wait for error reporting, which comes late. One of another origin's script has no error.
addEventListener('error', ({ error }) => {
  if (error) noteFault(error)
})
addEventListener('unhandledrejection', ({ reason }) => {
  noteFault(reason)
})
