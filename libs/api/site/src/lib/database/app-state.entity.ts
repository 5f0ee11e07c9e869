import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the application remembers about itself from one start to the next. */
@Entity('app_state')
export class AppStateEntity {
  @PrimaryColumn({ name: 'key', type: 'varchar', length: 50 })
  key!: string;

  @Column({ name: 'value', type: 'text' })
  value!: string;
}
