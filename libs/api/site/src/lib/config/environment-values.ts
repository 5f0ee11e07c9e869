import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { hasForbiddenControl, isTimeZone } from '@lereng/shared-domain';
import { bech32 } from '@scure/base';
import * as z from 'zod';

const SECONDS = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;
/** Shorter keys can be guessed from a single token. */
const MIN_SECRET_LENGTH = 16;
const PROXY_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'log', 'debug', 'verbose'] as const;

export const text = z.string();

export const path = text.transform((value) => resolve(value));

export const host = text.refine(
  (value) => isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value),
  quoting('must be an IP address or a host name'),
);

export const port = parsed(
  (value) => (/^\d{1,9}$/.test(value) && Number(value) <= 65_535 ? Number(value) : null),
  'must be a whole number from 0 to 65535',
);

export const wholeNumber = parsed(
  (value) => (/^\d{1,4}$/.test(value) ? Number(value) : null),
  'must be a whole number from 0 to 9999',
);

/** Its last letters are a checksum. The value is not quoted, as somebody may give the private key. */
export const ageRecipient = text.refine(
  (value) => /^age1[0-9a-z]{58}$/.test(value) && bech32.decodeUnsafe(value) !== undefined,
  'must be the public key of age-keygen, age1…, whole and without a typing error',
);

export const flag = z.stringbool({
  truthy: ['true', '1'],
  falsy: ['false', '0'],
  ...quoting('must be true or false'),
});

/** The sets of demonstration content, folders of `tools/demo-content`. The first one is the default. */
export const DEMO_SETS = ['lereng', 'warung'] as const;

const DEMO_VALUES = new Map<string, (typeof DEMO_SETS)[number] | false>([
  ...['true', '1'].map((each) => [each, DEMO_SETS[0]] as const),
  ...['false', '0'].map((each) => [each, false] as const),
  ...DEMO_SETS.map((each) => [each, each] as const),
]);

/** False for none. */
export const demoContent = parsed(
  (value) => DEMO_VALUES.get(value.toLowerCase()) ?? null,
  `must be true, false or one of ${DEMO_SETS.join(', ')}`,
);

export const timeZone = text.refine(
  isTimeZone,
  quoting('must be an IANA name such as Asia/Jakarta'),
);

/** The exporter of OpenTelemetry that is in this product, or none. */
export const tracesExporter = z.enum(['otlp', 'none'], quoting('must be otlp or none'));

/** `info` is what most other software calls Nest's `log`. */
export const logLevel = text
  .toLowerCase()
  .pipe(z.enum(LOG_LEVELS, quoting(`must be one of ${LOG_LEVELS.join(', ')}`)))
  .transform((level) => (level === 'info' ? 'log' : level));

export const postgresUrl = text.refine(
  (value) => (urlOf(value, 'postgres', 'postgresql')?.pathname ?? '').length > 1,
  'must look like postgres://user:password@host:5432/database, or be unset for SQLite',
);

export const redisUrl = text.refine((value) => {
  const url = urlOf(value, 'redis', 'rediss');
  return url?.hostname && /^(\/\d{0,4})?$/.test(url.pathname);
}, 'must look like redis://host:6379, or redis://host:6379/1 for its database 1');

/** Its host is logged, so that credentials do not belong in it. */
export const webUrl = text.refine((value) => {
  const url = urlOf(value, 'http', 'https');
  return url && !url.username && !url.password;
}, 'must be an http or https URL without user and password');

export const bucket = text.regex(
  /^[a-z0-9][a-z0-9._-]{1,62}$/i,
  quoting('must be the name of a bucket'),
);

const BUCKET_URL = /^s3:\/\/[a-z0-9][a-z0-9._-]{1,62}(\/[a-z0-9._-]+){0,8}\/?$/i;

/** An absolute path, or the URL of a bucket as it is. */
export const pathOrBucketUrl = text
  .refine(
    (value) => !value.startsWith('s3:') || BUCKET_URL.test(value),
    quoting('must be a folder, or look like s3://bucket/prefix'),
  )
  .transform((value) => (value.startsWith('s3:') ? value : resolve(value)));

export const secret = text.min(
  MIN_SECRET_LENGTH,
  `must have at least ${MIN_SECRET_LENGTH} characters`,
);

export const username = text.refine(
  (value) => !hasForbiddenControl(value),
  'must not contain control characters',
);

export const password = username.regex(/\S/, 'must not be blank');

export const tokenSeconds = parsed((value) => {
  const [, amount = '0', unit = 's'] = /^(\d{1,9})([smhd])?$/.exec(value) ?? [];
  const seconds = Number(amount) * SECONDS[unit as keyof typeof SECONDS];
  return seconds >= 1 ? seconds : null;
}, 'must be a duration such as 12h, 30m or 3600 (seconds)');

export const delaySeconds = parsed(
  (value) => (/^\d{1,2}$/.test(value) && Number(value) <= 60 ? Number(value) : null),
  'must be a number of seconds from 0 to 60',
);

/** The origin of a URL that is nothing but an origin, with or without a slash at its end. */
export const origin = parsed((value) => {
  const url = urlOf(value, 'http', 'https');
  if (!url || url.username || url.password || url.search || url.hash) return null;
  return url.pathname === '/' ? url.origin : null;
}, 'must be an origin such as https://example.com');

export const origins = text.transform(split).pipe(z.array(origin));

/**
 * Two of Express's forms: a number of hops, or a list of networks. Its third one trusts every header of a
 * visitor, so that each login could come from another IP address.
 */
export const trustProxy = parsed((value): number | string[] | null => {
  if (value.toLowerCase() === 'false') return 0;
  if (/^\d{1,3}$/.test(value)) return Number(value);
  const networks = split(value);
  return networks.length > 0 && networks.every(isNetwork) ? networks : null;
}, 'must be the number of proxies in front, or a list of their networks');

function isNetwork(value: string): boolean {
  if (PROXY_NETWORKS.includes(value)) return true;
  const [, ip = '', , bits = '1'] = /^([^/]+)(\/(\d{1,3}))?$/.exec(value) ?? [];
  const family = isIP(ip);
  return family !== 0 && Number(bits) >= 1 && Number(bits) <= (family === 4 ? 32 : 128);
}

function split(value: string): string[] {
  const parts = value.split(',').map((part) => part.trim());
  return parts.filter((part) => part !== '');
}

function urlOf(value: string, ...schemes: string[]): URL | null {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url && schemes.includes(url.protocol.slice(0, -1)) ? url : null;
}

/** A text from which `parse` makes a value; null refuses the text. */
function parsed<T>(parse: (value: string) => T | null, message: string) {
  return text.transform((input, context): T => {
    const value = parse(input);
    if (value !== null) return value;
    context.addIssue({ code: 'custom', message: quoting(message).error({ input }) });
    return z.NEVER;
  });
}

/** Quotes the value in one line, without a password or key that it may contain. */
function quoting(message: string) {
  return {
    error: ({ input }: { input?: unknown }) =>
      `${message}, not ${JSON.stringify(withoutSecrets(String(input)))}`,
  };
}

function withoutSecrets(value: string): string {
  if (/age-secret-key-/i.test(value)) return '…';
  const end = value.lastIndexOf('@');
  return end === -1 ? value : `…${value.slice(end)}`;
}
