import {
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { errorCode, isBusy } from '@lereng/api-site/errors';
import { storageFailure } from './failures';

const withCode = (code: string): Error => Object.assign(new Error('…'), { code });
const fromDriver = (code: string): Error => new QueryFailedError('SELECT 1', [], withCode(code));

describe('storageFailure', () => {
  it.each<[number | undefined, ...string[]]>([
    [507, 'SQLITE_FULL', 'ENOSPC', 'EDQUOT', '53100'],
    [503, 'SQLITE_BUSY', 'SQLITE_BUSY_SNAPSHOT', 'SQLITE_IOERR_WRITE', 'SQLITE_READONLY_DBMOVED'],
    [503, 'SQLITE_CORRUPT', 'SQLITE_CANTOPEN', '08006', '53300', '57P01', '55P03', '40001'],
    [503, 'EROFS', 'EIO', 'ECONNREFUSED'],
    // These are for others.
    [undefined, 'SQLITE_CONSTRAINT_UNIQUE', '23505', '42601', 'ENOENT', 'ERR_INVALID_ARG_TYPE'],
  ])('is %s of %s and others', (status, ...codes) => {
    for (const code of codes) {
      expect([code, storageFailure(withCode(code))?.getStatus()]).toEqual([code, status]);
      expect([code, storageFailure(fromDriver(code))?.getStatus()]).toEqual([code, status]);
    }
  });

  it.each([
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new QueryFailedError('COMMIT', [], new Error('Query read timeout')),
    new QueryRunnerAlreadyReleasedError(),
    // Lost between two statements.
    new QueryRunnerProviderAlreadyReleasedError(),
  ])('is 503 of what the PostgreSQL client throws without a code: %s', (error) => {
    expect(storageFailure(error)?.getStatus()).toBe(503);
  });

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
