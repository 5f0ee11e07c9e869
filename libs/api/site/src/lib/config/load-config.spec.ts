import { resolve } from 'node:path';
import { loadConfig } from './load-config';
import { refusal } from './test-refusal';

describe('loadConfig', () => {
  it('has a value for everything that is not set', () => {
    expect(loadConfig({})).toEqual({
      production: false,
      host: '0.0.0.0',
      port: 3000,
      dataDir: resolve('data'),
      database: { kind: 'sqlite', file: resolve('data/lereng.db') },
      redisUrl: null,
      s3: null,
      jwtSecret: null,
      jwtExpiresInSeconds: 43_200,
      adminUsername: 'admin',
      adminPassword: null,
      siteOrigin: null,
      corsOrigins: [],
      trustProxy: 0,
      venueTimeZone: 'Asia/Jakarta',
      demoContent: 'lereng',
      backupDir: resolve('data/backups'),
      backupStore: null,
      backupKeep: 7,
      backupAgeRecipient: null,
      shutdownDelaySeconds: 0,
      logLevel: 'log',
      accessLog: false,
      metricsPort: null,
      metricsHost: '127.0.0.1',
      warnings: [],
    });
  });

  it('treats an empty variable as one that is not set', () => {
    const names = ['PORT', 'DATABASE_URL', 'S3_BUCKET', 'ADMIN_PASSWORD', 'CORS_ORIGINS'];
    expect(loadConfig(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(loadConfig({}));
  });

  it('leaves an empty database empty in production unless DEMO_CONTENT is set', () => {
    expect(loadConfig({ NODE_ENV: 'production' }).demoContent).toBe(false);
    expect(loadConfig({ NODE_ENV: 'production', DEMO_CONTENT: 'TRUE' }).demoContent).toBe('lereng');
  });

  it('names the set of demonstration content, and in a refusal all there are', () => {
    const setOf = (DEMO_CONTENT: string) => loadConfig({ DEMO_CONTENT }).demoContent;
    expect(['1', 'lereng', 'warung', '0', 'false'].map(setOf)).toEqual([
      'lereng',
      'lereng',
      'warung',
      false,
      false,
    ]);
    expect(refusal({ DEMO_CONTENT: 'pantai' })).toBe(
      'DEMO_CONTENT: must be true, false or one of lereng, warung, not "pantai"',
    );
  });

  it('reads what is set', () => {
    const config = loadConfig({
      PORT: '0',
      HOST: '::1',
      DATABASE_URL: 'postgres://u:p@db/lereng',
      REDIS_URL: 'rediss://cache:6380/1',
      S3_ENDPOINT: 'http://minio:9000',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
      JWT_EXPIRES_IN: '30m',
      ADMIN_PASSWORD: ' spaces belong to it ',
      SITE_ORIGIN: 'https://Lereng.example/',
      CORS_ORIGINS: 'https://a.example, http://localhost:4200',
      LOG_LEVEL: 'WARN',
    });
    expect(config).toMatchObject({
      port: 0,
      host: '::1',
      database: { kind: 'postgres', url: 'postgres://u:p@db/lereng' },
      redisUrl: 'rediss://cache:6380/1',
      s3: { endpoint: 'http://minio:9000', bucket: 'pictures', region: 'us-east-1' },
      jwtExpiresInSeconds: 1800,
      adminPassword: ' spaces belong to it ',
      siteOrigin: 'https://lereng.example',
      corsOrigins: ['https://a.example', 'http://localhost:4200'],
      logLevel: 'warn',
    });
  });

  it.each([
    ['90', 90],
    ['90s', 90],
    ['2h', 7_200],
    ['7d', 604_800],
  ])('reads %s as how long a token lasts', (text, seconds) => {
    expect(loadConfig({ JWT_EXPIRES_IN: text }).jwtExpiresInSeconds).toBe(seconds);
  });

  it.each(['31d', '366d', '999999999d'])('takes %s for 30 days', (text) => {
    expect(loadConfig({ JWT_EXPIRES_IN: text }).jwtExpiresInSeconds).toBe(2_592_000);
  });

  it('warns of what it takes otherwise than it is set', () => {
    const env = { JWT_EXPIRES_IN: '31d', NODE_ENV: 'production' };
    expect(loadConfig(env).warnings).toEqual([
      'JWT_EXPIRES_IN: more than 30 days count as 30 days',
      'SITE_ORIGIN is not set: canonical and preview URLs point to localhost',
    ]);
    const quiet = { ...env, JWT_EXPIRES_IN: '30d', SITE_ORIGIN: 'https://lereng.example' };
    expect(loadConfig(quiet).warnings).toEqual([]);
    expect(loadConfig({ NODE_ENV: 'prod' }).warnings).toEqual([
      'NODE_ENV: "prod" counts as development; only "production" is production',
    ]);
  });

  it.each([
    ['2', 2],
    ['false', 0],
    ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
    ['fd00::/8', ['fd00::/8']],
  ])('takes %s as the proxies to trust', (text, expected) => {
    expect(loadConfig({ TRUST_PROXY: text }).trustProxy).toEqual(expected);
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://u@h/d'],
    ['REDIS_URL', 'localhost:6379'],
    ['S3_ENDPOINT', 'minio'],
    ['JWT_EXPIRES_IN', '0'],
    ['JWT_EXPIRES_IN', '12 hours'],
    ['ADMIN_USERNAME', 'a\u0007'],
    ['ADMIN_PASSWORD', '   '],
    ['ADMIN_PASSWORD', 'a\u0000'],
    ['SITE_ORIGIN', 'https://a.example/path'],
    ['SITE_ORIGIN', 'ftp://a.example'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://a.example,b.example'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'everybody'],
    ['VENUE_TIME_ZONE', 'Mars/Base'],
    ['DEMO_CONTENT', 'yes please'],
    ['BACKUP_KEEP', '-1'],
    ['BACKUP_KEEP', '1.5'],
    ['OTEL_TRACES_EXPORTER', 'zipkin'],
    ['OTEL_TRACES_EXPORTER', 'otlp, console'],
    ['LOG_LEVEL', 'toString'],
    ['LOG_LEVEL', 'two\nlines'],
    // These hold secrets, which are not repeated.
    ['BACKUP_AGE_RECIPIENT', 'AGE-SECRET-KEY-1RAHASIA'],
    ['BACKUP_AGE_RECIPIENT', 'age1rahasia'],
    ['BACKUP_DIR', 's3://key:rahasia@bucket'],
    ['BACKUP_KEEP', 'AGE-SECRET-KEY-1RAHASIA'],
    ['HOST', 'user:rahasia@host'],
    ['JWT_SECRET', 'rahasia'],
    ['ADMIN_PASSWORD', 'rahasia\u0001'],
    ['S3_ENDPOINT', 'http://key:rahasia@minio:9000'],
    ['S3_ENDPOINT', 'http://rahasia@minio:9000'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://user:rahasia@collector.example'],
    ['DATABASE_URL', 'postgres://user:rahasia@host'], // secretlint-disable-line
    ['DATABASE_URL', 'postgres://u:rahasia@'], // secretlint-disable-line
    ['REDIS_URL', 'redis://:rahasia@cache/x'],
    ['REDIS_URL', 'http://u:rahasia@h'],
    ['SITE_ORIGIN', 'https://user:rahasia@a.example'],
    ['CORS_ORIGINS', 'https://a.example,https://u:rahasia@b.example'],
  ])('refuses %s=%s with one line that names it, without a secret in it', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message.startsWith(`${name}: `)).toBe(true);
    expect(message).not.toMatch(/\n|rahasia/i);
  });

  it('refuses a recipient of backups with a letter that is wrong', () => {
    const recipient = 'age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p';
    expect(loadConfig({ BACKUP_AGE_RECIPIENT: recipient }).backupAgeRecipient).toBe(recipient);
    const typo = recipient.replace('ayy', 'ayx');
    expect(refusal({ BACKUP_AGE_RECIPIENT: typo })).toContain('BACKUP_AGE_RECIPIENT: ');
  });

  it.each(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'])(
    'refuses S3 without %s',
    (missing) => {
      const env = {
        S3_BUCKET: 'pictures',
        S3_ACCESS_KEY_ID: 'key',
        S3_SECRET_ACCESS_KEY: 'secret',
        [missing]: '',
      };
      expect(refusal(env)).toMatch(`${missing}: is needed`);
    },
  );

  it('stores backups in a bucket, and images only where S3_BUCKET says so', () => {
    const env = {
      BACKUP_DIR: 's3://copies/lereng',
      S3_ENDPOINT: 'http://minio:9000',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    };
    const backupStore = { bucket: 'copies', endpoint: 'http://minio:9000', accessKeyId: 'key' };
    expect(loadConfig(env)).toMatchObject({ backupDir: 's3://copies/lereng', backupStore });
    expect(loadConfig(env).s3).toBeNull();
    expect(loadConfig({ ...env, S3_BUCKET: 'pictures' }).s3).toMatchObject({ bucket: 'pictures' });
    expect(refusal({ ...env, S3_ACCESS_KEY_ID: '' })).toMatch('S3_ACCESS_KEY_ID: is needed');
    expect(refusal({ ...env, BACKUP_DIR: 's3://' })).toMatch('BACKUP_DIR: must be a folder');
  });
});
