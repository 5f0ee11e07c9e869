import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { ImageEntity } from '../media';

@Entity('menu_items')
export class MenuItemEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'integer' })
  id!: number;

  @Column({ name: 'name', type: 'text' })
  name!: string;

  @Column({ name: 'description', type: 'text', nullable: true })
  description!: string | null;

  /** Rupiah. */
  @Column({ name: 'price', type: 'integer' })
  price!: number;

  @Column({ name: 'image_id', type: 'varchar', length: 32 })
  imageId!: string;

  @ManyToOne(() => ImageEntity, { nullable: false, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'image_id' })
  image!: Relation<ImageEntity>;

  /** ISO 8601 UTC. */
  @Column({ name: 'created_at', type: 'varchar', length: 24 })
  createdAt!: string;

  @Column({ name: 'updated_at', type: 'varchar', length: 24 })
  updatedAt!: string;
}
