export { ADMIN, PASSWORD, TestServer, type RunningServer, type ServerOptions } from './lib/server';
export { ApiClient, type ApiResponse, type ApiRequest } from './lib/api-client';
export { ObjectServer } from './lib/object-server';
export { noonZone } from './lib/noon-zone';
export { REFUSED_VALUES, type RefusedValue } from './lib/refused-values';
export { Relay } from './lib/relay';
export { shiftedClock } from './lib/shifted-clock';
export { SMALL_DEMO_PICTURES } from './lib/small-pictures';
export { until } from './lib/until';
