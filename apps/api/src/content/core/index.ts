export { changedColumns, columnFields, fieldsOf } from './column-fields';
export { ContentCatalog } from './content-catalog';
export { contentEndpoints } from './content-endpoints';
export { type ContentKind, defineContent } from './content-kind';
export {
  ANY_CONTENT,
  ContentResponse,
  EditableContentResponse,
  HIDDEN,
  HiddenField,
} from './content.dto';
export {
  ContentRow,
  EditableContentRow,
  HiddenColumn,
  imageIdOf,
  IllustratedContentRow,
  PositionColumn,
} from './content-row';
export { groupBy } from './group-by';
export { recordHistory } from './history';
export {
  FURTHER_IMAGES,
  furtherImagesIn,
  imagesIn,
  type ImageVersion,
  imageVersionOf,
  toImageVersion,
  withImagesThatAreLeft,
} from './image-versions';
export {
  type HistoryAction,
  HistoryEntryEntity,
  type HistorySubject,
  subjectOf,
} from './history-entry.entity';
export { type EarlierOrders, ListOrder, orderConflict } from './list-order';
export { type EarlierPrices, ListPrices, type RowPrice } from './list-prices';
export { ContentWrites } from './content-writes';
export { changedFields, type Version, valueOf, withoutOtherLineBreaks } from './version';
export { VersionedContent } from './versioned-content';
export { ContentService, NOT_IN_TRASH } from './content.service';
export { ContentRepository, type RowChange, type SitemapRow } from './content.repository';
export { OrderRequest, PriceRequest } from './list.dto';
