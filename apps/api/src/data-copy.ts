import { copyData } from './backups/copy-command';

// The copy and what it is made of are for their own user, as the site's files are.
process.umask(0o077);

const interruption = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => interruption.abort(new Error('It was interrupted')));
}

process.exitCode = await copyData(process, interruption.signal);
