export { adminPage } from './lib/admin-page';
export { ErrorBanner, type ErrorBannerProps } from './lib/banner/error-banner';
export { useMessage, type Message } from './lib/banner/use-message';
export { ConfirmDialog, type ConfirmDialogProps } from './lib/dialog/confirm-dialog';
export { Dialog, type DialogProps } from './lib/dialog/dialog';
export type {
  Field,
  FormValues,
  ImageField,
  RupiahField,
  SelectField,
  TextField,
  UrlField,
} from './lib/form/field';
export { FormDialog, type FormDialogProps } from './lib/form/form-dialog';
export { INPUT_CLASS } from './lib/form/inputs/input';
export type { FormError } from './lib/form/rules';
export type { Column } from './lib/list/column';
export { Detail, DetailList, InstantDate } from './lib/list/detail';
export type { ListDeclaration, ListForm, ListQuery, ListWords } from './lib/list/list-declaration';
export { ListScreen } from './lib/list/list-screen';
export { explainFailure, type SaveFailure, type StatusMessages } from './lib/save-failure';
