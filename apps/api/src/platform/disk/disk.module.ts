import { Global, Module } from '@nestjs/common';
import { AppConfig } from '@lereng/api-site/config';
import { Metrics } from '../metrics';
import { DiskReserve } from './disk-reserve';

/** Where database and images are elsewhere, nothing is written to `DATA_DIR`. */
async function openReserve(
  { dataDir, database, s3 }: AppConfig,
  metrics: Metrics,
): Promise<DiskReserve> {
  const reserve = new DiskReserve(dataDir);
  if (database.kind !== 'sqlite' && s3 !== null) return reserve;
  await reserve.open();
  registerMetrics(reserve, metrics);
  return reserve;
}

function registerMetrics(reserve: DiskReserve, metrics: Metrics): void {
  metrics.gauge({
    name: 'lereng_disk_free_bytes',
    help: 'Free space of the disk of DATA_DIR',
    read: async () => {
      const bytes = await reserve.freeBytes();
      return Number.isFinite(bytes) ? bytes : null;
    },
  });
  metrics.gauge({
    name: 'lereng_disk_reserve_given_up',
    help: 'Whether the disk is so full that saves are refused, 0 or 1',
    read: () => Number(reserve.isGivenUp),
  });
}

@Global()
@Module({
  providers: [
    {
      provide: DiskReserve,
      inject: [AppConfig, Metrics],
      useFactory: openReserve,
    },
  ],
  exports: [DiskReserve],
})
export class DiskModule {}
