/**
 * Preview images of links. What the rest of the API uses:
 *
 * - A content module imports `OgImagesModule`; its service takes `OgImageSources` and registers its
 *   kind in `onModuleInit`. What `get` and `all` return is made by the function that the response
 *   DTO uses, too: `image_preview_url: ogImageUrl(toMenuItemOgImage(row))`.
 * - The application mounts `OgImagesHandler` at `/uploads/previews`, in front of the rest of `/uploads`.
 */
export { type OgImage, ogImageUrl, type OgImageKind } from './og-image';
export { type OgImageSource, OgImageSources } from './og-image-sources';
export { OgImagesHandler } from './og-images.handler';
export { OgImagesModule } from './og-images.module';
