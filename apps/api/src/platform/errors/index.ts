export * from './api-error';
export { isDiskFull, storageFailure } from './storage-failure';
