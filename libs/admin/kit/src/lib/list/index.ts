export type { Column } from './column';
export { Detail, DetailDates, DetailList, DetailPicture, InstantDate } from './detail';
export type {
  DialogContext,
  ListDeclaration,
  ListForm,
  ListWords,
  RowForm,
  RowTask,
} from './list-declaration';
export { ListScreen } from './list-screen';
export { listWords } from './list-words';
export { pictureColumn } from './picture-column';
export {
  managedForm,
  useManagedRows,
  type ManagedCalls,
  type ManagedForm,
} from './use-managed-rows';
