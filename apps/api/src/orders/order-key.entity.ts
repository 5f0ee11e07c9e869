import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key by which this site signs orders, or did before its secret was replaced. */
@Entity('order_keys')
export class OrderKeyEntity {
  /** As `OrderKey.name`. */
  @PrimaryColumn({ name: 'name', type: 'varchar', length: 7 })
  name!: string;

  /** ISO 8601 UTC. */
  @Column({ name: 'first_seen_at', type: 'varchar', length: 24 })
  firstSeenAt!: string;
}
