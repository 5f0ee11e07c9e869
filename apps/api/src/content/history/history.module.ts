import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaModule } from '../../media';
import { ContentCoreModule, HistoryEntryEntity } from '../core';
import { HistoryController } from './history.controller';
import { HistoryRepository } from './history.repository';
import { HistoryService } from './history.service';

/** Who changed what in the content, and the way back. */
@Module({
  imports: [TypeOrmModule.forFeature([HistoryEntryEntity]), ContentCoreModule, MediaModule],
  controllers: [HistoryController],
  providers: [HistoryRepository, HistoryService],
  exports: [HistoryService],
})
export class HistoryModule {}
