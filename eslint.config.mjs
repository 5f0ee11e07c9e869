import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import lereng from './tools/lint-rules/index.mjs';
import rules from './tools/workspace-rules.cjs';

const SERVER_RENDERED = ['libs/public/**', 'libs/web/**', 'apps/web/**'];

export default tseslint.config(
  { ignores: ['**/dist', '**/node_modules', '**/*.gen.ts', '**/tmp', '**/data', '.nx'] },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mts'],
    extends: [...tseslint.configs.strict],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
    },
  },
  {
    // Nest reads constructor parameters and DTO fields at run time: their imports must stay values.
    files: ['apps/api/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mts', '**/*.mjs', '**/*.cjs'],
    plugins: { '@nx': nx, lereng },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: true,
          checkNestedExternalImports: true,
          allowCircularSelfDependency: false,
          allow: ['^.*/tools/workspace-rules\\.cjs$', '^.*/jest\\.preset\\.cjs$'],
          depConstraints: rules.depConstraints,
        },
      ],
      eqeqeq: ['error', 'smart'],
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    files: ['**/*.tsx', 'libs/web/**/*.ts', 'libs/public/**/*.ts', 'libs/admin/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: SERVER_RENDERED.flatMap((glob) => [`${glob}/*.ts`, `${glob}/*.tsx`]),
    ignores: ['**/*.spec.*', '**/entry-client.tsx', '**/testing/**'],
    rules: { 'lereng/no-window-at-module-scope': 'error' },
  },
  {
    // In a test a missing value fails the test anyway, with the line that shows where.
    files: ['**/*.spec.ts', '**/*.spec.tsx', 'apps/*-e2e/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: {
        require: 'readonly',
        module: 'writable',
        __dirname: 'readonly',
        process: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['tools/**', '**/*.mjs', '**/*.cjs', 'apps/*-e2e/**'],
    rules: { 'no-console': 'off' },
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        Buffer: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        globalThis: 'readonly',
        performance: 'readonly',
      },
    },
  },
  {
    files: ['tools/jest/**'],
    languageOptions: { globals: { beforeEach: 'readonly', afterEach: 'readonly' } },
  },
  prettier,
);
