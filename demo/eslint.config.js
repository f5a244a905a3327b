import tseslint from 'typescript-eslint'

// No limit of lines: texts and drawings are as long as they are.
export default tseslint.config({ ignores: ['node_modules/**'] }, ...tseslint.configs.recommended, {
  rules: {
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  },
})
