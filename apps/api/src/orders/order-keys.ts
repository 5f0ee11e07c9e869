import { Injectable } from '@nestjs/common';
import { Database } from '@lereng/api-site/database';
import { OneAtATime, Sweeper } from '../platform/database';
import { OrderKeyEntity } from './order-key.entity';
import { OrderTokens } from './order-tokens';

/**
 * The names of the keys by which this site has signed orders (E3). That of the present one is stored at the start, or
 * as soon as the database can be written.
 */
@Injectable()
export class OrderKeys extends Sweeper {
  constructor(
    private readonly database: Database,
    private readonly tokens: OrderTokens,
    oneAtATime: OneAtATime,
  ) {
    super(oneAtATime, {
      name: 'order-keys',
      failure: 'The name of the key of orders was not stored',
    });
  }

  /** Whether this site signs with a key of this name, or did. */
  isKnown(name: string): Promise<boolean> {
    return this.database.read((manager) => manager.existsBy(OrderKeyEntity, { name }));
  }

  override async sweep(): Promise<boolean> {
    const { keyName: name } = this.tokens;
    if (await this.isKnown(name)) return true;
    const row = { name, firstSeenAt: new Date().toISOString() };
    await this.database.essentialTransaction((manager) =>
      manager.createQueryBuilder().insert().into(OrderKeyEntity).values(row).orIgnore().execute(),
    );
    return true;
  }
}
