module.exports = require('../../jest.preset.cjs')(__dirname, {
  environment: 'node',
  setupFiles: ['<rootDir>/../../libs/api/testing/src/lib/check-contract.ts'],
  testTimeout: 120_000,
  maxWorkers: 2,
  testSequencer: '<rootDir>/../../tools/jest/longest-first.cjs',
});
