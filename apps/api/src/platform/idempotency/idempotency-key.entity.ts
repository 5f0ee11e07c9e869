import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A write that succeeded, and its response. Its status is that of the route, which the hash covers. */
@Entity('idempotency_keys')
export class IdempotencyKeyEntity {
  @PrimaryColumn({ name: 'key', type: 'varchar', length: 64 })
  key!: string;

  /** Of method, path and body; see `hashRequest`. */
  @Column({ name: 'request_hash', type: 'varchar', length: 43 })
  requestHash!: string;

  /** The body as JSON; null where the response has none. */
  @Column({ name: 'response', type: 'text', nullable: true })
  response!: string | null;

  /** ISO 8601 UTC. From then on another request may use the key, and the row can be deleted. */
  @Column({ name: 'expires_at', type: 'varchar', length: 24 })
  expiresAt!: string;
}
