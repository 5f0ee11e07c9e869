module.exports = require('../../jest.preset.cjs')(__dirname, {
  environment: 'node',
  testTimeout: 120_000,
  maxWorkers: 2,
});
