import { findSiteName } from '@lereng/api-site/passwords';
import { adminPassword } from './platform/auth/admin-password-command';

// Its files are for its own user, as those of the server are.
process.umask(0o077);

process.exitCode = await adminPassword(process, findSiteName);
