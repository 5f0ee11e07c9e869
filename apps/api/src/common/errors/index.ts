export * from './api-error';
export { errorCode, isBusy, storageFailure } from './storage-failure';
