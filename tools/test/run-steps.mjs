/**
 * @typedef {object} Step
 * @property {string} title
 * @property {() => Promise<{ ok: boolean; output: string }>} run
 * @property {string[]} [needs] titles of the steps that have to succeed first
 * @property {number} [lanes] how many lanes it takes, as it works on several cores by itself; 1 by default
 *
 * @typedef {object} Result
 * @property {string} title
 * @property {'passed' | 'failed' | 'not run'} outcome
 * @property {number} seconds
 */

/**
 * Runs steps on so many lanes: whenever lanes are free, the first step of the list that is ready and
 * finds enough of them begins. The output of a step is printed in one piece when it ends, and a table of
 * all of them at the end. After a failure nothing new begins; what runs beside it is finished, so that it
 * cleans up behind itself.
 *
 * @param {Step[]} steps
 * @param {{ lanes: number; print?: (text: string) => void; now?: () => number }} options `now` in
 *   milliseconds
 * @returns {Promise<{ ok: boolean; results: Result[] }>}
 */
export async function runSteps(
  steps,
  { lanes, print = (text) => process.stdout.write(`${text}\n`), now = () => performance.now() },
) {
  const begun = now();
  const waiting = [...steps];
  const running = new Map();
  /** @type {Map<string, Result>} */
  const done = new Map();
  let failed = false;

  const free = () => lanes - [...running.values()].reduce((sum, taken) => sum + taken, 0);
  const isReady = ({ needs = [], lanes: wanted = 1 }) =>
    wanted <= free() && needs.every((title) => done.get(title)?.outcome === 'passed');

  async function execute({ title, run }) {
    const start = now();
    print(`-- ${title}: started`);
    const { ok, output } = await run().catch((error) => ({ ok: false, output: String(error) }));
    const seconds = (now() - start) / 1000;
    done.set(title, { title, outcome: ok ? 'passed' : 'failed', seconds });
    failed ||= !ok;
    const outcome = ok ? 'passed' : 'FAILED';
    print(
      `\n== ${title}\n${output.trim()}\n== ${title}: ${outcome} after ${seconds.toFixed(1)} s\n`,
    );
  }

  for (;;) {
    for (let next; !failed && (next = waiting.findIndex(isReady)) >= 0;) {
      const [step] = waiting.splice(next, 1);
      const work = execute(step).finally(() => running.delete(work));
      running.set(work, step.lanes ?? 1);
    }
    if (running.size === 0) break;
    await Promise.race(running.keys());
  }

  const results = steps.map(
    ({ title }) => done.get(title) ?? { title, outcome: 'not run', seconds: 0 },
  );
  const ok = results.every(({ outcome }) => outcome === 'passed');
  print(table([...results, { title: 'All', outcome: '', seconds: (now() - begun) / 1000 }]));
  for (const { title, outcome } of results) if (outcome === 'failed') print(`${title}: failed`);
  return { ok, results };
}

function table(rows) {
  const width = Math.max(...rows.map(({ title }) => title.length));
  return rows
    .map(({ title, outcome, seconds }) =>
      `${title.padEnd(width)}  ${seconds.toFixed(1).padStart(7)} s  ${outcome}`.trimEnd(),
    )
    .join('\n');
}
