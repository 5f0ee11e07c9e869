import { migrations } from '@lereng/api-site/database/migrations';

/** Of all that this version knows, in their order. */
export const MIGRATION_NAMES: readonly string[] = migrations.map(({ name }) => name);
