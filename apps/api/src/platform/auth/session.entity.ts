import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
} from 'typeorm';
import { AdminEntity } from './admin.entity';

/** A login: its token is valid while the row exists, has not expired and was seen within a week. */
@Entity('sessions')
export class SessionEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'integer' })
  id!: number;

  /** The first owner for sessions that the former release begins. */
  @Column({ name: 'admin_id', type: 'integer', default: 1 })
  adminId!: number;

  /** Loaded by `findByToken` alone. */
  @ManyToOne(() => AdminEntity, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'admin_id' })
  admin?: AdminEntity;

  /** The `jti` of the token. */
  @Column({ name: 'token_id', type: 'varchar', length: 36 })
  tokenId!: string;

  /** What logged in, in words, such as `Chrome di Android`. */
  @Column({ name: 'device', type: 'text' })
  device!: string;

  /** The client's IP address, or the /64 network of an IPv6 address; null for logins before it was stored. */
  @Column({ name: 'network', type: 'varchar', length: 45, nullable: true })
  network!: string | null;

  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  /** Up to a minute before the last request, or more where the database could not be written. */
  @Column({ name: 'last_seen_at', type: 'varchar', length: 24 })
  lastSeenAt!: string;

  /** As in the token; the row can be deleted from then on. */
  @Column({ name: 'expires_at', type: 'varchar', length: 24 })
  expiresAt!: string;
}

/** A browser and system that somebody has logged in with; it outlives the sessions. */
@Entity('login_devices')
export class LoginDeviceEntity {
  /** In words, such as `Chrome di Android`. */
  @PrimaryColumn({ name: 'device', type: 'text' })
  device!: string;

  /** The first login with it; null for the first device of all, which is no news to the owner. */
  @Column({ name: 'new_since', type: 'varchar', length: 24, nullable: true })
  newSince!: string | null;
}
