export { ActionMenu } from './action-menu';
export { Banner, MessageBanner, useMessage } from './banner/banner';
export { UndoBanner } from './banner/undo-banner';
export { ChangedElsewhere, type Done } from './banner/undoable';
export { ConfirmDialog } from './dialog/confirm-dialog';
export { Dialog } from './dialog/dialog';
export { DraftLinks } from './drafts/draft-links';
export { englishText, hasEnglish, hasText, storedValue, translatedBy } from './english-texts';
export { draftStore, type StoredDraft } from './drafts/draft-store';
export { useDrafts } from './drafts/use-drafts';
export { FootMessage, FootMessages, FootProvider, useFootBar, useIsFootTaken } from './foot/foot';
export { adminPage, contentFeature, pageFeature } from './features';
export {
  HistoryLink,
  historyOriginHref,
  readHistoryTarget,
  type HistoryTarget,
} from './history-link';
export { groupAttributes, INPUT_CLASS, TextInput, type InputProps } from './inputs/input';
export { AccountName } from './inputs/account-name';
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
export { isOutdated, writeRequest, type ListQuery, type UseList } from './calls';
export { LoadFailure, useLoadFailure } from './load-failure';
export { PageHeader } from './page-header';
export { listenForFilledValues } from './report-filled-values';
export { RoleProvider, useRole } from './role';
export {
  editHref,
  englishHref,
  englishScreenHref,
  formHref,
  languageOf,
  taskHref,
} from './row-links';
export { explainFailure, hasNoResponse } from './save-failure';
export { searchRows } from './search-rows';
export { SoldOutMark } from './sold-out-mark';
export { SiteLink } from './site-link';
export { useMedia } from './use-narrow';
