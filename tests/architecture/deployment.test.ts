import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Instruction, DockerfileParser } from 'dockerfile-ast'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { LOCALES } from '@barriere/shared/domain/locale.ts'
import { SITE_VARIABLES, parseEnv as parseSite, siteNeeds } from '#lib/process/env.ts'
import { MEMORY } from '#scripts/run/stack.ts'
import { SERVICES_VARIABLES, servicesNeeds } from '#services/kit/deployment.ts'
import { parseEnv as parseServices } from '#services/kit/env.ts'
import { type Values, exampleSettings, filled } from '#tests/support/deployment-settings.ts'
import { modelOf, typeFaults } from '#tests/support/kubernetes-types.ts'

const text = (path: string): string => readFileSync(join('deploy', path), 'utf8')

/** A deployment with these values for both processes starts: production refuses none of them. */
function expectComplete(site: Values, services: Values): void {
  const given = { NODE_ENV: 'production', ...filled(site) }
  expect(siteNeeds(given)).toEqual([])
  expect(parseSite(given).content.assetsProxied).toBe(true)
  expect(servicesNeeds(parseServices({ NODE_ENV: 'production', ...filled(services) }))).toEqual([])
}

/** Variables that each kind of process reads. */
const READ: Readonly<Record<'site' | 'services' | 'purge' | 'database', readonly string[]>> = {
  site: SITE_VARIABLES,
  // PostgreSQL's password is in the address of the database, too.
  services: [...SERVICES_VARIABLES, 'POSTGRES_PASSWORD'],
  purge: ['PURGE_TOKEN', 'PURGE_FOLDER', 'PURGE_HOST', 'PURGE_PORT'],
  database: ['POSTGRES_PASSWORD', 'POSTGRES_USER', 'POSTGRES_DB', 'DATABASE_URL', 'DATA_DIR'],
}

/** Least privilege: no process gets a variable that it does not read, least of all a secret. */
function expectOwn(given: Readonly<Record<keyof typeof READ, readonly Values[]>>): void {
  for (const process of Object.keys(READ) as (keyof typeof READ)[])
    for (const values of given[process]) expect([process, unknownOf(values, READ[process])]).toEqual([process, []])
}

const unknownOf = (values: Values, known: readonly string[]): readonly string[] =>
  Object.keys(values).filter((name) => !known.includes(name))

describe('the container', () => {
  const instructions = DockerfileParser.parse(text('container/Dockerfile')).getInstructions()
  const ofStage = (name: string): readonly Instruction[] => {
    const begin = instructions.findIndex((one) => one.toString().endsWith(` AS ${name}`))
    const rest = instructions.slice(begin + 1)
    const end = rest.findIndex((one) => one.getKeyword() === 'FROM')
    return end === -1 ? rest : rest.slice(0, end)
  }
  const argumentsOf = (stage: string, keyword: string): readonly (string | null)[] =>
    ofStage(stage)
      .filter((one) => one.getKeyword() === keyword)
      .map((one) => one.getArgumentsContent())

  test('has no instruction that there is not', () => {
    const keywords = new Set(instructions.map((one) => one.getKeyword()))
    const known = ['ARG', 'CMD', 'COPY', 'ENV', 'EXPOSE', 'FROM', 'LABEL', 'RUN', 'STOPSIGNAL', 'USER', 'WORKDIR']
    expect([...keywords].toSorted()).toEqual(known)
  })

  test('runs the Node of package.json, nothing as root, and holds no secret', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Values }
    expect(text('container/Dockerfile')).toContain(`ARG NODE=${dependencies.node}-trixie-slim`)
    // `site` and `services` keep the user of `runtime`.
    expect(['site', 'services'].flatMap((stage) => argumentsOf(stage, 'USER'))).toEqual([])
    expect(['runtime', 'tools', 'nginx'].map((stage) => argumentsOf(stage, 'USER').at(-1))).toEqual(
      Array.from({ length: 3 }, () => '1000:1000'),
    )
    const set = instructions.filter((one) => ['ARG', 'ENV'].includes(one.getKeyword()))
    expect(set.map(String).filter((one) => /TOKEN|SECRET|KEY|PEPPER|PASSWORD/.test(one))).toEqual([])
  })

  test('is given what exists, and lets nothing else of the machine in', () => {
    const [first, ...rules] = readFileSync('.dockerignore', 'utf8')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
    expect(first).toBe('*')
    const admitted = rules.filter((rule) => rule.startsWith('!')).map((rule) => rule.slice(1))
    const top = readdirSync('.')
    expect(admitted.filter((path) => !top.includes(path.split('/')[0] ?? ''))).toEqual([])
    const copied = instructions
      .filter((one) => one.getKeyword() === 'COPY' && !one.toString().includes('--from'))
      .flatMap((one) => (one.getArgumentsContent() ?? '').split(/\s+/).slice(0, -1))
      .filter((path) => path !== '.' && !path.includes('*'))
    expect(copied.filter((path) => !admitted.some((one) => path === one || path.startsWith(`${one}/`)))).toEqual([])
  })
})

describe('memory', () => {
  test.each([
    ['container/Dockerfile', 'scripts/site.ts'],
    ['container/Dockerfile', 'services/main.ts'],
    ['systemd/barriere-site@.service', 'scripts/site.ts'],
    ['systemd/barriere-services.service', 'services/main.ts'],
  ])('%s starts %s with the limits that npm start has', (file, program) => {
    const command = text(file)
      .split('\n')
      .find((line) => line.includes(program))
    const flags = command?.match(/--[a-z-]+(?:=\d+)?/g)
    expect(flags).toEqual(MEMORY.flags[program === 'scripts/site.ts' ? 'site' : 'services'])
  })

  test.each(['container/Dockerfile', 'systemd/barriere-site@.service', 'systemd/barriere-services.service'])(
    '%s sets the same of the allocator',
    (file) => {
      const set = [...text(file).matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name = '', value]) => [name, value])
      expect(Object.fromEntries(set)).toEqual(MEMORY.env)
    },
  )
})

/** The parts of a service in a compose file that the test reads. */
interface ComposeService {
  readonly env_file?: readonly string[]
  readonly environment?: Values
  readonly user?: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly networks?: readonly string[]
  readonly ports?: readonly string[]
  readonly volumes?: readonly string[]
}

test('compose: nothing but nginx is reached from outside, and what is ours is hardened and complete', () => {
  const { services, networks, volumes } = parse(text('compose.yaml'), { merge: true }) as {
    services: Record<string, ComposeService>
    networks: Record<string, object>
    volumes: Record<string, null>
  }
  expect(Object.keys(services)).toEqual(expect.arrayContaining(['postgres', 'valkey', 'services', 'site-1', 'site-2']))
  expect(Object.entries(services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['nginx'])
  for (const [name, { user, ...service }] of Object.entries(services)) {
    expect([name, service.read_only, service.cap_drop]).toEqual([name, true, ['ALL']])
    if (name !== 'valkey') expect([name, user]).toEqual([name, name === 'postgres' ? '999:999' : '1000:1000'])
    expect(service.networks?.filter((one) => !(one in networks))).toEqual([])
    const named = (service.volumes ?? []).map((one) => one.split(':')[0] ?? '').filter((one) => !one.startsWith('.'))
    expect(named.filter((one) => !(one in volumes))).toEqual([])
  }
  const given = (name: string): Values => {
    const { env_file: files = [], environment } = services[name] as ComposeService
    return { ...exampleSettings(files.map((file) => /^settings\/(\w+)\.env$/.exec(file)?.[1] ?? file)), ...environment }
  }
  expectComplete(given('site-1'), given('services'))
  expectOwn({
    site: [given('site-1'), given('site-2')],
    services: [given('services')],
    purge: [given('purge')],
    database: [given('postgres'), given('backup')],
  })
})

/** Environment files of a unit, by their names in `deploy/settings`. */
const filesOf = (unit: string): readonly string[] =>
  [...text(`systemd/${unit}`).matchAll(/^EnvironmentFile=\/etc\/barriere\/(\w+)\.env$/gm)].map(([, name = '']) => name)

test('units of systemd are given what their process needs, and no secret besides', () => {
  const [site, services] = ['barriere-site@.service', 'barriere-services.service'].map((unit) =>
    exampleSettings(filesOf(unit)),
  ) as [Values, Values]
  const local = { STORYBLOK_ASSET_ORIGIN: 'http://127.0.0.1:4001/content' }
  expectComplete({ ...site, ...local }, { ...services, DATABASE_URL: '' })
  expectOwn({
    site: [site],
    services: [services],
    purge: [exampleSettings(filesOf('barriere-purge.service'))],
    database: [exampleSettings(filesOf('barriere-backup.service'))],
  })
})

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly data?: Values
  readonly stringData?: Values
  readonly spec?: {
    readonly template?: { readonly metadata?: { readonly labels?: Values }; readonly spec: PodSpec }
    readonly jobTemplate?: JobTemplate
    readonly egress?: readonly object[]
  }
}

interface JobTemplate {
  readonly spec: { readonly template: { readonly spec: PodSpec } }
}

interface PodSpec {
  readonly automountServiceAccountToken?: boolean
  readonly securityContext?: object
  readonly containers: readonly {
    readonly name: string
    readonly securityContext?: object
    readonly resources?: object
    readonly env?: readonly { readonly name: string }[]
    readonly envFrom?: readonly Record<string, { readonly name: string }>[]
  }[]
}

describe('the manifests of Kubernetes', () => {
  const files = readdirSync('deploy/kubernetes').filter((name) => /\.yaml$/.test(name) && name !== 'kustomization.yaml')
  const manifests = files.flatMap((name) =>
    parseAllDocuments(text(`kubernetes/${name}`)).map((document) => document.toJS() as Manifest),
  )
  const pods = manifests.flatMap(({ spec }) => {
    const pod = spec?.template?.spec ?? spec?.jobTemplate?.spec.template.spec
    return pod ? [pod] : []
  })

  test('are what their kinds are, without a field that there is not', { timeout: 60_000 }, async () => {
    for (const manifest of manifests) {
      const models = (await import(/* @vite-ignore */ modelOf(manifest))) as Record<string, ModelClass>
      const Model = models[manifest.kind] as ModelClass
      expect(() => new Model(manifest).validate()).not.toThrow()
    }
    expect(typeFaults(manifests)).toEqual([])
    const misspelt = { ...manifests[0], spec: { replica: 1 } } as unknown as Manifest
    expect(typeFaults([misspelt])).not.toEqual([])
  })

  test('are all applied, and name what there is', () => {
    const { resources } = parse(text('kubernetes/kustomization.yaml')) as { resources: readonly string[] }
    expect(resources.toSorted()).toEqual(files.map((name) => name.replace('.example', '')).toSorted())
    const named = pods.flatMap(({ containers }) =>
      containers.flatMap(({ envFrom = [] }) => envFrom.flatMap((one) => Object.values(one).map(({ name }) => name))),
    )
    const there = manifests
      .filter(({ kind }) => ['ConfigMap', 'Secret'].includes(kind))
      .map(({ metadata }) => metadata.name)
    expect(named.filter((name) => !there.includes(name))).toEqual([])
  })

  test('give no container more than it needs', () => {
    for (const { automountServiceAccountToken, securityContext, containers } of pods) {
      expect(automountServiceAccountToken).toBe(false)
      expect(securityContext).toMatchObject({ runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } })
      for (const container of containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        expect(container.resources).toMatchObject({ requests: {}, limits: { memory: expect.any(String) as string } })
      }
    }
  })

  test('give both processes all that production asks for', () => {
    const valuesOf = (name: string): Values => {
      const holds = ({ kind, metadata }: Manifest) => ['ConfigMap', 'Secret'].includes(kind) && metadata.name === name
      const { data, stringData } = manifests.find(holds) ?? {}
      return { ...data, ...stringData }
    }
    const site = { ...valuesOf('settings'), ...valuesOf('shared-secrets'), ...SITE_OWN.map(valuesOf).reduce(merge) }
    const services = {
      ...valuesOf('settings'),
      ...valuesOf('shared-secrets'),
      ...SERVICES_OWN.map(valuesOf).reduce(merge),
    }
    expectComplete(site, services)
    const [purge, backup] = ['purge', 'backup'].map((name) =>
      pods
        .flatMap(({ containers }) => containers)
        .filter((container) => container.name === name)
        .flatMap(({ env = [] }) => env.map((variable) => [variable.name, '']))
        .reduce<Values>((values, [variable = '', value = '']) => ({ ...values, [variable]: value }), {}),
    ) as [Values, Values]
    expectOwn({ site: [site], services: [services], purge: [purge], database: [backup] })
    expect([Object.keys(purge), Object.keys(backup)]).toEqual([
      expect.arrayContaining(['PURGE_TOKEN']),
      ['DATABASE_URL'],
    ])
  })

  test('let nothing go out but where it is named', () => {
    const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy')
    const everything = policies.find(({ metadata }) => metadata.name === 'nothing')
    expect(everything?.spec).toEqual({ podSelector: {}, policyTypes: ['Ingress', 'Egress'] })
    const apps = manifests.flatMap(({ spec }) => spec?.template?.metadata?.labels?.['app'] ?? [])
    expect(apps).toEqual(expect.arrayContaining(['site', 'services', 'nginx']))
    for (const app of apps) {
      const named = policies.find(({ metadata }) => metadata.name === app)
      expect([app, named?.spec?.egress?.length]).toEqual([app, expect.any(Number)])
    }
  })
})

interface ModelClass {
  new (data: object): { validate(): void }
}

const SITE_OWN = ['site', 'site-secrets']
const SERVICES_OWN = ['services', 'services-secrets']

const merge = (one: Values, other: Values): Values => ({ ...one, ...other })

const analyzes = spawnSync('systemd-analyze', ['--version']).error === undefined

test.skipIf(!analyzes)('units of systemd are well formed and exposed little', () => {
  const folder = mkdtempSync(join(tmpdir(), 'units-'))
  try {
    cpSync('deploy/systemd', folder, { recursive: true })
    const units = readdirSync(folder).filter((name) => /\.(?:service|timer)$/.test(name))
    for (const name of units) {
      const path = join(folder, name)
      // Replaces paths of an operator's machine by local ones.
      const here = readFileSync(path, 'utf8')
        .replaceAll('/opt/barriere/node/bin/node', process.execPath)
        .replaceAll('/opt/barriere/current', folder)
      writeFileSync(path.replace('@', '@3001'), here)
      if (name.includes('@')) rmSync(path)
    }
    const paths = units.map((name) => join(folder, name.replace('@', '@3001')))
    const verified = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], { encoding: 'utf8' })
    expect([verified.status, verified.stderr]).toEqual([0, ''])
    for (const path of paths.filter((one) => one.endsWith('.service'))) {
      const { status, stderr } = spawnSync('systemd-analyze', ['security', '--offline=yes', '--threshold=20', path], {
        encoding: 'utf8',
      })
      expect([path, status, stderr]).toEqual([path, 0, ''])
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('nginx knows the languages that the site has', () => {
  const groups = [...text('nginx/http.conf').matchAll(/\?(?:<\w+>|:)(fr\|[a-z|]+)\)/g)].map(
    ([, languages]) => languages,
  )
  expect(groups).toEqual(Array.from({ length: 4 }, () => LOCALES.join('|')))
})
