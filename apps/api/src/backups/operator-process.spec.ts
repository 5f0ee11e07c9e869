import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { OperatorProcess } from './operator-process';

/** Does what its first argument says. */
const SCRIPT = `
  const { writeSync } = require('node:fs');
  const [what, ...args] = process.argv.slice(2);
  if (what === 'echo') console.log(JSON.stringify([args, process.env.PATH]));
  if (what === 'fail') {
    console.log('half');
    console.error('a warning\\nIt failed.');
    process.exitCode = 1;
  }
  if (what === 'crash') process.kill(process.pid, 'SIGKILL');
  if (what === 'wait') {
    console.log(process.pid);
    setInterval(() => undefined, 1_000);
  }
  // Blocks once nobody reads.
  if (what === 'flood') for (;;) writeSync(1, process.pid + ' '.repeat(10_000));
`;

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('OperatorProcess', () => {
  let folder: string;
  let operator: OperatorProcess;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lereng-operator-'));
    const script = join(folder, 'script.cjs');
    await writeFile(script, SCRIPT);
    operator = new OperatorProcess(script);
  });
  afterEach(async () => {
    await operator.onModuleDestroy();
    await rm(folder, { recursive: true });
  });

  it('gives the output of a command, which has the environment of the server', async () => {
    const output = JSON.parse(await text(operator.run('echo', '--to', '-'))) as unknown;
    expect(output).toEqual([['--to', '-'], process.env['PATH']]);
  });

  it.each([
    ['fail', 'It failed.'],
    ['crash', 'Its process ended by SIGKILL'],
  ])('fails after what was written where the command does: %s', async (what, reason) => {
    await expect(text(operator.run(what))).rejects.toThrow(reason);
  });

  it.each(['wait', 'flood'])('ends a command whose output nobody takes: %s', async (what) => {
    const output = operator.run(what);
    const [chunk] = (await once(output, 'data')) as [Buffer];
    output.destroy();
    while (isRunning(parseInt(String(chunk)))) await new Promise(setImmediate);
  });

  it('ends what is running with the server, and starts nothing more', async () => {
    const output = operator.run('wait');
    const [chunk] = (await once(output, 'data')) as [Buffer];
    await operator.onModuleDestroy();
    expect(isRunning(Number(chunk))).toBe(false);
    expect(() => operator.run('echo')).toThrow('No command can be run');
  });
});
