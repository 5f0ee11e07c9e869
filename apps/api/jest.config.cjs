module.exports = require('../../jest.preset.cjs')(__dirname, {
  environment: 'node',
  globalSetup: '<rootDir>/src/og-images/og-image-test-fonts.cjs',
});
