import type { Command } from './command';

// Files that are written have secrets and personal data: they are for this user alone, as the server's are.
process.umask(0o077);

/** By their names. Each loads what it alone needs. */
const COMMANDS: Record<string, () => Promise<(command: Command) => Promise<number>>> = {
  backup: async () => (await import('./backup')).backup,
  restore: async () => (await import('./restore')).restore,
  copy: async () => (await import('./copy')).copy,
  doctor: async () => (await import('./doctor')).doctor,
  password: async () => (await import('./password')).password,
};

/** They remove their unfinished files when a signal ends them. */
const WRITING = ['backup', 'restore', 'copy'];

const [name = '', ...args] = process.argv.slice(2);
const interruption = new AbortController();
if (WRITING.includes(name)) {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interruption.abort(new Error('it was interrupted')));
  }
}

// A reader such as `head` may leave before the end. The work goes on, and so does its exit code.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

const load = COMMANDS[name];
if (load) {
  const run = await load();
  const { env, stdin, stdout, stderr } = process;
  const { signal } = interruption;
  process.exitCode = await run({ args, env, stdin, stdout, stderr, signal });
  // A check that was given up must not keep the process.
  if (name === 'doctor') process.exit();
} else {
  console.error(`Name one of ${Object.keys(COMMANDS).join(', ')}.`);
  process.exitCode = 1;
}
