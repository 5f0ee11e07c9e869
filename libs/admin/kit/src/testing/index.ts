export { describeListPage } from './describe-list-page';
export { button, cells, column, dialog, noDialog, photo, put } from './on-screen';
export { renderAdminPage } from './render-admin-page';
export { loadedRows, thingWords } from './thing-words';
