import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { PackageEntity } from '../packages/package.entity';
import { PromotionEntity } from './promotion.entity';

/** A package of a promotion, and its position in the promotion's list. */
@Entity('promotion_packages')
export class PromotionPackageEntity {
  @PrimaryColumn({ name: 'promotion_id', type: 'integer' })
  promotionId!: number;

  @PrimaryColumn({ name: 'package_id', type: 'integer' })
  packageId!: number;

  /** From 0; a promotion without an image of its own shows that of the first package. */
  @Column({ name: 'position', type: 'integer' })
  position!: number;

  @ManyToOne(() => PromotionEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'promotion_id' })
  promotion!: Relation<PromotionEntity>;

  @ManyToOne(() => PackageEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'package_id' })
  package!: Relation<PackageEntity>;
}
