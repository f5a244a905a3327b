import { type OxlintConfig, type OxlintOverride, defineConfig } from 'oxlint'
import { LAYERS, type Layer, specifierOf } from './tests/architecture/layers.ts'

const TESTS = ['**/*.test.{ts,tsx}', '**/test-support.{ts,tsx}', 'e2e/**', 'tests/**']

const DEMO = 'demo/**'

/** Every layer, and those inside `lib`. */
const NAMES = [...new Set(LAYERS.map((layer) => layer.path))].filter((path) => !path.endsWith('.ts'))

interface Pattern {
  readonly group: string[]
  readonly message: string
  readonly importNamePattern?: string
}

/** What a layer's files may not import, as patterns of specifiers; relative paths are the architecture test's. */
function forbidden({ path, may }: Layer): Pattern[] {
  const allowed = [path, ...may]
  const isAllowed = (name: string) => allowed.some((one) => name === one || name.startsWith(`${one}/`))
  const group = NAMES.filter((name) => !isAllowed(name)).flatMap((name) => [
    `${specifierOf(name)}/**`,
    ...allowed
      .filter((one) => one.startsWith(`${name}/`))
      .flatMap((one) => [`!${specifierOf(one)}${one.endsWith('.ts') ? '' : '/**'}`]),
  ])
  return group.length === 0
    ? []
    : [{ group, message: `${path} may not import this layer (tests/architecture/layers.ts).` }]
}

/** Its story component publishes a server action without authentication. */
const UNSAFE: Pattern = { group: ['@storyblok/react/rsc'], message: 'Use @storyblok/react/ssr or @storyblok/react.' }

/** Parts of islands: modules that islands alone import. */
const ISLANDS = [
  '**/*.{island,client}.tsx',
  '**/use-*.{ts,tsx}',
  'components/{forms,member,newsletter,seats,showcase}/**',
  'components/ui/hydrated.tsx',
  'components/booking/{calendar-dialog,range-calendar,stay-prices}.tsx',
]

const HOOKS: Pattern = {
  group: ['react', 'react-dom', 'next/navigation', 'next/headers', 'next-intl'],
  importNamePattern: '^(use([A-Z].*)?|cache)$',
  message: 'Hooks are for islands: server components run outside of React (blocks/resolve.ts).',
}

const restricted = (
  { path }: Layer,
  patterns: readonly Pattern[],
  excludeFiles: readonly string[],
): OxlintOverride => ({
  files: [path.endsWith('.ts') ? path : `${path}/**/*.{ts,tsx}`],
  excludeFiles: [...excludeFiles],
  rules: { 'no-restricted-imports': ['error', { patterns: [...patterns] }] },
})

const layers = LAYERS.map((layer) => restricted(layer, [...forbidden(layer), UNSAFE], TESTS))

// Server components are called outside of React (blocks/resolve.ts), where a hook throws.
const serverComponents = LAYERS.filter(({ path }) => ['blocks', 'components'].includes(path)).map((layer) =>
  restricted(layer, [...forbidden(layer), UNSAFE, HOOKS], [...TESTS, ...ISLANDS]),
)

const errors = (plugin: string, names: readonly string[]): NonNullable<OxlintConfig['rules']> =>
  Object.fromEntries(names.map((name) => [plugin ? `${plugin}/${name}` : name, 'error']))

const TYPESCRIPT = {
  ...errors('', ['no-var', 'prefer-const', 'prefer-rest-params', 'prefer-spread', 'no-unused-expressions']),
  ...errors('typescript', [
    'ban-ts-comment',
    'no-duplicate-enum-values',
    'no-empty-object-type',
    'no-explicit-any',
    'no-extra-non-null-assertion',
    'no-misused-new',
    'no-namespace',
    'no-non-null-asserted-optional-chain',
    'no-require-imports',
    'no-this-alias',
    'no-unnecessary-type-constraint',
    'no-unsafe-declaration-merging',
    'no-unsafe-function-type',
    'no-wrapper-object-types',
    'prefer-as-const',
    'prefer-namespace-keyword',
    'triple-slash-reference',
  ]),
  'no-array-constructor': 'error',
  'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  // Type-aware: an unhandled rejection ends a Node process, and goes unseen in a browser.
  'typescript/no-floating-promises': 'error',
  'typescript/no-misused-promises': 'error',
} as const satisfies NonNullable<OxlintConfig['rules']>

const REACT = {
  ...errors('react', [
    'display-name',
    'jsx-key',
    'jsx-no-comment-textnodes',
    'jsx-no-duplicate-props',
    'jsx-no-undef',
    'no-children-prop',
    'no-danger-with-children',
    'no-direct-mutation-state',
    'no-find-dom-node',
    'no-is-mounted',
    'no-render-return-value',
    'no-string-refs',
    'no-unescaped-entities',
    'require-render-return',
    'rules-of-hooks',
    'exhaustive-deps',
    'static-components',
    'use-memo',
    'preserve-manual-memoization',
    'incompatible-library',
    'immutability',
    'globals',
    'refs',
    'set-state-in-effect',
    'error-boundaries',
    'purity',
    'set-state-in-render',
    'unsupported-syntax',
  ]),
  ...errors('jsx-a11y', [
    'alt-text',
    'aria-props',
    'aria-proptypes',
    'aria-unsupported-elements',
    'role-has-required-aria-props',
    'role-supports-aria-props',
  ]),
}

const NEXT = errors('nextjs', [
  'google-font-display',
  'google-font-preconnect',
  'inline-script-id',
  'next-script-for-ga',
  'no-assign-module-variable',
  'no-async-client-component',
  'no-before-interactive-script-outside-document',
  'no-css-tags',
  'no-document-import-in-page',
  'no-duplicate-head',
  'no-head-element',
  'no-head-import-in-document',
  'no-page-custom-font',
  'no-script-component-in-head',
  'no-styled-jsx-in-document',
  'no-sync-scripts',
  'no-title-in-document-head',
  'no-typos',
  'no-unwanted-polyfillio',
])

export default defineConfig({
  plugins: ['typescript', 'react', 'nextjs', 'import', 'jsx-a11y'],
  jsPlugins: ['eslint-plugin-regexp'],
  // Each rule is named: a new version of the linter adds none by itself.
  categories: { correctness: 'off' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: [
    'node_modules/**',
    '.next/**',
    '.data/**',
    '.cache/**',
    '.editor/**',
    'next-env.d.ts',
    'test-results/**',
    'playwright-report/**',
  ],
  rules: {
    ...TYPESCRIPT,
    ...REACT,
    ...NEXT,
    'import/no-anonymous-default-export': 'error',
    'no-console': 'error',
    'max-lines': ['error', 300],
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx,js,mjs}'],
      // ReDoS: a text of a stranger must not cost more than linear time. Tests choose their own texts.
      excludeFiles: [...TESTS, 'scripts/**', DEMO],
      rules: {
        'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
        'regexp/no-super-linear-move': ['error', { report: 'potential' }],
      },
    },
    ...layers,
    ...serverComponents,
    { files: TESTS, rules: { 'max-lines': ['error', 450] } },
    // The specification asks for that warning (§8).
    { files: ['lib/client/{builds,editor-bridge}.ts'], rules: { 'no-console': ['error', { allow: ['warn'] }] } },
    { files: ['lib/client/define-element.ts'], rules: { 'no-console': ['error', { allow: ['error'] }] } },
    // The failure message of the specification, at a level that consoles hide.
    { files: ['lib/analytics/data-layer*.ts'], rules: { 'no-console': ['error', { allow: ['debug'] }] } },
    {
      files: ['scripts/**', 'services/kit/**', 'services/*.ts', 'tests/support/**', 'tests/**/bench.ts'],
      rules: { 'no-console': 'off' },
    },
    // No limit of lines: texts and drawings are as long as they are.
    { files: [DEMO], rules: { 'max-lines': 'off', 'no-console': 'off', 'import/no-anonymous-default-export': 'off' } },
  ],
})
