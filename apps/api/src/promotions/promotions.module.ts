import { Module } from '@nestjs/common';
import { MediaModule } from '../media';
import { PreviewsModule } from '../previews';
import { PromotionsController } from './promotions.controller';
import { PromotionsRepository } from './promotions.repository';
import { PromotionsService } from './promotions.service';

@Module({
  imports: [MediaModule, PreviewsModule],
  controllers: [PromotionsController],
  providers: [PromotionsRepository, PromotionsService],
  exports: [PromotionsService],
})
export class PromotionsModule {}
