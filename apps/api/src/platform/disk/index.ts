export { DiskModule, DiskReserve } from './disk-reserve';
