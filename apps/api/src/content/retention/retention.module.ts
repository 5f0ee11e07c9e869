import { Module } from '@nestjs/common';
import { TrashModule } from '../trash/trash.module';
import { RetentionSweeper } from './retention.sweeper';

@Module({ imports: [TrashModule], providers: [RetentionSweeper] })
export class RetentionModule {}
