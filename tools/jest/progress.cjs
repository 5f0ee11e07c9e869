const { relative } = require('node:path');

const EVERY_MS = 25_000;
const name = ({ path }) => relative(process.cwd(), path);

/** Shows a test at the moment that it fails, and names the files that are running while none ends. */
module.exports = class Progress {
  #running = new Set();
  #timer;

  onRunStart() {
    const begun = Date.now();
    this.#timer = setInterval(() => {
      const seconds = Math.round((Date.now() - begun) / 1000);
      this.#print(`-- ${seconds} s, running: ${[...this.#running].join(', ')}`);
    }, EVERY_MS);
  }

  onTestFileStart(test) {
    this.#running.add(name(test));
  }

  onTestCaseResult(test, { status, fullName, failureMessages }) {
    if (status !== 'failed') return;
    this.#print(`FAILED ${name(test)}: ${fullName}\n${failureMessages.join('\n')}`);
  }

  onTestFileResult(test) {
    this.#running.delete(name(test));
  }

  onRunComplete() {
    clearInterval(this.#timer);
  }

  #print(text) {
    process.stderr.write(`${text}\n`);
  }
};
