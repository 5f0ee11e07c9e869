export { pictureColumn, type Column } from './column';
export { Detail, DetailDates, DetailList, DetailPicture, InstantDate } from './detail';
export { listWords, type DialogContext, type RowTask } from './list-declaration';
export { ListScreen } from './list-screen';
export { managedForm, useManagedRows } from './use-managed-rows';
