import { doctor } from './doctor/doctor-command';

// What it repairs is for the server's own user.
process.umask(0o077);

// What a check has left unfinished must not keep the process.
process.exit(await doctor(process, `${import.meta.dirname}/quick-check.js`));
