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
}
