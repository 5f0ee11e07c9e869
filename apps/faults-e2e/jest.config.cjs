const FACTOR = Number(process.env['FAULT_FACTOR'] ?? 1);

module.exports = require('../../jest.preset.cjs')(__dirname, {
  environment: 'node',
  setupFiles: ['<rootDir>/../../libs/api/testing/src/lib/check-contract.ts'],
  testTimeout: 120_000 * FACTOR,
  maxWorkers: 2,
});
