import next from 'eslint-config-next/core-web-vitals'
import regexp from 'eslint-plugin-regexp'
import tseslint from 'typescript-eslint'
import { LAYERS } from './tests/architecture/layers.ts'

const TESTS = ['**/*.test.ts', '**/*.test.tsx', 'e2e/**', 'tests/**']

/** Every layer that `#…` can name, and the layers inside `lib`. */
const NAMES = [...new Set(LAYERS.map((layer) => layer.path))].filter((path) => !path.endsWith('.ts'))

/** What a layer's files may not import, as patterns of package imports; relative paths are the architecture test's. */
function forbidden({ path, may }) {
  const allowed = [path, ...may]
  const isAllowed = (name) => allowed.some((one) => name === one || name.startsWith(`${one}/`))
  const group = NAMES.filter((name) => !isAllowed(name)).flatMap((name) => [
    `#${name}/**`,
    ...allowed
      .filter((one) => one.startsWith(`${name}/`))
      .flatMap((one) => (one.endsWith('.ts') ? [`!#${one}`] : [`!#${one}/**`])),
  ])
  return group.length === 0
    ? []
    : [{ group, message: `${path} may not import this layer (tests/architecture/layers.ts).` }]
}

/** Its story component publishes a server action without authentication. */
const UNSAFE = { group: ['@storyblok/react/rsc'], message: 'Use @storyblok/react/ssr or @storyblok/react.' }

const layers = LAYERS.map((layer) => ({
  files: [layer.path.endsWith('.ts') ? layer.path : `${layer.path}/**/*.{ts,tsx}`],
  ignores: TESTS,
  rules: { 'no-restricted-imports': ['error', { patterns: [...forbidden(layer), UNSAFE] }] },
}))

/** Parts of islands: modules that islands alone import. */
const ISLANDS = [
  '**/*.{island,client}.tsx',
  '**/use-*.{ts,tsx}',
  'components/{forms,member,newsletter,seats,showcase}/**',
  'components/ui/hydrated.tsx',
  'components/booking/{calendar-dialog,range-calendar,stay-prices}.tsx',
]

// Server components are called outside of React (blocks/resolve.ts), where a hook throws.
const serverComponents = LAYERS.filter(({ path }) => ['blocks', 'components'].includes(path)).map((layer) => ({
  files: [`${layer.path}/**/*.{ts,tsx}`],
  ignores: [...TESTS, ...ISLANDS],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          ...forbidden(layer),
          {
            group: ['react', 'react-dom', 'next/navigation', 'next/headers', 'next-intl'],
            importNamePattern: '^(use([A-Z].*)?|cache)$',
            message: 'Hooks are for islands: server components run outside of React (blocks/resolve.ts).',
          },
        ],
      },
    ],
  },
}))

export default tseslint.config(
  {
    ignores: [
      '.next/**',
      '.data/**',
      '.cache/**',
      '.editor/**',
      'node_modules/**',
      // A workspace with a configuration of its own.
      'demo/**',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  ...next,
  ...tseslint.configs.recommended,
  {
    // ReDoS: a text of a stranger must not cost more than linear time. Tests choose their own texts.
    ignores: [...TESTS, 'scripts/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@next/next/no-img-element': 'off',
      '@next/next/no-html-link-for-pages': 'off',
      'no-console': 'error',
      'max-lines': ['error', 300],
    },
  },
  {
    // Type-aware: an unhandled rejection ends a Node process, and goes unseen in a browser.
    files: ['**/*.ts', '**/*.tsx'],
    ignores: ['demo/**'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { '@typescript-eslint/no-floating-promises': 'error', '@typescript-eslint/no-misused-promises': 'error' },
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
)
