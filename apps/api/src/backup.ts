import { backup } from './backups/backup-command';

// A backup has what the site has, and the hash of the password: it is for its own user.
process.umask(0o077);

process.exitCode = await backup(process);
