import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { OgImagesModule } from '../../og-images';
import { ContentCoreModule } from '../core';
import { PackagePromotions } from '../packages/package-offer';
import { PromotionEntity } from './promotion.entity';
import { PromotionPackageEntity } from './promotion-package.entity';
import { PromotionPackagesRepository } from './promotion-packages.repository';
import { PromotionsController } from './promotions.controller';
import { PromotionsRepository } from './promotions.repository';
import { PromotionsService } from './promotions.service';

/** Global, because packages take `PackagePromotions` without knowing who provides it. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forFeature([PromotionEntity, PromotionPackageEntity]),
    ContentCoreModule,
    OgImagesModule,
  ],
  controllers: [PromotionsController],
  providers: [
    PromotionPackagesRepository,
    { provide: PackagePromotions, useExisting: PromotionPackagesRepository },
    PromotionsRepository,
    PromotionsService,
  ],
  exports: [PackagePromotions, PromotionsService],
})
export class PromotionsModule {}
