import type { EntryDecision, EntryRequest, EntryServices, Step } from './step.ts'
import { canonicalStep, existenceStep, guardStep, languageStep, libraryStep, redirectsStep, waysStep } from './steps.ts'

/** In this order; the first that decides ends the walk, and the last always does. */
const STEPS: readonly Step[] = [
  canonicalStep,
  languageStep,
  waysStep,
  redirectsStep,
  guardStep,
  libraryStep,
  existenceStep,
]

/** Decides what a request for a page gets, before anything is rendered. */
export async function decideEntry(request: EntryRequest, services: EntryServices): Promise<EntryDecision> {
  for (const step of STEPS) {
    const decision = await step(request, services)
    if (decision) return decision
  }
  throw new Error('No step decided.')
}
