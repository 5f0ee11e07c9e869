import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ImageEntity } from '../../media';
import { PackageEntity } from './package.entity';

/** An image of a package beyond its first one, which the package's own row has. */
@Entity('package_images')
export class PackageImageEntity {
  @PrimaryColumn({ name: 'package_id', type: 'integer' })
  packageId!: number;

  /** From 1. */
  @PrimaryColumn({ name: 'position', type: 'integer' })
  position!: number;

  @Column({ name: 'image_id', type: 'varchar', length: 32 })
  imageId!: string;

  @ManyToOne(() => PackageEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'package_id' })
  package!: Relation<PackageEntity>;

  @ManyToOne(() => ImageEntity, { nullable: false, onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'image_id' })
  image!: Relation<ImageEntity>;
}
