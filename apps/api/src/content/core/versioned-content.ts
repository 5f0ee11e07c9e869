import type { WriteContext } from '../../writes';
import type { Version } from './version';

/** What the history has of a list: its order, or prices that were changed at once. */
export interface VersionedList {
  /** @param before an earlier version, which names the rows whose prices count */
  present(before: Version): Promise<Version>;
  /** An earlier version as far as its rows are still there. */
  attainable(before: Version): Promise<Version>;
  /**
   * Goes back to an earlier version as far as it is attainable.
   *
   * @returns the whole list
   * @throws 412 for another present version than the context names, 422 for values that requests may not have
   */
  revert(before: Version, context: WriteContext): Promise<object[]>;
}

/** What the history has of the availability of a row. */
export interface VersionedAvailability {
  /** @throws 404 for a row that was deleted */
  present(id: number): Promise<Version>;
  /** @returns the row @throws 412 for another present version than the context names */
  revert(id: number, before: Version, context: WriteContext): Promise<object>;
}

/**
 * How the history shows the values of a field to a person: hours, days of the week, rows by their names, with or
 * without their prices, the first image of a row, or its further ones. Other fields are shown as they are.
 */
export type Shown = 'hours' | 'weekdays' | 'names' | 'prices' | 'picture' | 'pictures';

/** Content whose changes are in the history, and whose earlier versions can come back. */
export abstract class VersionedContent {
  /** Name of the kind. */
  abstract readonly kindName: string;

  /** Fields of its versions that are not shown as they are; those with references are shown by names. */
  abstract readonly shown: Readonly<Record<string, Shown>>;

  /** Fields that are an id or a list of ids, each with the name of the kind that has these ids. */
  get references(): Readonly<Record<string, string>> {
    return {};
  }

  /** The order of the list, for kinds that the owner puts in order. */
  readonly order?: VersionedList;

  /** The prices of the list, for kinds whose prices the owner changes at once. */
  readonly prices?: VersionedList;

  /** Whether a row can be had, for kinds whose rows can be sold out. */
  readonly availability?: VersionedAvailability;

  /** The present version; null where there is no such row. @param rowId an id, or the key of a setting */
  abstract findVersion(rowId: string): Promise<Version | null>;

  /** Whether a row may have this earlier version again. */
  abstract isAllowed(rowId: string, version: Version): boolean;

  /** An earlier version without references to rows that are gone. */
  attainable(version: Version): Promise<Version> {
    return Promise.resolve(version);
  }

  /**
   * Gives a row the values of an earlier version, as far as they are attainable.
   *
   * @returns the entity as its own routes respond with it
   * @throws 412 for another present version than the context names, 422 for values that requests may not have
   */
  abstract revert(rowId: string, version: Version, context: WriteContext): Promise<object>;
}
