import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The only admin; the id is always 1. */
@Entity('admins')
export class AdminEntity {
  @PrimaryColumn({ name: 'id', type: 'integer' })
  id!: number;

  @Column({ name: 'username', type: 'text' })
  username!: string;

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
