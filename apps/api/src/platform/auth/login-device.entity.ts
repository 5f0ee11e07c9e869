import { Column, Entity, PrimaryColumn } from 'typeorm';

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
