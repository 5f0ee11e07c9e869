export { flushFolder } from './flush-folder';
export { freeBytes } from './free-bytes';
export { nearestFolder } from './nearest-folder';
export { LOW_BYTES, MARGIN_BYTES, RESERVE_BYTES, RESERVE_FILE } from './reserve-file';
