export { errorCode, isBusy, isRolledBack } from './error-code';
export { messageOf } from './message-of';
