export { describeListPage } from './describe-list-page';
export {
  button,
  cells,
  column,
  dialog,
  expectAlert,
  expectNoWrite,
  noButton,
  noDialog,
  onNarrowScreen,
  photo,
  pictured,
  put,
  sent,
} from './on-screen';
export { renderAdminPage } from './render-admin-page';
export { renderForm } from './render-form';
export { loadedRows, thingList } from './thing-list';
