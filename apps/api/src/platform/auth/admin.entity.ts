import type { Role } from '@lereng/shared-domain';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The owner whom the environment names and whom the first start makes. */
export const FIRST_OWNER_ID = 1;

/** Somebody who may log in. */
@Entity('admins')
export class AdminEntity {
  @PrimaryColumn({ name: 'id', type: 'integer' })
  id!: number;

  /** That of nobody else. */
  @Column({ name: 'username', type: 'text' })
  username!: string;

  /** What the history calls them; null for the user name. */
  @Column({ name: 'name', type: 'text', nullable: true })
  name!: string | null;

  @Column({ name: 'role', type: 'varchar', length: 20, default: 'owner' })
  role!: Role;

  /** Argon2id, in PHC form. */
  @Column({ name: 'password_hash', type: 'text' })
  passwordHash!: string;

  /** Null while the password is the one that was made or configured at the first start. */
  @Column({ name: 'password_changed_at', type: 'varchar', length: 24, nullable: true })
  passwordChangedAt!: string | null;

  /** Whether it was made and printed, and has not been changed since. */
  @Column({ name: 'password_generated', type: 'boolean', default: false })
  passwordGenerated!: boolean;
}

/** What an admin is called. */
export const nameOf = ({ name, username }: Pick<AdminEntity, 'name' | 'username'>): string =>
  name ?? username;

/**
 * Whether somebody else has seen the password, which has to be changed before anything else. The first owner reads
 * their own from the server's log.
 */
export const hasFirstPassword = ({
  id,
  passwordGenerated,
}: Pick<AdminEntity, 'id' | 'passwordGenerated'>): boolean =>
  passwordGenerated && id !== FIRST_OWNER_ID;
