/**
 * Everything about uploaded images. What the rest of the API uses:
 *
 * - A route that takes a form: `@MultipartBody()` on the handler, `@IsUploadedImage() image?:
 *   UploadedImage` in its request DTO. Texts arrive in the DTO as strings; a field that was repeated,
 *   or a file where a text belongs, arrives as an array, so the DTO's own rule refuses it; what the
 *   DTO does not name is ignored by validation as usual.
 * - A service that writes: `this.media.saving(dto.image, async ({ manager, image, release }) => …)`.
 *   `image` is the kept row to point `image_id` at (null without an upload), `release(id)` gives up
 *   the image that the entity used before (repoint or delete the entity first: the key is RESTRICT).
 *   Files follow after the commit; a failure leaves neither row nor file.
 *   What is shown on upright screens in full height asks for a cut with `{ upright: true }` at the end.
 * - A response DTO: `class XResponse extends ImageFields`, filled by `...toImageFields(row.image)`; the
 *   cut's files are `toUprightSources(row.image)`.
 * - Migrations: `createImagesTable(queryRunner)`, `addUprightWidths(queryRunner)`, and back.
 * - Who makes pictures of its own: `this.media.read(imageId)`, and a store of its own by
 *   `openImageStore(config, folder)`, served by `imageHandler`.
 * - The application: `app.use('/uploads', app.get(UploadsHandler).handle)`.
 */
export { ImageEntity } from './image.entity';
export {
  ImageFields,
  ImageSource,
  OptionalImageFields,
  toImageFields,
  toOptionalImageFields,
  toUprightSources,
} from './image-fields';
export { type FoundImage, imageHandler } from './image-handler';
export {
  addUprightWidths,
  createImagesTable,
  dropImagesTable,
  dropUprightWidths,
} from './images.migration';
export { IsUploadedImage } from './is-uploaded-image';
export { MediaModule } from './media.module';
export { type ImageChange, MediaService, type PreparedImage } from './media.service';
export { MultipartBody } from './multipart-body';
export { type ImageFile, ImageStore, type StoredFile } from './store/image-store';
export { openImageStore } from './store/open-image-store';
export { UploadedImage } from './uploaded-image';
export { UploadsHandler } from './uploads.handler';
