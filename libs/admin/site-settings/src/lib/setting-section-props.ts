/** Props of a form of the settings' page. */
export interface SettingSectionProps<Stored> {
  stored: Stored;
  /** Whether the settings are being fetched. */
  isFetching: boolean;
  /** Reads it anew; rejects with the API's error. */
  read: () => Promise<Stored>;
}
