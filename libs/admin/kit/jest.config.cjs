module.exports = require('../../../jest.preset.cjs')(__dirname, {
  environment: 'jsdom',
  setupFiles: ['<rootDir>/src/testing/dialog-element.ts'],
});
