/**
 * @typedef {object} Row
 * @property {string} what
 * @property {string} why the reason for its target
 * @property {{ atLeast?: number; atMost?: number }} [reach] absent where nothing is promised
 * @property {number} [median] absent, as its ends are, where nothing was measured
 * @property {number} [least]
 * @property {number} [greatest]
 * @property {number} [own] median of the product's own figure, where the row is a ratio
 * @property {number} [other] median of the figure that it is compared with
 * @property {string} [skipped] why nothing was measured; then there are no figures
 */

const figure = (number) => (number >= 100 ? number.toFixed(0) : number.toFixed(2));

export const isReached = ({ reach: { atLeast = -Infinity, atMost = Infinity }, median }) =>
  median >= atLeast && median <= atMost;

function cells(row) {
  const { atLeast, atMost } = row.reach ?? {};
  const bound = atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
  const reach = row.reach ? bound : '';
  if (row.skipped !== undefined) return [row.what, reach, row.skipped, '', ''];
  return [
    row.what,
    reach,
    `${figure(row.median)} (${figure(row.least)} to ${figure(row.greatest)})`,
    row.own === undefined ? '' : `${figure(row.own)}; ${figure(row.other)}`,
    row.reach ? (isReached(row) ? 'yes' : 'no') : '',
  ];
}

/** The table of docs/benchmarks.md. @param {Row[]} rows */
export function renderTable(rows) {
  return [
    '| what | reach | result | product; compared with | reached | why that |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => `| ${[...cells(row), row.why].join(' | ')} |`),
  ].join('\n');
}
