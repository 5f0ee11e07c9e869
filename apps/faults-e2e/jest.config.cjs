const FACTOR = Number(process.env['FAULT_FACTOR'] ?? 1);

module.exports = require('../../jest.preset.cjs')(__dirname, {
  environment: 'node',
  setupFiles: ['<rootDir>/../../libs/api/testing/src/lib/check-contract.ts'],
  // Only ends what hangs: servers that are killed and started again take two minutes on a slow, busy machine.
  testTimeout: 300_000 * FACTOR,
  maxWorkers: 2,
});
