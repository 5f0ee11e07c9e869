export { ADMIN, TestServer, type ServerOptions } from './lib/server';
export { ApiClient, type ApiAnswer } from './lib/api-client';
export { shiftedClock } from './lib/shifted-clock';
