export * from './api-error';
export { errorCode, isBusy, isRolledBack, storageFailure } from './storage-failure';
