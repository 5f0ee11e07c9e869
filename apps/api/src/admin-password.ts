import { adminPassword } from './platform/auth/admin-password-command';

process.exitCode = await adminPassword(process);
