import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/history.module';
import { TrashModule } from '../trash/trash.module';
import { RetentionSweeper } from './retention.sweeper';

@Module({ imports: [HistoryModule, TrashModule], providers: [RetentionSweeper] })
export class RetentionModule {}
