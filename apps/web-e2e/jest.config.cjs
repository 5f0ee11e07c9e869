module.exports = require('../../jest.preset.cjs')(__dirname, {
  environment: 'node',
  testTimeout: 180_000,
  // Each file has a server and a browser context of its own; while some wait, the others compute.
  maxWorkers: 3,
  // What looks at pixels takes ten times as long where Jest looks each global up.
  sandboxInjectedGlobals: ['Math'],
  testSequencer: '<rootDir>/../../tools/jest/longest-first.cjs',
  globalSetup: '<rootDir>/src/support/start-browser.cjs',
  globalTeardown: '<rootDir>/src/support/stop-browser.cjs',
});
