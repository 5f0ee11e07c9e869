const NIGHTLY = /^lereng-nightly-\d{8}T\d{6}Z\.tar(\.age)?$/;

/** The name of a backup that is made at this instant. Names sort by time. */
export function backupName(at: Date, isNightly: boolean, isEncrypted: boolean): string {
  const instant = at.toISOString().replace(/[-:]|\.\d+/g, '');
  const prefix = isNightly ? 'lereng-nightly' : 'lereng';
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
