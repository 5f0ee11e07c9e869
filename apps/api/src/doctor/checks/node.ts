import { engines } from '../../../../../package.json';
import type { Check } from '../check';
import { ok, problem } from '../finding';

/** The version of Node.js against those that the product promises to run on. */
export const nodeCheck: Check = {
  name: 'node',
  limitMs: 1_000,
  run: async () => {
    const { node } = process.versions;
    if (isSupported(node, engines.node)) return ok(`Node.js ${node}`);
    return problem(`Node.js ${node} is not supported`, `Install one of ${engines.node}`);
  },
};

/** @param range caret ranges as in package.json: `^20.19.0 || ^22.14.0` */
export function isSupported(version: string, range: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return range.split('||').some((each) => {
    const [, lowestMajor, lowestMinor] = /\^(\d+)\.(\d+)/.exec(each) ?? [];
    return major === Number(lowestMajor) && minor >= Number(lowestMinor);
  });
}
