export { DiskModule } from './disk.module';
export { DiskReserve } from './disk-reserve';
