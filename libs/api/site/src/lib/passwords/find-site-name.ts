import { DEFAULT_SITE_NAME } from '@lereng/shared-domain';
import type { Database } from '../database';

/** The site's present name. Reads the table by its name, for a command that knows no entities of content. */
export async function findSiteName(database: Database): Promise<string> {
  const row = await database.read((manager) =>
    manager
      .createQueryBuilder()
      .select('setting.value', 'value')
      .from('site_settings', 'setting')
      .where('setting.key = :key', { key: 'site_name' })
      .getRawOne<{ value: string | null }>(),
  );
  return row?.value ?? DEFAULT_SITE_NAME;
}
