import { quickCheck } from './doctor/quick-check';

/** In a process of its own, as nothing else ends a check of SQLite that takes too long. */
process.stdout.write(await quickCheck(process.argv[2] ?? ''));
