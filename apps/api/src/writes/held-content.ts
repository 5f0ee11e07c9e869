import { Injectable } from '@nestjs/common';
import { Database } from '@lereng/api-site/database';
import { ContentEvents } from './content-events';
import { KindCache, type MadeOfKinds } from './kind-cache';
import { ReadKinds } from './read-scope';
import { RedisInvalidation } from './redis-invalidation';

interface Held extends MadeOfKinds {
  readonly value: unknown;
}

/** As many as kinds, days and readers have at a time; what is of a day that is over goes by itself. */
const MAX_ENTRIES = 16;

/**
 * Rows that many responses need are held in memory, as they were read and prepared, until their kind changes: by a write
 * of this process before its response, by one of another replica as cached responses are. Nobody may change them.
 */
@Injectable()
export class HeldContent {
  private readonly cache: KindCache<Held>;

  constructor(
    private readonly database: Database,
    events: ContentEvents,
    elsewhere: RedisInvalidation,
  ) {
    const isConnected = () => elsewhere.isConnected();
    this.cache = new KindCache({ maxEntries: MAX_ENTRIES, isConnected });
    events.subscribe((changes) => this.cache.invalidate(changes.map(({ kind }) => kind)));
    elsewhere.subscribe((changed) => this.cache.invalidate(changed));
  }

  /**
   * What `load` reads of a kind. A transaction reads its own rows, which nobody else may see before its commit.
   *
   * @param key names all that the value depends on beside the rows of the kind, such as the day
   * @param load gets whether others share the value, or may leave out what its caller does not need
   */
  async get<T extends object>(
    kind: string,
    key: string,
    load: (isShared: boolean) => Promise<T>,
  ): Promise<T> {
    ReadKinds.record(kind);
    if (this.database.isInTransaction()) return load(false);
    const make = async () => ({ value: await load(true), kinds: new Set([kind]) });
    return (await this.cache.get(`${kind} ${key}`, make)).value as T;
  }
}
