import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Command } from '../command';

/** The output and the exit code of a command. */
export interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly error: string;
}

/** Runs a command in this process. */
export async function run(
  command: (command: Command) => Promise<number>,
  args: string[],
  env: Record<string, string>,
  stdin = new PassThrough(),
): Promise<Outcome> {
  const stdout = new PassThrough();
  const stderr = new PassThrough();
  const { signal } = new AbortController();
  const code = await command({ args, env, stdin, stdout, stderr, signal });
  stdout.end();
  stderr.end();
  return { code, output: await text(stdout), error: await text(stderr) };
}
