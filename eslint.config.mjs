import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import noElementBesideText from './tools/lint-rules/no-element-beside-text.mjs';
import rules from './tools/workspace-rules.cjs';

/**
 * The folders of each program in tools/types. ESLint reads types from these few programs: with one for
 * each project, a run over the workspace takes three times as long.
 */
const PROGRAMS = {
  web: ['apps/web', 'libs/web', 'libs/public', 'libs/admin'],
  node: ['apps/api', 'apps/api-e2e', 'apps/faults-e2e', 'apps/operator', 'libs/api', 'libs/shared'],
  'browser-tests': ['apps/web-e2e'],
  tools: ['tools'],
};

const CONTENT = new URL('./apps/api/src/content', import.meta.url);
const contentFolders = readdirSync(CONTENT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Each list of restricted syntax replaces the one of a block before: all of them begin with this one. */
const PACKED_LINES = [
  {
    selector: 'SpreadElement > :matches(ObjectExpression, ArrayExpression)',
    message: 'Write the properties or elements directly into the literal around them.',
  },
  {
    selector: 'JSXSpreadAttribute > ObjectExpression > Property[computed=false]',
    message: 'Write the attribute out.',
  },
  {
    selector:
      ":matches(VariableDeclarator[id.type='ArrayPattern'][init.type='ArrayExpression'], VariableDeclarator[id.type='ArrayPattern'] > TSAsExpression > ArrayExpression, VariableDeclarator[id.type='ObjectPattern'][init.type='ObjectExpression'])",
    message: 'Declare each in a statement of its own.',
  },
];

const DEVICE_CLOCK = {
  selector:
    ":matches(NewExpression[callee.name='Date'][arguments.length=0], MemberExpression[object.name='Date'][property.name='now'])",
  message: "The device's clock may say any day: use serverNow.",
};

export default tseslint.config(
  { ignores: ['**/dist', '**/node_modules', '**/*.gen.ts', '**/tmp', '**/data', '.nx'] },
  {
    files: ['**/*.{ts,tsx,mts,mjs,cjs}'],
    rules: { 'no-restricted-syntax': ['error', ...PACKED_LINES] },
  },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.tsx', '**/*.mts'],
    extends: [...tseslint.configs.strict],
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
  ...Object.entries(PROGRAMS).map(([name, folders]) => ({
    files: folders.map((folder) => `${folder}/**/*.{ts,tsx,mts}`),
    languageOptions: {
      parserOptions: {
        project: `tools/types/tsconfig.${name}.json`,
        tsconfigRootDir: import.meta.dirname,
      },
    },
  })),
  {
    files: ['apps/web/**/*.{ts,tsx}', 'libs/{web,public,admin}/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router-dom',
              importNames: ['Link', 'NavLink', 'Form'],
              message: 'Use PageLink: every visitor would download what these bring along.',
            },
          ],
        },
      ],
      'no-restricted-syntax': ['error', ...PACKED_LINES, DEVICE_CLOCK],
    },
  },
  {
    files: ['libs/{web,public,admin}/**/*.tsx'],
    ignores: ['**/*.spec.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...PACKED_LINES,
        DEVICE_CLOCK,
        {
          selector:
            "JSXOpeningElement[name.name=/^(li|dt|dd|option)$/] > JSXAttribute[name.name='role']",
          message: 'Another role makes its list invalid: give the role to an element within.',
        },
      ],
    },
  },
  {
    files: ['apps/web/src/**/*words.ts', 'libs/public/**/*words.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...PACKED_LINES,
        DEVICE_CLOCK,
        {
          selector:
            "ExportNamedDeclaration > VariableDeclaration > VariableDeclarator[id.type='Identifier']",
          message: 'Export what defineWords returns: the locale of the page chooses the words.',
        },
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
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: true,
          checkNestedExternalImports: true,
          allowCircularSelfDependency: false,
          allow: [
            '^.*/tools/workspace-rules\\.cjs$',
            '^.*/jest\\.preset\\.cjs$',
            // What builds have in common.
            '^.*/tools/(build/server-bundle|supply/bundled-packages)\\.ts$',
            // The version of the product.
            '^(\\.\\./)+package\\.json$',
          ],
          depConstraints: rules.depConstraints,
        },
      ],
      eqeqeq: ['error', 'smart'],
      'no-console': ['error', { allow: ['error', 'warn'] }],
    },
  },
  {
    // A text that somebody sends or stores must not keep a thread busy for longer than its length explains.
    files: ['apps/*/src/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.*', 'apps/*-e2e/**', 'libs/*/testing/**'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: [
      'apps/api/src/**/*.ts',
      'apps/operator/src/**/*.ts',
      'libs/api/site/src/**/*.ts',
      'libs/admin/kit/src/**/*.{ts,tsx}',
    ],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.json'],
          tsconfig: { configFile: `${import.meta.dirname}/tsconfig.base.json` },
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: rules.folderZones(contentFolders) },
      ],
    },
  },
  {
    files: ['**/*.tsx', 'libs/web/**/*.ts', 'libs/public/**/*.ts', 'libs/admin/**/*.ts'],
    // Components of tests are rendered once, and the rules take a tenth of the whole lint.
    ignores: ['**/*.spec.*'],
    plugins: { 'react-hooks': reactHooks },
    rules: { ...reactHooks.configs.recommended.rules },
  },
  {
    files: ['apps/web/**/*.tsx', 'libs/{web,public,admin}/**/*.tsx'],
    ignores: ['**/*.spec.tsx', '**/testing/**'],
    plugins: { lereng: { rules: { 'no-element-beside-text': noElementBesideText } } },
    rules: { 'lereng/no-element-beside-text': 'error' },
  },
  {
    // In a test a missing value fails the test anyway, with the line that shows where.
    files: ['**/*.spec.ts', '**/*.spec.tsx', 'apps/*-e2e/**/*.ts', 'libs/api/testing/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // What is read from a page first and compared then is a race: Playwright's assertions retry.
    files: ['apps/web-e2e/**/*.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: 'expect', message: "Import Playwright's from support/expect." },
      ],
      'no-restricted-syntax': [
        'error',
        ...PACKED_LINES,
        {
          selector:
            "CallExpression[callee.name='expect'] AwaitExpression > CallExpression[callee.property.name=/^(count|evaluate(All)?|getAttribute|inputValue|(allI|i)nnerTexts?|(allT|t)extContents?|boundingBox|is[A-Z]\\w*)$/]",
          message: 'Use an assertion on the locator, or expect.poll.',
        },
      ],
    },
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
        FormData: 'readonly',
        Blob: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        globalThis: 'readonly',
        performance: 'readonly',
      },
    },
  },
  {
    files: ['tools/jest/**'],
    languageOptions: {
      globals: {
        beforeEach: 'readonly',
        afterEach: 'readonly',
        afterAll: 'readonly',
        jest: 'readonly',
      },
    },
  },
  prettier,
);
