const { join } = require('node:path');

/**
 * Names the fonts of the Open Graph images to Fontconfig before Jest starts its workers: Jest keeps
 * what a test sets in the environment from native libraries.
 */
module.exports = function nameFonts() {
  process.env.FONTCONFIG_FILE = join(__dirname, 'og-image-assets/fonts.conf');
};
