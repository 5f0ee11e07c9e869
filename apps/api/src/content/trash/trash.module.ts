import { Module } from '@nestjs/common';
import { MediaModule } from '../../media';
import { ContentCoreModule } from '../core';
import { TrashController } from './trash.controller';
import { TrashService } from './trash.service';

/** What was deleted in the last 30 days, of every kind of content. */
@Module({
  imports: [ContentCoreModule, MediaModule],
  controllers: [TrashController],
  providers: [TrashService],
  exports: [TrashService],
})
export class TrashModule {}
