import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { Registry, collectDefaultMetrics } from 'prom-client'
import { expect, test } from 'vitest'
import { METRICS, type LabelValues, type MetricDefinition } from '@barriere/shared/observability/metric-catalogue.ts'

const FOLDER = 'deploy/observability'
const RUNBOOKS = 'docs/runbooks'

const alerts = readFileSync(`${FOLDER}/alerts.yml`, 'utf8')
const names = [...alerts.matchAll(/- alert: (\w+)$/gm)].map(([, name = '']) => name)
/** Procedures of operators without an alert. */
const PLANNED = ['change-of-keys.md']

const runbooks = readdirSync(RUNBOOKS).filter((file) => file !== 'README.md' && !PLANNED.includes(file))

/** Expressions of the alerts, which are folded blocks, and of the dashboards' panels. */
const expressions = [
  ...[...alerts.matchAll(/expr: >-\n((?: {10}.*\n)+)/g)].map(([, text = '']) => text),
  ...readdirSync(FOLDER)
    .filter((file) => file.startsWith('dashboard-'))
    .flatMap((file) => {
      const { panels } = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as {
        panels: { targets: { expr: string }[] }[]
      }
      return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    }),
]

const catalogue: Readonly<Record<string, MetricDefinition>> = METRICS

/** Metrics of the process itself; `up` is Prometheus' own. */
const registry = new Registry()
collectDefaultMetrics({ register: registry })
const ofProcess = ['up', ...registry.getMetricsAsArray().map(({ name }) => name)]

/** Names of metrics in an expression, each with its matchers: words before a selector, or that are no function. */
const metricsIn = (expression: string): { name: string; matchers: string }[] =>
  [
    ...expression
      .replaceAll(/\b(?:by|without) ?\([^)]*\)/g, '')
      .matchAll(/\b([a-z_][a-z0-9_]*)(?:\{([^}]*)\})?(?!\w|\()/g),
  ]
    .map(([, name = '', matchers = '']) => ({ name, matchers }))
    .filter(({ name }) => name.includes('_') || ['up', 'ready', 'degraded'].includes(name))
    .filter(({ name }) => name !== 'histogram_quantile')

const definitionOf = (name: string) => catalogue[name] ?? catalogue[name.replace(/_(?:bucket|count|sum)$/, '')]

test('every metric that an alert or a dashboard names is one of the code’s', () => {
  expect(expressions.length).toBeGreaterThan(40)
  for (const expression of expressions) {
    const found = metricsIn(expression.replaceAll(/"[^"]*"/g, (text) => text.toUpperCase()))
    expect(found.length, expression).toBeGreaterThan(0)
    for (const { name } of found)
      expect(ofProcess.includes(name) || definitionOf(name) !== undefined, `${name} in ${expression}`).toBe(true)
  }
})

test('every label and value that they ask for exists', () => {
  for (const expression of expressions)
    for (const { name, matchers } of metricsIn(expression)) {
      const labels: Readonly<Record<string, LabelValues>> | undefined = definitionOf(name)?.labels
      for (const [, label = '', values = ''] of matchers.matchAll(/(\w+)=~?"([^"]*)"/g)) {
        if (label === 'job') continue
        const allowed = labels?.[label]
        expect(allowed, `${label} of ${name}`).toBeDefined()
        if (allowed && !('atMost' in allowed))
          for (const value of values.split('|')) expect(allowed, `${name}{${label}}`).toContain(value)
      }
    }
})

test('every alert has a runbook, and every runbook an alert', () => {
  expect(names).toHaveLength(10)
  const linked = [...alerts.matchAll(/runbook: (\S+)$/gm)].map(([, file = '']) => file)
  expect(linked.toSorted()).toEqual(runbooks.map((file) => `${RUNBOOKS}/${file}`).toSorted())
  const index = readFileSync(`${RUNBOOKS}/README.md`, 'utf8')
  for (const name of names) expect(index).toContain(`\`${name}\``)
})

test.each(runbooks)('%s: its alert, its parts, its metrics, and tests that exist', (file) => {
  const text = readFileSync(`${RUNBOOKS}/${file}`, 'utf8')
  expect(names).toContain(/^Alert: `(\w+)`\.$/m.exec(text)?.[1])
  const parts = ['How it shows', 'What visitors see', 'What to do', 'How to verify', 'Made by a test']
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, part]) => part)).toEqual(parts)
  const metrics = [...text.matchAll(/`((?:site|services|backend|log|nodejs|process)_[a-z0-9_]+)/g)].map(
    ([, name = '']) => name,
  )
  for (const name of metrics) expect(ofProcess.includes(name) || definitionOf(name) !== undefined, name).toBe(true)
  const tests = [...text.matchAll(/\]\(\.\.\/\.\.\/([^)]+)\)/g)].map(([, path = '']) => path)
  expect(tests.length).toBeGreaterThan(0)
  for (const path of tests) expect(existsSync(path), path).toBe(true)
})
