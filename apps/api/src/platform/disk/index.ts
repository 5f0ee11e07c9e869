export { DiskModule } from './disk.module';
export { DiskReserve, LOW_BYTES, MARGIN_BYTES, RESERVE_BYTES, RESERVE_FILE } from './disk-reserve';
export { flushFolder } from './flush-folder';
export { freeBytes } from './free-bytes';
export { nearestFolder } from './nearest-folder';
