export { adminPage } from './lib/admin-page';
export { Banner, type BannerProps } from './lib/banner/banner';
export { MessageBanner } from './lib/banner/message-banner';
export { useMessage, type Message, type MessageState } from './lib/banner/use-message';
export { ChatPreview, type ChatPreviewProps } from './lib/chat-preview/chat-preview';
export { hiddenNotice, previewUrl } from './lib/chat-preview/hidden-row';
export { contentFeature } from './lib/content-feature';
export { ConfirmDialog, type ConfirmDialogProps } from './lib/dialog/confirm-dialog';
export { Dialog, type DialogProps } from './lib/dialog/dialog';
export { DraftLinks } from './lib/drafts/draft-links';
export { draftStore, type StoredDraft } from './lib/drafts/draft-store';
export type { DraftTarget } from './lib/drafts/use-draft';
export { useDrafts } from './lib/drafts/use-drafts';
export type { Field, FieldOf, FieldOptions, FormValue, FormValues } from './lib/form/field';
export type { ValuesOf } from './lib/form/bound-field';
export { sameValue, type PictureValue } from './lib/form/form-value';
export { copyName } from './lib/form/copy-name';
export {
  date,
  image,
  integer,
  lines,
  multiline,
  percent,
  photos,
  references,
  rupiah,
  select,
  storedPicture,
  text,
  url,
  type ReferencesWords,
} from './lib/form/fields';
export { Form, type FormProps } from './lib/form/form';
export type { Aside, IsStored } from './lib/form/form-aside';
export { FormDialog, type FormDialogProps } from './lib/form/form-dialog';
export { FormSection, type FormSectionProps } from './lib/form/form-section';
export {
  groupAttributes,
  INPUT_CLASS,
  inputAttributes,
  type InputProps,
} from './lib/form/inputs/input';
export { PasswordInput, type PasswordInputProps } from './lib/form/inputs/password-input';
export { Select, type SelectProps } from './lib/form/inputs/select';
export { ShowButton, type ShowButtonProps } from './lib/form/inputs/show-button';
export { UrlInput } from './lib/form/inputs/text-input';
export { listenForFilledValues } from './lib/form/report-filled-values';
export type { FormError } from './lib/form/rules';
export type { WriteRequest } from './lib/form/write-request';
export { useEntityForm, type EntityForm, type EntityFormOptions } from './lib/form/use-entity-form';
export {
  LeaveGuardProvider,
  useConfirmLeave,
  useUnsavedChanges,
} from './lib/leave-guard/leave-guard';
export {
  HistoryLink,
  historyOriginHref,
  readHistoryTarget,
  type HistoryTarget,
} from './lib/history-link';
export {
  kindLabel,
  kindPath,
  kindsOf,
  KindsProvider,
  rowName,
  useKinds,
  type Kinds,
} from './lib/kinds';
export type { Column } from './lib/list/column';
export { Detail, DetailDates, DetailList, DetailPicture, InstantDate } from './lib/list/detail';
export type {
  DialogContext,
  ListDeclaration,
  ListForm,
  ListQuery,
  ListWords,
  RowForm,
  RowTask,
} from './lib/list/list-declaration';
export { editHref, taskHref } from './lib/list/edit-link';
export { listWords } from './lib/list/list-words';
export { ListScreen } from './lib/list/list-screen';
export { pictureColumn } from './lib/list/picture-column';
export { LoadFailure, type LoadFailureProps } from './lib/load-failure';
export { PhotoList, type PhotoListProps } from './lib/photos/photo-list';
export { usePhotos, type PhotoCalls, type Photos } from './lib/photos/use-photos';
export { SiteLink } from './lib/list/site-link';
export { PageHeader, type PageHeaderProps } from './lib/page-header';
export {
  managedForm,
  useManagedRows,
  type ManagedCalls,
  type ManagedForm,
} from './lib/list/use-managed-rows';
export { explainFailure, type SaveFailure, type StatusMessages } from './lib/save-failure';
