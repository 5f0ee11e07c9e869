export * from './api-error';
export { errorCode, isBusy, isDiskFull, isRolledBack, storageFailure } from './storage-failure';
