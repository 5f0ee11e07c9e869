import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A token that was logged out before it expired. */
@Entity('revoked_tokens')
export class RevokedTokenEntity {
  @PrimaryColumn({ name: 'token_id', type: 'varchar', length: 36 })
  tokenId!: string;

  /** Seconds since the epoch, as in the token; the row can be deleted from then on. */
  @Column({ name: 'expires_at', type: 'bigint' })
  expiresAt!: number;
}
