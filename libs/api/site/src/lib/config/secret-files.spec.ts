import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECRETS } from './environment';
import { loadConfig } from './load-config';
import { refusal } from './test-refusal';

const S3 = { S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' };

describe('loadConfig with files of secrets', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lereng-secrets-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const fileOf = (content: string | Buffer): string => {
    const file = join(folder, 'secret');
    writeFileSync(file, content);
    return file;
  };

  it.each([
    ['DATABASE_URL', 'postgres://u:p@db/lereng', { database: { url: 'postgres://u:p@db/lereng' } }],
    ['REDIS_URL', 'redis://:p@cache:6379', { redisUrl: 'redis://:p@cache:6379' }],
    ['S3_ACCESS_KEY_ID', 'another', { s3: { accessKeyId: 'another' } }],
    ['S3_SECRET_ACCESS_KEY', 'another', { s3: { secretAccessKey: 'another' } }],
    ['JWT_SECRET', 'sixteen letters!', { jwtSecret: 'sixteen letters!' }],
    ['ADMIN_PASSWORD', ' spaces belong to it ', { adminPassword: ' spaces belong to it ' }],
  ])('reads %s', (name, value, expected) => {
    expect(SECRETS).toContain(name);
    const env = { ...S3, [name]: '', [`${name}_FILE`]: fileOf(value) };
    expect(loadConfig(env)).toMatchObject(expected);
  });

  it.each([
    ['kopi tubruk\n', 'kopi tubruk'],
    ['kopi tubruk\r\n', 'kopi tubruk'],
    ['\uFEFFkopi tubruk', 'kopi tubruk'],
    ['kopi tubruk \n\n', 'kopi tubruk \n'],
  ])('reads the content %j without what an editor adds', (content, expected) => {
    const { adminPassword } = loadConfig({ ADMIN_PASSWORD_FILE: fileOf(content) });
    expect(adminPassword).toBe(expected);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(loadConfig({ JWT_SECRET_FILE: ' ' }).jwtSecret).toBeNull();
  });

  it('refuses a secret that is set twice', () => {
    const env = { JWT_SECRET: 'Gu3ssM3 Gu3ssM3 Gu3ssM3', JWT_SECRET_FILE: fileOf('x'.repeat(16)) };
    expect(refusal(env)).toBe('JWT_SECRET_FILE: is set, and so is JWT_SECRET: set one of them');
  });

  it.each([
    ['', 'empty'],
    ['\n', 'empty'],
    [' \r\n', 'empty'],
    [Buffer.from([0x61, 0xff]), 'no text in UTF-8'],
  ])('refuses a file that has only %j', (content, what) => {
    const message = `ADMIN_PASSWORD_FILE: the file that it names is ${what}`;
    expect(refusal({ ADMIN_PASSWORD_FILE: fileOf(content) })).toBe(message);
  });

  it('refuses a file that cannot be read, and does not print what may be the secret', () => {
    expect(refusal({ JWT_SECRET_FILE: join(folder, 'Gu3ssM3') })).toBe(
      'JWT_SECRET_FILE: the file that it names cannot be read (ENOENT)',
    );
    expect(refusal({ JWT_SECRET_FILE: folder })).toContain('(EISDIR)');
    expect(refusal({ JWT_SECRET_FILE: 'a\u0000b' })).toContain('(ERR_INVALID_ARG_VALUE)');
  });

  it('checks a value from a file as any other, and names its variable', () => {
    const message = refusal({ JWT_SECRET_FILE: fileOf('Gu3ssM3') });
    expect(message).toMatch(/^JWT_SECRET: must have/);
    expect(message).not.toContain('Gu3ssM3');
  });
});
