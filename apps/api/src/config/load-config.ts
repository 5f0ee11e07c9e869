import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { hasForbiddenControl, isTimeZone } from '@lereng/shared-domain';
import type { AppConfig, DatabaseConfig, LogLevel, S3Config } from './app-config';
import { ConfigError } from './config-error';

type Environment = Readonly<Record<string, string | undefined>>;

const SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;
const LONGEST_TOKEN_SECONDS = 365 * SECONDS.d;
/** Shorter keys can be guessed from a single token. */
const SHORTEST_SECRET = 16;

/** `info` is what most other software calls Nest's `log`. */
const LOG_LEVELS: Readonly<Record<string, LogLevel>> = {
  fatal: 'fatal',
  error: 'error',
  warn: 'warn',
  info: 'log',
  log: 'log',
  debug: 'debug',
  verbose: 'verbose',
};

/** Names of networks that Express knows beside addresses. */
const PROXY_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

/**
 * Turns the environment into the one typed configuration.
 * @throws ConfigError for the first bad variable, naming it
 */
export function loadConfig(env: Environment): AppConfig {
  const production = env['NODE_ENV'] === 'production';
  const dataDir = resolve(text(env, 'DATA_DIR') ?? './data');
  return {
    production,
    host: host(env),
    port: wholeNumber(env, 'PORT', 3000, 65_535),
    dataDir,
    database: database(env, dataDir),
    redisUrl: redisUrl(env),
    s3: s3(env),
    jwtSecret: jwtSecret(env),
    jwtExpiresInSeconds: duration(env, 'JWT_EXPIRES_IN', '12h'),
    adminUsername: adminUsername(env),
    adminPassword: adminPassword(env),
    siteOrigin: siteOrigin(env),
    corsOrigins: corsOrigins(env),
    trustProxy: trustProxy(env),
    venueTimeZone: timeZone(env),
    demoContent: flag(env, 'DEMO_CONTENT', !production),
    logLevel: logLevel(env),
  };
}

/** The variable's text, or undefined where it is unset or empty: compose files pass empty ones. */
function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === '' ? undefined : value;
}

function wholeNumber(env: Environment, name: string, fallback: number, max: number): number {
  const value = text(env, name);
  if (value === undefined) return fallback;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number <= max)) {
    throw new ConfigError(name, `must be a whole number from 0 to ${max}, not "${value}"`);
  }
  return number;
}

function flag(env: Environment, name: string, fallback: boolean): boolean {
  const value = text(env, name)?.toLowerCase();
  if (value === undefined) return fallback;
  if (value === 'true' || value === '1') return true;
  if (value === 'false' || value === '0') return false;
  throw new ConfigError(name, `must be true or false, not "${value}"`);
}

function duration(env: Environment, name: string, fallback: string): number {
  const value = text(env, name) ?? fallback;
  const match = /^(\d{1,9})([smhd]?)$/.exec(value);
  const unit = (match?.[2] || 's') as keyof typeof SECONDS;
  const seconds = match ? Number(match[1]) * SECONDS[unit] : 0;
  if (seconds < 1 || seconds > LONGEST_TOKEN_SECONDS) {
    throw new ConfigError(
      name,
      `must be a duration such as 12h, 30m or 3600 (seconds), at most 365d, not "${value}"`,
    );
  }
  return seconds;
}

function host(env: Environment): string {
  const value = text(env, 'HOST') ?? '0.0.0.0';
  if (isIP(value) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)) {
    throw new ConfigError('HOST', `must be an IP address or a host name, not "${value}"`);
  }
  return value;
}

function parseUrl(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}

function database(env: Environment, dataDir: string): DatabaseConfig {
  const value = text(env, 'DATABASE_URL');
  if (value === undefined) return { kind: 'sqlite', file: join(dataDir, 'lereng.db') };
  const url = parseUrl(value);
  if (!url || !['postgres:', 'postgresql:'].includes(url.protocol) || url.pathname.length < 2) {
    throw new ConfigError(
      'DATABASE_URL',
      'must look like postgres://user:password@host:5432/database, or be unset for SQLite',
    );
  }
  return { kind: 'postgres', url: value };
}

function redisUrl(env: Environment): string | null {
  const value = text(env, 'REDIS_URL');
  if (value === undefined) return null;
  const url = parseUrl(value);
  if (!url || !['redis:', 'rediss:'].includes(url.protocol) || url.hostname === '') {
    throw new ConfigError('REDIS_URL', 'must look like redis://host:6379');
  }
  return value;
}

function s3(env: Environment): S3Config | null {
  const names = ['ENDPOINT', 'BUCKET', 'REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'];
  if (names.every((name) => text(env, `S3_${name}`) === undefined)) return null;
  const needed = (name: string): string => {
    const value = text(env, name);
    if (value === undefined) throw new ConfigError(name, 'is needed when images are kept in S3');
    return value;
  };
  const endpoint = text(env, 'S3_ENDPOINT') ?? null;
  if (endpoint !== null && !isWebAddress(endpoint)) {
    throw new ConfigError('S3_ENDPOINT', 'must be an http or https address');
  }
  const bucket = needed('S3_BUCKET');
  if (!/^[a-z0-9][a-z0-9._-]{1,62}$/i.test(bucket)) {
    throw new ConfigError('S3_BUCKET', `must be the name of a bucket, not "${bucket}"`);
  }
  return {
    endpoint,
    bucket,
    region: text(env, 'S3_REGION') ?? 'us-east-1',
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  };
}

function isWebAddress(value: string): boolean {
  const url = parseUrl(value);
  return url !== null && ['http:', 'https:'].includes(url.protocol);
}

function jwtSecret(env: Environment): string | null {
  const value = text(env, 'JWT_SECRET');
  if (value === undefined) return null;
  if (value.length < SHORTEST_SECRET) {
    throw new ConfigError('JWT_SECRET', `must have at least ${SHORTEST_SECRET} characters`);
  }
  return value;
}

function adminUsername(env: Environment): string {
  const value = text(env, 'ADMIN_USERNAME') ?? 'admin';
  if (hasForbiddenControl(value)) {
    throw new ConfigError('ADMIN_USERNAME', 'must not contain control characters');
  }
  return value;
}

/** Taken as it is written: spaces at its ends belong to a password. */
function adminPassword(env: Environment): string | null {
  const value = env['ADMIN_PASSWORD'];
  if (value === undefined || value === '') return null;
  if (value.trim() === '') throw new ConfigError('ADMIN_PASSWORD', 'must not be blank');
  if (hasForbiddenControl(value)) {
    throw new ConfigError('ADMIN_PASSWORD', 'must not contain control characters');
  }
  return value;
}

/** The origin of an address that is nothing but an origin (a slash at its end is forgiven). */
function originOf(value: string): string | null {
  const url = parseUrl(value);
  if (!url || !isWebAddress(value) || url.username || url.password) return null;
  return url.pathname === '/' && !url.search && !url.hash ? url.origin : null;
}

function siteOrigin(env: Environment): string | null {
  const value = text(env, 'SITE_ORIGIN');
  if (value === undefined) return null;
  const origin = originOf(value);
  if (origin === null) {
    throw new ConfigError('SITE_ORIGIN', `must look like https://example.com, not "${value}"`);
  }
  return origin;
}

function corsOrigins(env: Environment): string[] {
  return list(env, 'CORS_ORIGINS').map((value) => {
    const origin = originOf(value);
    if (origin === null) {
      throw new ConfigError(
        'CORS_ORIGINS',
        `must be origins such as https://example.com with commas between, not "${value}"`,
      );
    }
    return origin;
  });
}

function list(env: Environment, name: string): string[] {
  return (text(env, name) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function trustProxy(env: Environment): boolean | number | string[] {
  const value = text(env, 'TRUST_PROXY')?.toLowerCase();
  if (value === undefined || value === 'false') return 0;
  if (value === 'true') return true;
  if (/^\d{1,3}$/.test(value)) return Number(value);
  const networks = list(env, 'TRUST_PROXY');
  if (networks.length > 0 && networks.every(isNetwork)) return networks;
  throw new ConfigError(
    'TRUST_PROXY',
    `must be a number of proxies, true, false or a list of networks, not "${value}"`,
  );
}

function isNetwork(value: string): boolean {
  if (PROXY_NETWORKS.includes(value)) return true;
  const [address = '', prefix, ...more] = value.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  if (prefix === undefined) return true;
  const bits = /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
  return bits >= 1 && bits <= (family === 4 ? 32 : 128);
}

function timeZone(env: Environment): string {
  const value = text(env, 'VENUE_TIME_ZONE') ?? 'Asia/Jakarta';
  if (!isTimeZone(value)) {
    throw new ConfigError(
      'VENUE_TIME_ZONE',
      `must be an IANA name such as Asia/Jakarta, not "${value}"`,
    );
  }
  return value;
}

function logLevel(env: Environment): LogLevel {
  const value = text(env, 'LOG_LEVEL')?.toLowerCase() ?? 'info';
  const level = Object.hasOwn(LOG_LEVELS, value) ? LOG_LEVELS[value] : undefined;
  if (!level) {
    throw new ConfigError(
      'LOG_LEVEL',
      `must be one of ${Object.keys(LOG_LEVELS).join(', ')}, not "${value}"`,
    );
  }
  return level;
}
