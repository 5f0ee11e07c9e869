module.exports = require('../jest.preset.cjs')(__dirname, {
  environment: 'node',
  // Builds and compilers of whole projects run in it: `npm test -- generators`.
  testPathIgnorePatterns: ['/node_modules/', '/generated-code\\.spec\\.ts$'],
});
