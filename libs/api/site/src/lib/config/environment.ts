import { join } from 'node:path';
import * as z from 'zod';
import * as value from './environment-values';

/** What docs/operations.md says of each variable: its default, in words or as code, and its meaning. */
const docs = z.registry<{ default: string; meaning: string }>();

const S3_REGION = 'us-east-1';
const MAX_TOKEN_SECONDS = 30 * 24 * 60 * 60;

/** Every environment variable that the API reads, in the order of the table in docs/operations.md. */
const variables = z.object({
  HOST: withDefault('0.0.0.0', value.host, 'IP address or host name that the server listens on'),
  PORT: withDefault('3000', value.port, 'port that the server listens on; `0` takes any free one'),
  NODE_ENV: optional(value.text, '', '`production`: JSON log lines, no demonstration content'),
  DATA_DIR: withDefault(
    './data',
    value.path,
    'database, images, the generated secret and [backups](#backups)',
  ),
  DATABASE_URL: optional(
    value.postgresUrl,
    'SQLite in `DATA_DIR`',
    '`postgres://…` for PostgreSQL',
  ),
  REDIS_URL: optional(
    value.redisUrl,
    '',
    'login limits shared by replicas, and faster invalidation',
  ),
  S3_ENDPOINT: optional(value.webUrl, 'AWS', 'URL of the S3 store'),
  S3_BUCKET: optional(value.bucket, 'images in `DATA_DIR`', 'bucket for images'),
  S3_REGION: optional(value.text, `\`${S3_REGION}\``, 'region of the bucket'),
  S3_ACCESS_KEY_ID: optional(value.text, '', 'needed for a bucket'),
  S3_SECRET_ACCESS_KEY: optional(value.text, '', 'needed for a bucket'),
  JWT_SECRET: optional(value.secret, 'made once, kept in `DATA_DIR`', "signs the admin's tokens"),
  JWT_EXPIRES_IN: withDefault(
    '12h',
    value.tokenSeconds,
    'how long a login lasts, 30 days at most; one that is not used for 7 days ends',
  ),
  ADMIN_USERNAME: withDefault('admin', value.username, "the admin's name"),
  // Not trimmed: spaces belong to a password.
  ADMIN_PASSWORD: z
    .preprocess((value) => value || undefined, value.password.optional())
    .register(docs, {
      default: 'made and printed once',
      meaning:
        "the admin's password at the first start, and again when this value changes, which ends every login; a new one has at least 10 characters and is not easy to guess",
    }),
  SITE_ORIGIN: optional(
    value.origin,
    '`http://localhost:PORT`',
    'origin of the site in canonical and preview links; with `https` browsers keep to that',
  ),
  CORS_ORIGINS: optional(
    value.origins,
    'none',
    'other origins that may call the API, separated by commas',
  ),
  TRUST_PROXY: withDefault(
    '0',
    value.trustProxy,
    "number of proxies in front, so that a visitor's IP address is the visitor's",
  ),
  VENUE_TIME_ZONE: withDefault(
    'Asia/Jakarta',
    value.timeZone,
    'the zone whose midnight ends a day',
  ),
  DEMO_CONTENT: optional(
    value.demoContent,
    '`true`; `false` in production',
    'fill an empty database with demonstration content: `true` or `lereng` for a cafe on a slope, `warung` for a coffee stall by a lake',
  ),
  BACKUP_DIR: optional(
    value.pathOrBucketUrl,
    '`backups` in `DATA_DIR`',
    'folder for backups, or `s3://bucket/prefix` with the endpoint and the keys of `S3_…`',
  ),
  BACKUP_KEEP: withDefault(
    '7',
    value.wholeNumber,
    'how many nightly backups are kept; `0` makes none',
  ),
  BACKUP_AGE_RECIPIENT: optional(
    value.ageRecipient,
    '',
    'public key (`age1…`) for which backups are encrypted',
  ),
  SHUTDOWN_DELAY: withDefault(
    '0',
    value.delaySeconds,
    'seconds, 60 at most, for which the server goes on after `SIGTERM` while it says that it is not ready',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    value.webUrl,
    'no traces',
    'URL of the collector to which [traces](#traces) are sent',
  ),
  OTEL_TRACES_EXPORTER: optional(
    value.tracesExporter,
    '`otlp` with an endpoint',
    '`otlp`, or `none` for no traces',
  ),
  LOG_LEVEL: withDefault('info', value.logLevel, 'how much is logged, `fatal` to `verbose`'),
  ACCESS_LOG: withDefault(
    'false',
    value.flag,
    '`true` logs one line for each request, at the level `info`',
  ),
  METRICS_PORT: optional(value.port, 'no metrics', 'port of `/metrics` for [Prometheus](#metrics)'),
  METRICS_HOST: withDefault(
    '127.0.0.1',
    value.host,
    'IP address or host name that `METRICS_PORT` is on; visitors must not reach it',
  ),
});

/** The variables that may also be in a file, which `NAME_FILE` names. */
export const SECRETS = [
  'DATABASE_URL',
  'REDIS_URL',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'JWT_SECRET',
  'ADMIN_PASSWORD',
] as const satisfies readonly (keyof typeof variables.shape)[];

/** The application's configuration, made of the environment. */
export const environment = variables
  .superRefine((env, context) => {
    const isForBackups = backsUpToS3(env);
    if (!usesS3(env) && !isForBackups) return;
    const what = usesS3(env) ? 'images' : 'backups';
    for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
      if (name === 'S3_BUCKET' && isForBackups) continue;
      const message = `is needed when ${what} are stored in S3`;
      if (env[name] === undefined) context.addIssue({ code: 'custom', path: [name], message });
    }
  })
  .transform((env) => ({
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    /** Absolute path of the folder for the database, the images and the generated secret. */
    dataDir: env.DATA_DIR,
    database:
      env.DATABASE_URL === undefined
        ? { kind: 'sqlite' as const, file: join(env.DATA_DIR, 'lereng.db') }
        : { kind: 'postgres' as const, url: env.DATABASE_URL },
    redisUrl: env.REDIS_URL ?? null,
    /** Null stores images in `dataDir`. */
    s3: usesS3(env) ? storeOf(env, env.S3_BUCKET ?? '') : null,
    /** Null: generated once and stored in `dataDir`. */
    jwtSecret: env.JWT_SECRET ?? null,
    jwtExpiresInSeconds: Math.min(env.JWT_EXPIRES_IN, MAX_TOKEN_SECONDS),
    adminUsername: env.ADMIN_USERNAME,
    /** Null: generated on the first start, unchanged on later ones. */
    adminPassword: env.ADMIN_PASSWORD ?? null,
    /** Origin of canonical and preview URLs; null: localhost. */
    siteOrigin: env.SITE_ORIGIN ?? null,
    corsOrigins: env.CORS_ORIGINS ?? [],
    /** Express's forms: a number of hops, all (true), none (0) or a list of networks. */
    trustProxy: env.TRUST_PROXY,
    /** IANA name; every "today" is a calendar day there. */
    venueTimeZone: env.VENUE_TIME_ZONE,
    /** The set of demonstration content, or false. */
    demoContent: env.DEMO_CONTENT ?? (env.NODE_ENV === 'production' ? false : value.DEMO_SETS[0]),
    /** Absolute path of the folder for backups, or the URL of a bucket, `s3://bucket/prefix`. */
    backupDir: env.BACKUP_DIR ?? join(env.DATA_DIR, 'backups'),
    /** The bucket of `backupDir`; null where it is a folder. */
    backupStore: backsUpToS3(env) ? storeOf(env, new URL(env.BACKUP_DIR ?? '').hostname) : null,
    /** How many nightly backups are kept; 0 for none. */
    backupKeep: env.BACKUP_KEEP,
    /** The age key that backups are encrypted for; null leaves them as they are. */
    backupAgeRecipient: env.BACKUP_AGE_RECIPIENT ?? null,
    shutdownDelaySeconds: env.SHUTDOWN_DELAY,
    logLevel: env.LOG_LEVEL,
    accessLog: env.ACCESS_LOG,
    /** Null: there are no metrics, and nothing is done for them. */
    metricsPort: env.METRICS_PORT ?? null,
    metricsHost: env.METRICS_HOST,
    /** One line each, for the start. */
    warnings: warningsOf(env),
  }));

/** Name, default and meaning of every variable: the rows of the table in docs/operations.md. */
export function variableRows(): string[][] {
  const rows = Object.entries(variables.shape).map(([name, schema]) => {
    const doc = docs.get(schema);
    return [`\`${name}\``, doc?.default ?? '', doc?.meaning ?? ''];
  });
  const names = SECRETS.map((name) => `\`${name}\``).join(', ');
  return [
    ...rows,
    ['`NAME_FILE`', '', `file with the value of \`NAME\`, which is one of ${names}`],
  ];
}

/** A variable whose default is read as if it were set. */
function withDefault<T extends z.ZodType<unknown, string>>(
  fallback: z.input<T> & string,
  schema: T,
  meaning: string,
) {
  const doc = { default: `\`${fallback}\``, meaning };
  return z.preprocess(trimmed, z.prefault(schema, fallback)).register(docs, doc);
}

/** @param otherwise what holds where the variable is unset, in words */
function optional<T extends z.ZodType>(schema: T, otherwise: string, meaning: string) {
  return z.preprocess(trimmed, schema.optional()).register(docs, { default: otherwise, meaning });
}

/** Compose files pass variables that are not set as empty ones. */
function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() || undefined : value;
}

function warningsOf(env: z.output<typeof variables>): string[] {
  const mode = env.NODE_ENV ?? '';
  return [
    !['', 'production', 'development', 'test'].includes(mode) &&
      `NODE_ENV: ${JSON.stringify(mode)} counts as development; only "production" is production`,
    env.JWT_EXPIRES_IN > MAX_TOKEN_SECONDS && 'JWT_EXPIRES_IN: more than 30 days count as 30 days',
    env.NODE_ENV === 'production' &&
      env.SITE_ORIGIN === undefined &&
      'SITE_ORIGIN is not set: canonical and preview URLs point to localhost',
  ].filter((line) => line !== false);
}

function usesS3(env: z.output<typeof variables>): boolean {
  // The keys may be there for the sake of backups.
  if (backsUpToS3(env)) return env.S3_BUCKET !== undefined;
  return Object.entries(env).some(([name, set]) => name.startsWith('S3_') && set !== undefined);
}

function backsUpToS3({ BACKUP_DIR }: z.output<typeof variables>): boolean {
  return BACKUP_DIR?.startsWith('s3:') ?? false;
}

function storeOf(env: z.output<typeof variables>, bucket: string) {
  return {
    /** Null for AWS itself. */
    endpoint: env.S3_ENDPOINT ?? null,
    bucket,
    region: env.S3_REGION ?? S3_REGION,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  };
}
