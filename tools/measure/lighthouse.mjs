/**
 * Lighthouse (mobile) against a running server:
 *
 *   npm start                                  # in one terminal
 *   node tools/measure/lighthouse.mjs /menu /  # in another; `--origin http://…` for another server
 *
 * Prints the four scores and the figures behind performance for each URL, and ends with 1 when a
 * score is below 100.
 */
import { parseArgs } from 'node:util';
import { CATEGORIES, openAuditor } from './auditor.mjs';

const FIGURES = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: 'string', default: 'http://localhost:3000' } },
});
const paths = positionals.length > 0 ? positionals : ['/menu'];

const auditor = await openAuditor();
let complete = true;
try {
  for (const path of paths) {
    const lhr = await auditor.audit(`${values.origin}${path}`);
    const scores = CATEGORIES.map((id) => Math.round((lhr.categories[id].score ?? 0) * 100));
    complete &&= scores.every((score) => score === 100);
    console.log(`\n${path}`);
    CATEGORIES.forEach((id, index) => console.log(`  ${id}: ${scores[index]}`));
    FIGURES.forEach((id) => console.log(`  ${id}: ${lhr.audits[id].displayValue}`));
    const short = Object.values(lhr.audits).filter(
      ({ score, scoreDisplayMode }) =>
        score !== null &&
        score < 0.9 &&
        ['binary', 'numeric', 'metricSavings'].includes(scoreDisplayMode),
    );
    for (const { id, displayValue } of short)
      console.log(`  below 0.9: ${id} ${displayValue ?? ''}`);
  }
} finally {
  await auditor.close();
}
process.exitCode = complete ? 0 : 1;
