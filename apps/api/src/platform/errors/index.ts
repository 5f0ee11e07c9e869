export * from './api-error';
export { describeFailure, isDiskFull, isUnexpected, storageFailure, toApiError } from './failures';
