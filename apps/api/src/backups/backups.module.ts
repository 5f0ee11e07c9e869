import { type DynamicModule, Module, type OnModuleInit } from '@nestjs/common';
import { AppConfig } from '@lereng/api-site/config';
import type { BackupTimes } from '@lereng/api-site/database';
import { Metrics } from '../platform/observability/metrics';
import { BackupState } from './backup-state';
import { BackupsController } from './backups.controller';
import { BackupsService } from './backups.service';
import { NightlyBackups } from './nightly-backups';
import { OperatorProcess } from './operator-process';

/** Nightly backups, their status for the owner, and the download of one. */
@Module({
  controllers: [BackupsController],
  providers: [BackupState, BackupsService, NightlyBackups],
})
export class BackupsModule implements OnModuleInit {
  constructor(
    private readonly config: AppConfig,
    private readonly state: BackupState,
    private readonly metrics: Metrics,
  ) {}

  /** @param operator built file of the operator's commands; null makes no backups */
  static forRoot(operator: string | null): DynamicModule {
    return {
      module: BackupsModule,
      providers: [{ provide: OperatorProcess, useValue: new OperatorProcess(operator) }],
    };
  }

  onModuleInit(): void {
    if (this.config.backupKeep === 0) return;
    this.registerTime('since', 'When the server began to make backups', 'since');
    this.registerTime('last_success', 'Of the last backup, or 0', 'succeededAt');
    this.registerTime(
      'last_failure',
      'Of the last failure without a later success, or 0',
      'failedAt',
    );
  }

  private registerTime(name: string, help: string, time: keyof BackupTimes): void {
    this.metrics.gauge({
      name: `lereng_backup_${name}_timestamp_seconds`,
      help: `${help}, in seconds since 1970; replicas share it`,
      read: async () => {
        const times = await this.state.read();
        return times && Date.parse(times[time] ?? new Date(0).toISOString()) / 1_000;
      },
    });
  }
}
