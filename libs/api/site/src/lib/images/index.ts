export { DiskImageStore } from './disk-image-store';
export { ICONS, imageFileNames } from './image-file-names';
export {
  contentTypeOf,
  IMAGE_ID,
  type ImageFile,
  ImageStore,
  isImageId,
  type ListedFile,
  type StoredFile,
} from './image-store';
export { openImageStore } from './open-image-store';
