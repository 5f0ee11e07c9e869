/** Somebody else has changed what is to be changed. */
export class ChangedElsewhere extends Error {}

/** What was done, and the way back. */
export interface Done {
  undo: () => Promise<unknown>;
}
