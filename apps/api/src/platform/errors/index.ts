export * from './api-error';
export { isDiskFull, storageFailure } from './storage-failure';
export { describeFailure, isUnexpected, toApiError } from './unexpected-error';
