export { ContentCatalog } from './content-catalog';
export {
  type ContentKind,
  defineContent,
  defineOrderedContent,
  type OrderedContentKind,
} from './content-kind';
export {
  ContentResponse,
  EditableContentResponse,
  toContentFields,
  toEditableContentFields,
} from './content-response.dto';
export {
  ContentRow,
  EditableContentRow,
  IllustratedContentRow,
  OrderedContentRow,
} from './content-row';
export { ContentRepository, type ContentValues, type SitemapRow } from './content.repository';
export { ORDER_ERRORS, OrderRequest } from './order.dto';
export { OrderedContentRepository } from './ordered-content.repository';
