import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** The spec, or the script of a check, that runs each command which the documents for operators name. */
const RUN_BY: Record<string, string> = {
  'npm ci': '.ci/run',
  // It builds first, which would be Nx within Nx: the script runs what it then starts.
  'npm start': 'tools/test/first-start.mjs',
  'npm test': '.ci/run',
  'npm run build': 'tools/test/test.mjs',
  'npm run admin:password': 'apps/api-e2e/src/account.spec.ts',
  'npm run backup': 'apps/api-e2e/src/backups.all.spec.ts',
  'npm run restore': 'apps/api-e2e/src/backups.all.spec.ts',
  'npm run data:copy': 'apps/api-e2e/src/data-copy.all.spec.ts',
  'npm run doctor': 'apps/api-e2e/src/doctor.all.spec.ts',
  'node dist/apps/api/main.js': 'apps/api-e2e/src/start.spec.ts',
};

/** What a document's blocks of `sh` run, without arguments, variables and comments. */
function commandsOf(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block);
  const lines = blocks
    .join('')
    .split('\n')
    .flatMap((line) => (line.split('#')[0] ?? '').split('&&'));
  return lines
    .map((line) => line.trim().replace(/^(?:[A-Z_]+=\S+ )+/, ''))
    .map((line) => /^(?:npm run \S+|npm \S+|node \S+)/.exec(line)?.[0])
    .filter((command) => command !== undefined);
}

describe.each(['README.md', 'docs/operations.md'])('%s', (document) => {
  const commands = [...new Set(commandsOf(read(document)))];

  it('has commands', () => {
    expect(commands.length).toBeGreaterThan(2);
  });

  it('names files of the product in the commands of containers', () => {
    const files = [
      ...read(document).matchAll(/(?<=docker compose -f |node )(?:docker|dist)\/\S+\.\w+/g),
    ];
    const missing = files
      .map(([file]) => file.replace(/^dist\/(apps\/\w+)\/(.+)\.js$/, '$1/src/$2.ts'))
      .filter((file) => !existsSync(join(root, file)));
    expect(files.length).toBeGreaterThan(1);
    expect(missing).toEqual([]);
  });

  it.each(commands)('%s is there, and is run by a test', (command) => {
    const [, script] = /^npm run (\S+)/.exec(command) ?? [];
    if (script !== undefined) expect(Object.keys(scripts)).toContain(script);
    expect(Object.keys(RUN_BY)).toContain(command);
    const runBy = RUN_BY[command] ?? '';
    expect(existsSync(join(root, runBy))).toBe(true);
  });
});

it.each(Object.entries(RUN_BY).filter(([, spec]) => spec.endsWith('.spec.ts')))(
  '%s is what %s runs',
  (command, spec) => {
    const run = scripts[command.replace('npm run ', '')] ?? command;
    const [, name] = /^node dist\/apps\/operator\/main\.js (\w+)$/.exec(run) ?? [];
    // The server itself is started by the helper of all specs.
    expect(read(spec)).toContain(name === undefined ? 'TestServer.start' : `run('${name}'`);
  },
);
