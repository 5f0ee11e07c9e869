/**
 * Pictures for the previews of links in chats. What the rest of the API uses:
 *
 * - A module of entities imports `PreviewsModule`; its service takes `PreviewSources` and registers
 *   its kind in `onModuleInit`: `this.previews.register('packages', { get, all })`. What `get` and
 *   `all` return is made by one function, the same that the response uses (below).
 * - A response DTO: `image_preview_url: previewAddress(toPreview(row))`.
 * - The application: `app.use('/uploads/previews', app.get(PreviewsHandler).handle)`, in front of
 *   what answers the rest of `/uploads`.
 */
export { type Preview, previewAddress, type PreviewKind } from './preview';
export { type PreviewSource, PreviewSources } from './preview-sources';
export { PreviewsHandler } from './previews.handler';
export { PreviewsModule } from './previews.module';
