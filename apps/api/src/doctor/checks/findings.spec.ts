import type { BackupTimes } from '../../backups/backup-state';
import { type Installation, runCheck } from '../check';
import { lineOf, ok, problem } from '../finding';
import { backupFinding } from './backups';
import { certificateFinding } from './certificate';
import { clockFinding } from './clock';
import { isSupported } from './node';
import { trustFinding } from './proxy';
import { redisFinding } from './redis';

const NOW = new Date('2026-11-24T10:00:00Z');

describe('a line', () => {
  it('has level, name, what and how to mend it, whatever a message of others has', () => {
    expect(lineOf('disk', ok('it has room'))).toBe('ok       disk: it has room\n');
    expect(lineOf('redis', problem('no\nresponse', 'Check it'))).toBe(
      'problem  redis: no response. Check it\n',
    );
  });
});

describe('a check', () => {
  const installation = {} as Installation;

  it('is given up after its time', async () => {
    const check = { name: 'slow', limitMs: 10, run: () => new Promise<never>(() => undefined) };
    expect(await runCheck(check, installation)).toEqual([
      expect.objectContaining({ level: 'warning', what: 'it was not finished within 0.01 s' }),
    ]);
  });

  it('is a problem where it throws', async () => {
    const check = { name: 'bad', limitMs: 1_000, run: () => Promise.reject(new Error('a\nb')) };
    expect(await runCheck(check, installation)).toEqual([
      expect.objectContaining({ level: 'problem', what: 'a' }),
    ]);
  });
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

describe('Redis', () => {
  const info = (limit: number, policy: string) =>
    `# Server\r\nredis_version:8.0.1\r\nmaxmemory:${limit}\r\nmaxmemory_policy:${policy}\r\n`;

  it.each([
    [0, 'allkeys-lru', 'ok'],
    [1_000, 'noeviction', 'ok'],
    [1_000, 'allkeys-lru', 'warning'],
    [1_000, 'volatile-ttl', 'warning'],
  ])('with %s bytes and %s is %s', (limit, policy, level) => {
    const finding = redisFinding(info(limit, policy));
    expect(finding).toMatchObject({ level, what: expect.stringContaining('Redis 8.0.1') });
  });
});

describe('the clock of the database', () => {
  it.each([
    [-2_000, 'ok', 'within 2 s'],
    [2_001, 'warning', '2.0 s ahead of'],
    [-90_000, 'warning', '90.0 s behind'],
  ])('with %s ms is %s', (difference, level, what) => {
    const finding = clockFinding(difference);
    expect(finding).toMatchObject({ level, what: expect.stringContaining(what) });
  });
});

describe('backups', () => {
  const times = (change: Partial<BackupTimes>): BackupTimes => ({
    since: '2026-11-01T00:00:00Z',
    succeededAt: '2026-11-23T20:00:00Z',
    failedAt: null,
    ...change,
  });

  it.each([
    ['were never due', null, 0, 'ok', 'none yet'],
    ['are new', times({}), 3, 'ok', 'the last one is 14 hours old, and /b has 3'],
    ['are old', times({ succeededAt: '2026-11-22T20:00:00Z' }), 3, 'problem', '38 hours old'],
    ['fail', times({ failedAt: '2026-11-24T08:00:00Z' }), 3, 'problem', 'failed 2 hours ago'],
    ['went away', times({}), 0, 'problem', '/b has none'],
    [
      'wait for the first night',
      times({ since: '2026-11-24T00:00:00Z', succeededAt: null }),
      0,
      'ok',
      'none yet',
    ],
    ['never came', times({ succeededAt: null }), 0, 'problem', 'none has been made for 562 hours'],
  ] as const)('that %s', (_, given, count, level, what) => {
    const finding = backupFinding(given, NOW, '/b', count);
    expect(finding).toMatchObject({ level, what: expect.stringContaining(what) });
  });
});

describe('a certificate', () => {
  it.each([
    ['2026-12-08T11:00:00Z', null, 'ok', 'valid until 2026-12-08'],
    ['2026-12-08T09:00:00Z', null, 'warning', 'for 13 days more'],
    ['2026-11-24T09:00:00Z', 'CERT_HAS_EXPIRED', 'problem', 'was valid until 2026-11-24'],
    ['2030-01-01T00:00:00Z', 'SELF_SIGNED', 'problem', 'refuse it (SELF_SIGNED)'],
  ])('until %s, refused by %s', (until, refusal, level, what) => {
    const finding = certificateFinding(new Date(until), refusal, NOW);
    expect(finding).toMatchObject({ level, what: expect.stringContaining(what) });
  });
});

describe('trust in proxies', () => {
  const SENT = 'doctor-1';
  const MADE = '0123456789ab-1';

  it.each([
    ['https and nobody trusted', 0, 'https://a.example', {}, MADE, 'warning', 'TRUST_PROXY is 0'],
    ['a named proxy', 0, 'http://a.example', { via: '1.1 x' }, MADE, 'warning', 'TRUST_PROXY is 0'],
    ['a trusted proxy', 1, 'https://a.example', {}, SENT, 'ok', 'responds as this site'],
    ['a server that does not trust', 1, 'https://a.example', {}, MADE, 'warning', 'not trust'],
    [
      'a proxy with ids of its own',
      1,
      'https://a.example',
      {},
      'other',
      'ok',
      'responds as this site',
    ],
    ['no proxy', 0, 'http://a.example:3000', {}, MADE, 'ok', 'responds as this site'],
    ['no proxy and trust', 1, 'http://a.example:3000', {}, SENT, 'warning', 'no proxy is in front'],
  ] as const)('of %s', (_, trustProxy, origin, headers, id, level, what) => {
    const response = new Headers({ ...headers, 'x-request-id': id });
    const finding = trustFinding({ trustProxy, port: 3_000 }, origin, response, SENT);
    expect(finding).toMatchObject({ level, what: expect.stringContaining(what) });
  });
});
