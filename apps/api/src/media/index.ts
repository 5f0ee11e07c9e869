/**
 * Uploaded images. A route takes one by `body: imageForm`, and `@IsUploadedImage()` in its DTO, which
 * extends `ImageFocusRequest`; a service writes it by `MediaService.withUpload`; a response extends `ImageFields`. Generated pictures have a
 * store of their own, by `openImageStore`.
 */
export { coverCrop } from './cover-crop';
export { ImageEntity } from './image.entity';
export {
  ImageFields,
  ImageSource,
  OptionalImageFields,
  toImageFields,
  toOptionalImageFields,
  toPortraitSources,
} from './image-fields';
export {
  CENTER,
  focusOf,
  type ImageFocus,
  imageVersionOf,
  isSameFocus,
  toImageFocus,
} from './image-focus';
export { ImageFocusRequest } from './image-focus-request';
export { type FoundImage, imageHandler } from './image-handler';
export { imageForm } from './image-form';
export { IsUploadedImage } from './is-uploaded-image';
export { MediaModule } from './media.module';
export type { ImageOptions } from './image-pipeline';
export {
  type ImageChange,
  type ImageOf,
  MediaService,
  type PreparedImage,
  TrashedImage,
} from './media.service';
export { type ImageFile, ImageStore, type StoredFile } from './store/image-store';
export { openImageStore } from './store/open-image-store';
export { UploadedFile } from '../platform/multipart/uploaded-file';
export { UploadsHandler } from './uploads.handler';
