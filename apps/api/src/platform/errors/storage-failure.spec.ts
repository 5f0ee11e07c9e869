import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { errorCode, isBusy, storageFailure } from './storage-failure';

const withCode = (code: string): Error => Object.assign(new Error('…'), { code });
const fromDriver = (code: string): Error => new QueryFailedError('SELECT 1', [], withCode(code));

describe('storageFailure', () => {
  it.each(['SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'])('maps %s to 507', (code) => {
    expect(storageFailure(withCode(code))?.getStatus()).toBe(507);
    expect(storageFailure(fromDriver(code))?.getStatus()).toBe(507);
  });

  it.each([
    'SQLITE_BUSY',
    'SQLITE_BUSY_SNAPSHOT',
    'SQLITE_IOERR_WRITE',
    'SQLITE_READONLY_DBMOVED',
    'SQLITE_CORRUPT',
    'SQLITE_CANTOPEN',
    '08006',
    '53300',
    '57P01',
    '55P03',
    '40001',
    'EROFS',
    'EIO',
    'ECONNREFUSED',
  ])('maps %s to 503', (code) => {
    expect(storageFailure(withCode(code))?.getStatus()).toBe(503);
    expect(storageFailure(fromDriver(code))?.getStatus()).toBe(503);
  });

  it('recognizes the failures of the PostgreSQL client that carry no code', () => {
    expect(storageFailure(new Error('Connection terminated unexpectedly'))?.getStatus()).toBe(503);
    const timeout = new Error('timeout exceeded when trying to connect');
    expect(storageFailure(timeout)?.getStatus()).toBe(503);
    const silent = new QueryFailedError('COMMIT', [], new Error('Query read timeout'));
    expect(storageFailure(silent)?.getStatus()).toBe(503);
    expect(storageFailure(new QueryRunnerAlreadyReleasedError())?.getStatus()).toBe(503);
  });

  it('recognizes a connection that was lost between two statements', () => {
    const lost = new QueryRunnerProviderAlreadyReleasedError();
    expect(storageFailure(lost)?.getStatus()).toBe(503);
  });

  it.each(['SQLITE_CONSTRAINT_UNIQUE', '23505', '42601', 'ENOENT', 'ERR_INVALID_ARG_TYPE'])(
    'leaves %s to others',
    (code) => expect(storageFailure(fromDriver(code))).toBeNull(),
  );

  it.each([null, undefined, 'ENOSPC', { code: 28 }, new Error('ENOSPC')])(
    'is not misled by %p',
    (value) => expect(storageFailure(value)).toBeNull(),
  );
});

describe('isBusy', () => {
  it('is about locks alone', () => {
    expect(isBusy(fromDriver('SQLITE_BUSY'))).toBe(true);
    expect(isBusy(fromDriver('SQLITE_LOCKED_SHAREDCACHE'))).toBe(true);
    expect(isBusy(fromDriver('SQLITE_IOERR'))).toBe(false);
    expect(isBusy(new Error('SQLITE_BUSY'))).toBe(false);
  });
});

describe('errorCode', () => {
  it('looks below the wrapping', () => {
    expect(errorCode(fromDriver('23505'))).toBe('23505');
    expect(errorCode(new Error('…'))).toBeNull();
  });
});
