import { amounts, tasksAfter } from './rounds.mjs';

const WHY = 'Until its task is done, a page hears no finger.';

/** Long tasks while the home page loads on the slowest phone, from its first paint until it has come to rest. */
export async function blocking({ loads }, phones, { origin }) {
  const longest = {
    what: 'low: /: longest task after the first paint, in ms',
    why: WHY,
    reach: { atMost: 150 },
  };
  const total = { what: 'low: /: blocking time, in ms', why: WHY, reach: { atMost: 300 } };
  const skipped = await phones.whyNot('low');
  if (skipped) return [longest, total].map((row) => ({ ...row, skipped }));
  const results = [];
  for (let number = 0; number < loads; number += 1) {
    const phone = await phones.open('low');
    try {
      const { paintedAt } = await phone.load(`${origin}/`);
      await phone.untilRest();
      results.push(
        tasksAfter(
          paintedAt,
          phone.reports.filter(({ type }) => type === 'task'),
        ),
      );
      const { tasks } = results.at(-1);
      console.log(`Tasks of /: ${tasks.map((each) => each.toFixed(0)).join(', ')} ms`);
    } finally {
      await phone.close();
    }
  }
  return [
    { ...longest, ...amounts(results.map((one) => one.longest)) },
    { ...total, ...amounts(results.map((one) => one.blocking)) },
  ];
}
