import { expect, test } from 'vitest'
import { z } from 'zod'
import { SERVICES_VARIABLES, SITE_VARIABLES, notes, servicesSettings, siteSettings } from './variables.ts'

const site = (given: Readonly<Record<string, string>>) => siteSettings(z.object(SITE_VARIABLES).parse(given))

test('nothing set: no metrics, no traces, no wait', () => {
  expect(site({})).toEqual({ metrics: undefined, traces: undefined, drain: 0 })
  expect(notes(site({}))).toHaveLength(2)
})

test('each process has a port of its own', () => {
  const given = { METRICS_PORT: '9464', SERVICES_METRICS_PORT: '9465', METRICS_HOST: '0.0.0.0', DRAIN_SECONDS: '15' }
  expect(site(given)).toMatchObject({ metrics: { host: '0.0.0.0', port: 9464 }, drain: 15_000 })
  expect(servicesSettings(z.object(SERVICES_VARIABLES).parse(given)).metrics?.port).toBe(9465)
  expect(site({ ...given, METRICS_NAMES: 'site-0, site-1' }).metrics?.names).toEqual(['site-0', 'site-1'])
})

test('a receiver of traces, with its headers', () => {
  const given = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otlp.example/base/',
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc=,x-team=web',
    OTEL_TRACES_SAMPLER_ARG: '0.5',
  }
  expect(site(given).traces).toEqual({
    endpoint: 'https://otlp.example/base',
    headers: { 'authorization': 'Bearer abc=', 'x-team': 'web' },
    ratio: 0.5,
  })
})

test.each([
  ['METRICS_PORT', 'many'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'grpc://x'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'authorization'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'a=%zz'],
  ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ['DRAIN_SECONDS', '-1'],
])('%s=%s is refused', (name, value) => {
  expect(() => site({ [name]: value })).toThrow(name)
})
