export type BackupKind = 'nightly' | 'manual';

const NIGHTLY = /^lereng-nightly-\d{8}T\d{6}Z\.tar(\.age)?$/;

/** The name of a backup that is made at this instant. Names sort by time. */
export function backupName(kind: BackupKind, at: Date, isEncrypted: boolean): string {
  const instant = at.toISOString().replace(/[-:]|\.\d+/g, '');
  const prefix = kind === 'nightly' ? 'lereng-nightly' : 'lereng';
  return `${prefix}-${instant}.tar${isEncrypted ? '.age' : ''}`;
}

/** Those of nightly backups, the newest last. */
export function nightlyOf(names: readonly string[]): string[] {
  return names.filter((name) => NIGHTLY.test(name)).sort();
}

/** Those of all nightly backups but the newest ones. */
export function nightlyToDelete(names: readonly string[], keep: number): string[] {
  return nightlyOf(names).slice(0, -keep);
}
