const { TestEnvironment } = require('jest-environment-jsdom');

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
  }
};
