module.exports = require('../../jest.preset.cjs')(__dirname, {
  environment: 'node',
  testMatch: ['<rootDir>/generated-code.spec.ts'],
});
