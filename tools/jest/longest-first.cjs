const { default: Sequencer } = require('@jest/test-sequencer');

/** The files that take longest, by waiting or by computing. */
const LONGEST =
  /\/(generated-requests|image-process|slow-connections|script-payloads)(\.all)?\.spec\.ts$/;

/** Begins with them, so that the rest runs beside them; Jest alone would go by the size of a file. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLong = ({ path }) => LONGEST.test(path);
    return [...sorted.filter(isLong), ...sorted.filter((test) => !isLong(test))];
  }
};
