import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { OnModuleDestroy } from '@nestjs/common';

/** Runs commands of `apps/operator`, each in a process of its own with the environment of the server. */
export class OperatorProcess implements OnModuleDestroy {
  private readonly running = new Map<PassThrough, Promise<void>>();
  isClosed = false;

  /** @param script its built file; null where there is none, as in tests */
  constructor(private readonly script: string | null) {}

  get isThere(): boolean {
    return this.script !== null;
  }

  /**
   * @returns the output of the command, which fails with the last line of its errors where the command does. Destroying
   *   it ends the command.
   */
  run(...args: string[]): Readable {
    if (this.script === null || this.isClosed) throw new Error('No command can be run');
    // A process that cannot be started has no output.
    const all = [...process.execArgv, this.script, ...args];
    const child: ChildProcess = spawn(process.execPath, all, { stdio: ['ignore', 'pipe', 'pipe'] });
    const output = new PassThrough();
    child.stdout?.pipe(output, { end: false });
    output.once('close', () => {
      // A process that waits for its reader notices no signal.
      child.stdout?.destroy();
      child.kill();
    });
    // There may be no reader yet.
    output.on('error', () => undefined);
    this.running.set(output, this.end(child, output));
    return output;
  }

  async onModuleDestroy(): Promise<void> {
    this.isClosed = true;
    for (const output of this.running.keys()) output.destroy();
    await Promise.all(this.running.values());
  }

  /** Ends the output as its process ends. */
  private async end(child: ChildProcess, output: PassThrough): Promise<void> {
    const errors = child.stderr ? text(child.stderr) : '';
    try {
      const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
      const line = (await errors).trimEnd().split('\n').at(-1);
      if (code === 0) output.end();
      else output.destroy(new Error(line || `Its process ended by ${signal ?? `code ${code}`}`));
    } catch (error) {
      output.destroy(error as Error);
    } finally {
      this.running.delete(output);
    }
  }
}
