import { Global, Module } from '@nestjs/common';
import { AppConfig } from '@lereng/api-site/config';
import { DiskReserve } from './disk-reserve';

/** Where database and images are elsewhere, nothing is written to `DATA_DIR`. */
async function openReserve({ dataDir, database, s3 }: AppConfig): Promise<DiskReserve> {
  const reserve = new DiskReserve(dataDir);
  if (database.kind === 'sqlite' || s3 === null) await reserve.open();
  return reserve;
}

@Global()
@Module({
  providers: [{ provide: DiskReserve, inject: [AppConfig], useFactory: openReserve }],
  exports: [DiskReserve],
})
export class DiskModule {}
