import { Injectable } from '@nestjs/common';
import { OneAtATime, Sweeper } from '../../platform/database';
import { HistoryService } from '../history/history.service';
import { TrashService } from '../trash/trash.service';

/** Deletes expired rows of the trash and the history for good. */
@Injectable()
export class RetentionSweeper extends Sweeper {
  constructor(
    private readonly trash: TrashService,
    private readonly history: HistoryService,
    oneAtATime: OneAtATime,
  ) {
    super(oneAtATime, { name: 'retention', failure: 'What has expired was not deleted' });
  }

  override async sweep(): Promise<boolean> {
    await this.trash.removeExpired(new Date());
    await this.history.removeExpired(new Date());
    return true;
  }
}
