import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { PackageEntity } from '../packages/package.entity';
import { PromotionEntity } from './promotion.entity';

/** That a promotion is for a package, and at which place in its list. */
@Entity('promotion_packages')
export class PromotionPackageEntity {
  @PrimaryColumn({ name: 'promotion_id', type: 'integer' })
  promotionId!: number;

  @PrimaryColumn({ name: 'package_id', type: 'integer' })
  packageId!: number;

  /** From 0; the first package lends its image to a promotion without its own. */
  @Column({ name: 'position', type: 'integer' })
  position!: number;

  @ManyToOne(() => PromotionEntity, ({ packages }) => packages, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'promotion_id' })
  promotion!: Relation<PromotionEntity>;

  @ManyToOne(() => PackageEntity, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'package_id' })
  package!: Relation<PackageEntity>;
}
