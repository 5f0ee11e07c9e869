export type LogLevel = 'fatal' | 'error' | 'warn' | 'log' | 'debug' | 'verbose';

export interface S3Config {
  /** Null for AWS itself. */
  endpoint: string | null;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export type DatabaseConfig = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

/**
 * The whole configuration, typed and validated by `loadConfig`. Nobody else reads the environment.
 * The class is also the injection token: `constructor(private readonly config: AppConfig)`.
 */
export abstract class AppConfig {
  abstract readonly production: boolean;
  abstract readonly host: string;
  /** 0 lets the system choose a free port. */
  abstract readonly port: number;
  /** Absolute path of the folder for the database, the images and the generated secret. */
  abstract readonly dataDir: string;
  abstract readonly database: DatabaseConfig;
  abstract readonly redisUrl: string | null;
  /** Null keeps images in `dataDir`. */
  abstract readonly s3: S3Config | null;
  /** Null: made once and kept in `dataDir`. */
  abstract readonly jwtSecret: string | null;
  abstract readonly jwtExpiresInSeconds: number;
  abstract readonly adminUsername: string;
  /** Null: made on the first start, kept as it is on later ones. */
  abstract readonly adminPassword: string | null;
  /** Origin of canonical and preview addresses, without a slash at the end; null: localhost. */
  abstract readonly siteOrigin: string | null;
  abstract readonly corsOrigins: readonly string[];
  /** In the words of Express: a number of hops, all (true), none (0) or a list of networks. */
  abstract readonly trustProxy: boolean | number | string[];
  /** IANA name; every "today" is a calendar day there. */
  abstract readonly venueTimeZone: string;
  /** Fill an empty database with demonstration content. */
  abstract readonly demoContent: boolean;
  abstract readonly logLevel: LogLevel;
}
