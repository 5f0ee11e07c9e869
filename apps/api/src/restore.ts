import { restore } from './backups/restore-command';

// Its files are for its own user, as those of the server are.
process.umask(0o077);

process.exitCode = await restore(process);
