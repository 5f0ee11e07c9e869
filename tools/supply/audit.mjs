/**
 * Fails where a package that ships has a flaw that is high or critical and known today: those of the bundles, whose
 * lists the builds write, and those that the server loads from `node_modules`. `npm audit --omit=dev` knows the latter
 * alone.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const BUNDLES = [
  'dist/apps/api/packages.json',
  'dist/apps/operator/packages.json',
  'dist/apps/web/packages-id.json',
  'dist/apps/web/packages-en.json',
  'dist/apps/web/packages-admin.json',
  'dist/apps/web/packages-server.json',
];
const SEVERITIES = ['high', 'critical'];

/**
 * @param {{ vulnerabilities?: Record<string, { nodes: string[], via: (string | { title: string, url: string, severity: string })[] }> }} report
 *   what `npm audit --json` prints
 * @param {Set<string>} shipped folders of packages
 * @returns {string[]} a line for each flaw and folder
 */
export function shippedFlaws({ vulnerabilities = {} }, shipped) {
  return Object.values(vulnerabilities).flatMap(({ nodes, via }) =>
    via
      // A text names another package, which has the flaw and a row of its own.
      .filter((flaw) => typeof flaw !== 'string' && SEVERITIES.includes(flaw.severity))
      .flatMap(({ title, url, severity }) =>
        nodes
          .filter((node) => shipped.has(node))
          .map((node) => `${node}: ${severity}: ${title} ${url}`),
      ),
  );
}

function main() {
  const root = join(import.meta.dirname, '../..');
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const locked = Object.entries(read('package-lock.json').packages);
  const shipped = new Set([
    ...BUNDLES.flatMap(read),
    ...locked.filter(([path, { dev }]) => path !== '' && !dev).map(([path]) => path),
  ]);
  const { stdout } = spawnSync('npm', ['audit', '--json'], { cwd: root, encoding: 'utf8' });
  const report = JSON.parse(stdout);
  if (!report.vulnerabilities) {
    console.error(`npm audit has no report: ${report.message}`);
    process.exitCode = 1;
    return;
  }
  const flaws = shippedFlaws(report, shipped);
  console.log(`${shipped.size} packages ship, ${flaws.length} high or critical flaws`);
  for (const flaw of flaws) console.error(flaw);
  process.exitCode = flaws.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main();
