export { columnFields } from './column-fields';
export { ContentCatalog } from './content-catalog';
export { ContentCoreModule } from './content-core.module';
export {
  type ContentKind,
  defineContent,
  defineOrderedContent,
  definePricedContent,
  type OrderedContentKind,
} from './content-kind';
export {
  ANY_CONTENT,
  ContentResponse,
  EditableContentResponse,
  toContentFields,
  toEditableContentFields,
} from './content-response.dto';
export {
  ContentRow,
  EditableContentRow,
  imageIdOf,
  IllustratedContentRow,
  PositionColumn,
} from './content-row';
export { groupBy } from './group-by';
export { HIDDEN, HiddenColumn, HiddenField, seesHidden, toHiddenField } from './hidden';
export { recordHistory } from './history';
export {
  FURTHER_IMAGES,
  furtherImagesIn,
  imagesIn,
  type ImageVersion,
  toImageVersion,
  withImagesThatAreLeft,
} from './image-versions';
export { type HistoryAction, HistoryEntryEntity } from './history-entry.entity';
export { OrderedContentService } from './ordered-content.service';
export { ContentWrites } from './content-writes';
export { changedFields, type Version, valueOf, withoutOtherLineBreaks } from './version';
export { VersionedContent } from './versioned-content';
export { ContentService, NOT_IN_TRASH } from './content.service';
export {
  ContentRepository,
  type ContentValues,
  type RowChange,
  type SitemapRow,
} from './content.repository';
export { ORDER_ERRORS, OrderRequest } from './order.dto';
export { orderConflict, OrderedContentRepository } from './ordered-content.repository';
export { PRICE_ERRORS, PriceRequest } from './price.dto';
export { PricedContentRepository, type RowPrice } from './priced-content.repository';
export { PricedContentService } from './priced-content.service';
