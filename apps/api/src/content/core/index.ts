export { ContentCatalog } from './content-catalog';
export { type ContentKind, defineContent } from './content-kind';
export {
  ContentResponse,
  EditableContentResponse,
  toContentFields,
  toEditableContentFields,
} from './content-response.dto';
export { ContentRow, EditableContentRow, IllustratedContentRow } from './content-row';
export { ContentRepository, type ContentValues, type SitemapRow } from './content.repository';
