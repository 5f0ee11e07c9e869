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
export { NO_CONTENT } from './no-content';
export { renderForm } from './render-form';
export { loadedRows, thingList } from './thing-list';
