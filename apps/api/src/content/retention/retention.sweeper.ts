import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { OneAtATime } from '../../platform/database';
import { HistoryService } from '../history/history.service';
import { TrashService } from '../trash/trash.service';

const INTERVAL_MS = 60 * 60_000;

/** Deletes expired rows of the trash and the history for good, at the start and once an hour. */
@Injectable()
export class RetentionSweeper implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RetentionSweeper.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly trash: TrashService,
    private readonly history: HistoryService,
    private readonly oneAtATime: OneAtATime,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.sweep();
    this.timer = setInterval(() => {
      this.running = this.running.then(() => this.sweep());
    }, INTERVAL_MS);
    this.timer.unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private async sweep(): Promise<void> {
    try {
      await this.oneAtATime.run('retention', async () => {
        await this.trash.removeExpired(new Date());
        await this.history.removeExpired(new Date());
      });
    } catch (error) {
      this.logger.warn(`What has expired was not deleted: ${String(error)}`);
    }
  }
}
