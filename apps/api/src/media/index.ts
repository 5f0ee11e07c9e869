/**
 * The part of uploaded images that content needs. A route takes one by `body: imageForm`, and `@IsUploadedImage()` in
 * its DTO, which extends `ImageFocusRequest`; a response extends `ImageFields`. A write has `ImageUploads` prepare the
 * files before its transaction, and `RowImages` attach and detach within it.
 */
export { ImageEntity } from './image.entity';
export {
  ImageFields,
  ImageSource,
  OptionalImageFields,
  toIconsPath,
  toImageFields,
  toOptionalImageFields,
  toThumbnailFields,
  toPortraitSources,
} from './image-fields';
export { CENTER, type ImageFocus, isSameFocus } from './image-focus';
export { ImageFocusRequest, NewImageFocusRequest, toImageFocus } from './image-focus-request';
export { imageForm, IsUploadedImage } from './image-form';
export { HasImageId, IsImageIdList } from './image-id';
export type { ImageOptions } from './image-pipeline';
export {
  type ImageChange,
  ImageUploads,
  type PreparedImage,
  type RefreshedImage,
  TrashedImage,
} from './image-uploads';
export { RowImages } from './row-images';
export { UploadedFile } from '../platform/validation/form-field';
