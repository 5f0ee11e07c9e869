const { dirname, join } = require('node:path');
const { TestEnvironment } = require('jest-environment-jsdom');

// For each element whose visibility a query by role asks for, jsdom would resolve ten colors as well.
const STYLE_RULES = join(
  dirname(require.resolve('jsdom/package.json')),
  'lib/jsdom/living/helpers/style-rules.js',
);
const { propertiesWithResolvedValueImplemented: resolved } = require(STYLE_RULES);
for (const [property, { computedValue }] of Object.entries(resolved)) {
  if (computedValue === 'computed-color') delete resolved[property];
}

/** jsdom with what it lacks of the platform, taken from Node. */
module.exports = class WebEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'TextEncoder',
      'TextDecoder',
      'structuredClone',
    ]) {
      this.global[name] ??= globalThis[name];
    }
    const { Blob, FileReader } = this.global;
    Blob.prototype.arrayBuffer ??= function arrayBuffer() {
      return new Promise((resolve, reject) => {
        const reader = new FileReader();
        reader.onload = () => resolve(reader.result);
        reader.onerror = () => reject(reader.error);
        reader.readAsArrayBuffer(this);
      });
    };
    // No media query matches, nothing comes near the screen and nobody has navigated, unless a spec says
    // otherwise.
    this.global.matchMedia ??= (media) => {
      const { EventTarget } = this.global;
      return Object.assign(new EventTarget(), { media, matches: false });
    };
    this.global.IntersectionObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.performance.getEntriesByType ??= () => [];
  }
};
