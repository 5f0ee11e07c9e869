import type * as z from 'zod';
import type { environment } from './environment';

type Configuration = Readonly<z.output<typeof environment>>;

/**
 * The whole configuration, validated by `loadConfig`. Nobody else reads the environment.
 * The class is also the injection token: `constructor(private readonly config: AppConfig)`.
 */
export abstract class AppConfig extends (Object as unknown as abstract new () => Configuration) {}

export type DatabaseConfig = AppConfig['database'];
export type S3Config = NonNullable<AppConfig['s3']>;
