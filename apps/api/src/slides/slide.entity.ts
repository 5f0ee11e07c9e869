import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { ImageEntity } from '../media';

@Entity('slides')
export class SlideEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'integer' })
  id!: number;

  @Column({ name: 'title', type: 'text' })
  title!: string;

  @Column({ name: 'description', type: 'text', nullable: true })
  description!: string | null;

  /** The lowest is shown first. */
  @Column({ name: 'sort_order', type: 'integer' })
  sortOrder!: number;

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
