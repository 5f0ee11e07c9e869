export { Banner, MessageBanner, type BannerProps } from './banner/banner';
export { useMessage, type Message, type MessageState } from './banner/use-message';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog';
export { Dialog, type DialogProps } from './dialog/dialog';
export { DraftLinks } from './drafts/draft-links';
export { draftStore, type StoredDraft } from './drafts/draft-store';
export { useDrafts } from './drafts/use-drafts';
export { adminPage, contentFeature, pageFeature } from './features';
export {
  HistoryLink,
  historyOriginHref,
  readHistoryTarget,
  type HistoryTarget,
} from './history-link';
export { groupAttributes, INPUT_CLASS, TextInput, type InputProps } from './inputs/input';
export { PasswordInput, ShowButton } from './inputs/password-input';
export {
  kindLabel,
  kindPath,
  kindsOf,
  KindsProvider,
  rowName,
  useKinds,
  type Kinds,
} from './kinds';
export { LeaveGuardProvider, useConfirmLeave, useUnsavedChanges } from './leave-guard/leave-guard';
export type { ListQuery } from './list-query';
export { LoadFailure, type LoadFailureProps } from './load-failure';
export { PageHeader, type PageHeaderProps } from './page-header';
export { listenForFilledValues } from './report-filled-values';
export { editHref, taskHref } from './row-links';
export {
  explainFailure,
  hasNoResponse,
  type SaveFailure,
  type StatusMessages,
} from './save-failure';
export { searchRows } from './search-rows';
export { SiteLink } from './site-link';
