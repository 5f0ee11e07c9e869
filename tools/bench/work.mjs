import { indexByCpu, PHONES, spin } from './calibration.mjs';
import { amounts, tasksAfter } from './rounds.mjs';

const WHY = 'It holds on a busy machine, too.';
const SPIN_MS = 300;
const CATEGORIES = ['toplevel', 'loading'];

/**
 * Measured is a phone with so many times the index of *low*. Unthrottled, React would yield after what is 50 ms on
 * *low*; under the throttle of *low* itself a fast machine does little but pause.
 */
const TIMES_LOW = 4;

/**
 * The tasks of the home page by the CPU time of its main thread, which other processes do not lengthen: of a phone with
 * four times the index of *low*, computed for *low*. To compare builds where times of a clock say nothing.
 */
export async function work({ loads }, phones, { origin }) {
  const longest = {
    what: 'low: /: longest task by its CPU time, in ms',
    why: WHY,
    reach: { atMost: 150 },
  };
  const blocking = {
    what: 'low: /: blocking time by CPU time, in ms',
    why: WHY,
    reach: { atMost: 300 },
  };
  if (!phones.browser)
    return [longest, blocking].map((row) => ({ ...row, skipped: phones.whyNot('low') }));
  const results = [];
  for (let number = 0; number < loads; number += 1) {
    const phone = await phones.open('unthrottled');
    try {
      // The machine changes from one minute to the next, so each load has an index of its own.
      const unthrottled = await indexOf(phones.browser, phone.page);
      await phone.throttle(unthrottled / (TIMES_LOW * PHONES.low));
      const index = await indexOf(phones.browser, phone.page);
      const stop = await startTrace(phones.browser, phone.page);
      await phone.load(`${origin}/`);
      await phone.untilRest();
      const trace = await stop();
      const scale = index / PHONES.low;
      const after = trace.tasks
        .filter(({ at }) => at >= trace.paintedAt)
        .map(({ at, cpu }) => ({ at, duration: cpu * scale }));
      const result = tasksAfter(trace.paintedAt, after);
      results.push(result);
      const list = result.tasks.map((each) => each.toFixed(0)).join(', ');
      console.log(`CPU time of tasks of /, for low: ${list} ms (index ${index.toFixed(0)})`);
    } finally {
      await phone.close();
    }
  }
  return [
    { ...longest, ...amounts(results.map((one) => one.longest)) },
    { ...blocking, ...amounts(results.map((one) => one.blocking)) },
  ];
}

/** The index of the machine by the CPU time of a page's loop. */
async function indexOf(browser, page) {
  await page.evaluate(spin, SPIN_MS);
  const stop = await startTrace(browser, page);
  const spun = await page.evaluate(spin, SPIN_MS);
  const { tasks } = await stop();
  return indexByCpu(spun, Math.max(...tasks.map(({ cpu }) => cpu)));
}

/** @returns ends the trace, and gives the tasks of the page's main thread and its first paint, in ms */
async function startTrace(browser, page) {
  await browser.startTracing(page, { categories: CATEGORIES });
  return async () => {
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
    const paint = traceEvents.findLast(({ name }) => name === 'firstContentfulPaint');
    const threads = traceEvents.filter(
      ({ name, pid, args }) =>
        name === 'thread_name' && args.name === 'CrRendererMain' && (!paint || pid === paint.pid),
    );
    const isMain = ({ pid, tid }) => threads.some((one) => one.pid === pid && one.tid === tid);
    const tasks = traceEvents
      .filter(({ name, ph }) => name === 'ThreadControllerImpl::RunTask' && ph === 'X')
      .filter(isMain)
      .map(({ ts, tdur = 0 }) => ({ at: ts / 1_000, cpu: tdur / 1_000 }));
    return { tasks, paintedAt: paint ? paint.ts / 1_000 : 0 };
  };
}
