import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Facts about the application that outlive its process. */
@Entity('app_state')
export class AppStateEntity {
  @PrimaryColumn({ name: 'key', type: 'varchar', length: 50 })
  key!: string;

  @Column({ name: 'value', type: 'text' })
  value!: string;
}
