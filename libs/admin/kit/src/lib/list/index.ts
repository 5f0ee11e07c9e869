export { pictureColumn, type Column } from './column';
export { Detail, DetailDates, DetailList, DetailPicture, InstantDate } from './detail';
export {
  listWords,
  type DialogContext,
  type ListDeclaration,
  type ListForm,
  type ListWords,
  type RowForm,
  type RowTask,
} from './list-declaration';
export { ListScreen } from './list-screen';
export {
  managedForm,
  useManagedRows,
  type ManagedCalls,
  type ManagedForm,
} from './use-managed-rows';
