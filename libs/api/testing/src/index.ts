export { Bucket } from './lib/bucket';
export {
  checkContract,
  LISTS,
  LISTS_OF_KINDS,
  operations,
  seen,
  type Operation,
} from './lib/contract';
export { DATABASES, type DatabaseKind, type TestStore } from './lib/databases';
export type { StartedDeployment } from './lib/deployment';
export { DEFAULT_DEPLOYMENT, DEPLOYMENTS } from './lib/deployments';
export { expectError } from './lib/errors';
export { picture, tinyPicture } from './lib/images';
export { expectNoChange, expectRefusal, servedFiles } from './lib/state';
export { Caddy, CADDY } from './lib/caddy';
export { freePort, Nginx, NGINX, send, type Received } from './lib/nginx';
export { runSql } from './lib/run-sql';
export { HAS_POSTGRESQL, Replicas, type ReplicasOptions } from './lib/replicas';
