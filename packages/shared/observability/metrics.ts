import { processSingleton } from '../process/process-singleton.ts'
import type { LabelValues, METRICS } from './metric-catalogue.ts'

type Catalogue = typeof METRICS

export type MetricName = keyof Catalogue

type Named<Type> = { [N in MetricName]: Catalogue[N]['type'] extends Type ? N : never }[MetricName]

/** `other`: any value outside the catalogue. */
type LabelValue<V extends LabelValues> = V extends readonly (infer T)[] ? T | 'other' : string

export type LabelsOf<N extends MetricName> = {
  readonly [L in keyof Catalogue[N]['labels']]: Catalogue[N]['labels'][L] extends LabelValues
    ? LabelValue<Catalogue[N]['labels'][L]>
    : never
}

/** Current value of a gauge. */
export type Sample = {
  [N in Named<'gauge'>]: { readonly name: N; readonly labels: LabelsOf<N>; readonly value: number }
}[Named<'gauge'>]

type Labels = Readonly<Record<string, string>>

/** Receiver of values. */
export interface Recorder {
  count(name: MetricName, labels: Labels, by: number): void
  observe(name: MetricName, labels: Labels, seconds: number): void
}

/** Reads gauges at each scrape. */
export type GaugeSource = () => readonly Sample[] | Promise<readonly Sample[]>

interface State {
  recorder?: Recorder | undefined
  readonly gauges: Set<GaugeSource>
}

/** Next bundles the middleware and the pages separately; all share one recorder. */
const state = processSingleton<State>('metrics', () => ({ gauges: new Set() }))

/** Without scraping there is no recorder. */
export function setRecorder(recorder: Recorder | undefined): void {
  state.recorder = recorder
}

/** Counts an event. */
export function count<N extends Named<'counter'>>(name: N, labels: LabelsOf<N>, by = 1): void {
  state.recorder?.count(name, labels as Labels, by)
}

/** Adds a duration to its histogram. */
export function observe<N extends Named<'histogram'>>(name: N, labels: LabelsOf<N>, seconds: number): void {
  state.recorder?.observe(name, labels as Labels, seconds)
}

/** Registers gauges of a part of the process. Returns a function that removes them. */
export function addGauges(source: GaugeSource): () => void {
  const { gauges } = state
  gauges.add(source)
  return () => gauges.delete(source)
}

export const gaugeSources = (): readonly GaugeSource[] => [...state.gauges]

const CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const

/** Outcome of a response by its status; `aborted` if the client left before its end. */
export const outcomeOf = (status: number, isComplete = true): (typeof CLASSES)[number] | 'aborted' | 'other' =>
  isComplete ? (CLASSES[Math.floor(status / 100) - 1] ?? 'other') : 'aborted'
