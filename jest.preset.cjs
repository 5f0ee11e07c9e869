const { join, relative } = require('node:path');
const { compilerOptions } = require('./tsconfig.base.json');

// Nx may have evaluated the configuration of Vite in its own process, which says 'production' for the builds.
process.env.NODE_ENV = 'test';

/**
 * Jest aliases made from the same table that TypeScript and Vite resolve with. Jest takes the first that matches, not
 * the longest, so the table ends with those that match most.
 */
function aliases() {
  return Object.fromEntries(
    Object.entries(compilerOptions.paths).map(([alias, [target]]) => [
      `^${alias.replace('*', '(.*)')}$`,
      join(__dirname, target.replace('*', '$1')),
    ]),
  );
}

const swc = (parser) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser,
      transform: {
        legacyDecorator: true,
        decoratorMetadata: true,
        useDefineForClassFields: false,
        react: { runtime: 'automatic' },
      },
      keepClassNames: true,
    },
    module: { type: 'commonjs' },
  },
];

/**
 * The one Jest configuration of the workspace.
 * @param {string} projectRoot folder of the project
 * @param {{environment: 'node' | 'jsdom', setup?: string[], [option: string]: unknown}} options everything
 *   but `environment`, and `setup`, which is run before each file of tests, is handed to Jest as it is
 */
module.exports = function preset(projectRoot, { environment, setup = [], ...options }) {
  const web = environment === 'jsdom';
  return {
    displayName: relative(__dirname, projectRoot),
    rootDir: projectRoot,
    testEnvironment: web ? join(__dirname, 'tools/jest/web-environment.cjs') : 'node',
    testMatch: ['**/*.spec.ts', '**/*.spec.tsx'],
    // A busy machine takes longer than Jest's five seconds for a form that is filled in ten times.
    testTimeout: 60_000,
    setupFilesAfterEnv: [
      join(__dirname, 'tools/jest/quiet.cjs'),
      join(__dirname, web ? 'tools/jest/web-setup.cjs' : 'tools/jest/async-storages.cjs'),
      ...setup,
    ],
    transform: {
      '\\.tsx?$': swc({ syntax: 'typescript', tsx: true, decorators: true }),
      '\\.m?js$': swc({ syntax: 'ecmascript' }),
    },
    // These packages ship ES modules alone; everything else in node_modules is left as it is.
    transformIgnorePatterns: [
      '/node_modules/(?!(@nestjs/[^/]+|@scure/base|load-esm|qr|simple-icons|uuid)/)',
    ],
    moduleNameMapper: {
      '\\.css$': join(__dirname, 'tools/jest/empty.cjs'),
      '\\.(avif|webp|jpe?g|png|svg|woff2)$': join(__dirname, 'tools/jest/asset.cjs'),
      ...aliases(),
    },
    ...options,
  };
};
