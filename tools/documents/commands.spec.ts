import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

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

  it.each(commands.filter((command) => command.startsWith('npm run ')))(
    '%s is there',
    (command) => {
      expect(Object.keys(scripts)).toContain(command.replace('npm run ', ''));
    },
  );
});
