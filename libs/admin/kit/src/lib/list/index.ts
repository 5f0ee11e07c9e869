export { pictureColumn, type Column } from './column';
export { DeclaredDetails, EnglishDetails, RowDetail } from './declared-details';
export { Detail, DetailDates, DetailList, DetailPicture, InstantDate } from './detail';
export { listWords, type DialogContext, type RowTask } from './list-declaration';
export { ListScreen } from './list-screen';
export { adjustedPrice, AdjustmentFields, type Adjustment } from './prices/adjustment-fields';
export { StatusChip } from './status-chip';
export { managedForm, useManagedRows } from './use-managed-rows';
