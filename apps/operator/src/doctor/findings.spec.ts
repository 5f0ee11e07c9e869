import type { BackupTimes } from '@lereng/api-site/database';
import { backupFinding } from './backups';
import { certificateFinding } from './certificate';
import { type Finding, type Installation, lineOf, ok, problem, runCheck } from './check';
import { clockFinding, isSupported } from './machine';
import { trustFinding } from './proxy';
import { redisFinding } from './redis';

const NOW = new Date('2026-11-24T10:00:00Z');

describe('a line', () => {
  it('has level, name, what and how to mend it, in one line', () => {
    expect(lineOf('disk', ok('it has room'))).toBe('ok       disk: it has room\n');
    expect(lineOf('redis', problem('no\nresponse', 'Check it'))).toBe(
      'problem  redis: no response. Check it\n',
    );
  });
});

it('a check is given up after its time', async () => {
  jest.useFakeTimers();
  const check = { name: 'slow', run: () => new Promise<never>(() => undefined) };
  const findings = runCheck(check, {} as Installation);
  await jest.advanceTimersByTimeAsync(300_000);
  jest.useRealTimers();
  expect(await findings).toMatchObject([
    { level: 'warning', what: 'it was not finished within 300 s' },
  ]);
});

it('a check is a problem where it throws', async () => {
  const check = { name: 'bad', run: () => Promise.reject(new Error('a\nb')) };
  expect(await runCheck(check, {} as Installation)).toEqual([
    expect.objectContaining({ level: 'problem', what: 'a' }),
  ]);
});

it.each([
  ['20.19.0', true],
  ['20.18.9', false],
  ['22.20.1', true],
  ['21.9.0', false],
  ['23.0.0', false],
])('Node.js %s: %s', (version, expected) => {
  expect(isSupported(version, '^20.19.0 || ^22.14.0')).toBe(expected);
});

const redis = (limit: number, policy: string) =>
  redisFinding(
    `# Server\r\nredis_version:8.0.1\r\nmaxmemory:${limit}\r\nmaxmemory_policy:${policy}\r\n`,
  );

const backups = (change: Partial<BackupTimes> | null, count: number) => {
  const times = {
    since: '2026-11-01T00:00:00Z',
    succeededAt: '2026-11-23T20:00:00Z',
    failedAt: null,
  };
  return backupFinding(change && { ...times, ...change }, NOW, '/b', count);
};

const certificate = (until: string, refusal: string | null) =>
  certificateFinding(new Date(until), refusal, NOW);

const SENT = 'doctor-1';
const MADE = '0123456789ab-1';
const trust = (trustProxy: number, origin: string, id: string, headers = {}) => {
  const response = new Headers({ ...headers, 'x-request-id': id });
  return trustFinding({ trustProxy, port: 3_000 }, origin, response, SENT);
};

it.each<[string, Finding, Finding['level'], string]>([
  ['Redis without a limit', redis(0, 'allkeys-lru'), 'ok', 'Redis 8.0.1'],
  ['Redis that drops nothing', redis(1_000, 'noeviction'), 'ok', 'Redis 8.0.1'],
  ['Redis that drops any key', redis(1_000, 'allkeys-lru'), 'warning', 'Redis 8.0.1'],
  ['Redis that drops some keys', redis(1_000, 'volatile-ttl'), 'warning', 'Redis 8.0.1'],

  ['a clock that is almost right', clockFinding(-2_000), 'ok', 'within 2 s'],
  ['a clock that is late', clockFinding(2_001), 'warning', '2.0 s ahead of'],
  ['a clock that is early', clockFinding(-90_000), 'warning', '90.0 s behind'],

  ['backups that were never due', backups(null, 0), 'ok', 'none yet'],
  ['new backups', backups({}, 3), 'ok', 'the last one is 14 hours old, and /b has 3'],
  ['old backups', backups({ succeededAt: '2026-11-22T20:00:00Z' }, 3), 'problem', '38 hours old'],
  ['failing ones', backups({ failedAt: '2026-11-24T08:00:00Z' }, 3), 'problem', 'failed 2 hours'],
  ['backups that went away', backups({}, 0), 'problem', '/b has none'],
  [
    'backups that wait for the first night',
    backups({ since: '2026-11-24T00:00:00Z', succeededAt: null }, 0),
    'ok',
    'none yet',
  ],
  ['none ever', backups({ succeededAt: null }, 0), 'problem', 'none has been made for 562 hours'],

  ['a certificate', certificate('2026-12-08T11:00:00Z', null), 'ok', 'valid until 2026-12-08'],
  ['an old one', certificate('2026-12-08T09:00:00Z', null), 'warning', 'for 13 days more'],
  [
    'a certificate that has ended',
    certificate('2026-11-24T09:00:00Z', 'CERT_HAS_EXPIRED'),
    'problem',
    'was valid until 2026-11-24',
  ],
  [
    'a certificate of its own',
    certificate('2030-01-01T00:00:00Z', 'SELF_SIGNED'),
    'problem',
    'refuse it (SELF_SIGNED)',
  ],

  ['https without trust', trust(0, 'https://a.example', MADE), 'warning', 'TRUST_PROXY is 0'],
  [
    'a named proxy without trust',
    trust(0, 'http://a.example', MADE, { via: '1.1 x' }),
    'warning',
    'TRUST_PROXY is 0',
  ],
  ['a trusted proxy', trust(1, 'https://a.example', SENT), 'ok', 'responds as this site'],
  ['a server that does not trust', trust(1, 'https://a.example', MADE), 'warning', 'not trust'],
  ['ids of a proxy', trust(1, 'https://a.example', 'other'), 'ok', 'responds as this site'],
  ['no proxy', trust(0, 'http://a.example:3000', MADE), 'ok', 'responds as this site'],
  ['only trust', trust(1, 'http://a.example:3000', SENT), 'warning', 'no proxy is in front'],
])('%s', (_, finding, level, what) => {
  expect(finding).toMatchObject({ level, what: expect.stringContaining(what) as string });
});
