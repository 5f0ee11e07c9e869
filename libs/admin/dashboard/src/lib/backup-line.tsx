import { formatInstantWithTime } from '@lereng/shared-domain';
import type { BackupStatus } from '@lereng/web-data-access/backups-admin';
import { usePageEnvironment } from '@lereng/web-feature';
import { words } from './words';

const { backups: own } = words;

/** When the last backup was. Failing ones are among what needs attention. */
export function BackupLine({ backups: { status, last_backup_at } }: { backups: BackupStatus }) {
  const { site } = usePageEnvironment();
  if (status === 'failing') return null;
  const last = last_backup_at && own.last(formatInstantWithTime(last_backup_at, site.timeZone));
  return <p className="text-sm text-subtle">{status === 'off' ? own.off : (last ?? own.first)}</p>;
}
