/**
 * Preview images of links. The service of a kind takes `OgImageSources` and registers its images in
 * `onModuleInit`; responses have their URLs by `ogImageUrl`. Both are made by the same function of a row.
 */
export { type OgImage, ogImageUrl, type OgLook } from './og-image';
export { OgImageSources } from './og-image-sources';
