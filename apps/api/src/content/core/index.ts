export {
  columnsOfUpdate,
  columnFields,
  type ContentKind,
  defineContent,
  fieldsOf,
} from './content-kind';
export { ContentCatalog } from './content-catalog';
export { contentController } from './content-controller';
export { sellableController } from './sellable-controller';
export {
  ANY_CONTENT,
  ContentResponse,
  EditableContentResponse,
  HIDDEN,
  HiddenField,
  OrderRequest,
  PRICE_UNIT,
} from './content.dto';
export {
  ContentRow,
  EditableContentRow,
  HiddenColumn,
  IllustratedContentRow,
  PositionColumn,
} from './content-row';
export {
  type HistoryAction,
  HistoryEntryEntity,
  HistoryRowEntity,
  type HistorySubject,
  recordHistory,
} from './history';
export {
  changedFields,
  FURTHER_IMAGES,
  furtherImagesIn,
  imagesIn,
  type ImageVersion,
  imageVersionOf,
  toImageVersion,
  valueOf,
  type Version,
  withImagesThatAreLeft,
  withoutOtherLineBreaks,
} from './version';
export {
  EnglishColumn,
  isTranslated,
  LanguageFields,
  languageFieldsOf,
  type Localized,
  localized,
  recordTranslations,
  ShownLanguage,
  textOfVersion,
  TRANSLATIONS,
  translationsOfRow,
} from './translations';
export { ListOrder, orderConflict } from './list-order';
export { ListPrices, type RowPrice } from './list-prices';
export { ContentWrites } from './content-writes';
export {
  type Shown,
  type VersionedAvailability,
  VersionedContent,
  type VersionedList,
} from './versioned-content';
export { ContentService, NOT_IN_TRASH } from './content.service';
export { ContentRepository, type SitemapRow } from './content.repository';
export {
  AvailabilityField,
  RowAvailability,
  SoldOutColumn,
  SoldOutUntilColumn,
  toAvailability,
} from './availability';
