module.exports = require('../../../jest.preset.cjs')(__dirname, {
  environment: 'jsdom',
  setupFiles: ['<rootDir>/../kit/src/testing/dialog-element.ts'],
});
