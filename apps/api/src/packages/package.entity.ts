import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { ImageEntity } from '../media';

@Entity('packages')
export class PackageEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'integer' })
  id!: number;

  @Column({ name: 'name', type: 'text' })
  name!: string;

  @Column({ name: 'description', type: 'text', nullable: true })
  description!: string | null;

  @Column({ name: 'route', type: 'text', nullable: true })
  route!: string | null;

  /** Rupiah before any discount. */
  @Column({ name: 'base_price', type: 'integer' })
  basePrice!: number;

  /** Names of what it includes, in their order. */
  @Column({ name: 'items', type: 'simple-json' })
  items!: string[];

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
