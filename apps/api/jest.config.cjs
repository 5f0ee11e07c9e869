// Jest keeps changes of the environment from native libraries, so Fontconfig is told here.
process.env.FONTCONFIG_FILE = `${__dirname}/src/og-images/og-image-assets/fonts.conf`;

module.exports = require('../../jest.preset.cjs')(__dirname, { environment: 'node' });
