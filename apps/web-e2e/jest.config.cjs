module.exports = require('../../jest.preset.cjs')(__dirname, {
  environment: 'node',
  testTimeout: 60_000,
  // One browser at a time: it and the server share two cores.
  maxWorkers: 1,
  globalSetup: '<rootDir>/src/support/start-browser.cjs',
  globalTeardown: '<rootDir>/src/support/stop-browser.cjs',
});
