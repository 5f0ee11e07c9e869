/** Props of a form of a page of settings. */
export interface SettingSectionProps<Stored> {
  stored: Stored;
  /** Whether the settings are being fetched. */
  isFetching: boolean;
  /** Reads it anew; rejects with the API's error. */
  read: () => Promise<Stored>;
}
