import { Module } from '@nestjs/common';
import { MediaModule } from '../../media';
import { ContentCatalogModule } from '../core';
import { TrashController } from './trash.controller';
import { TrashService } from './trash.service';

/** What was deleted in the last 30 days, of every kind of content. */
@Module({
  imports: [ContentCatalogModule, MediaModule],
  controllers: [TrashController],
  providers: [TrashService],
  exports: [TrashService],
})
export class TrashModule {}
