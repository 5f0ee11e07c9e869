export { baseApi } from './lib/base-api';
export { errorProblem, errorStatus, isApiError, type ApiError } from './lib/api-error';
export {
  parseResponse,
  ResponseParseError,
  type ApiResponse,
  type ApiRequest,
  type FetchApi,
} from './lib/fetch-api';
export type { ListedText } from './lib/endpoints/listed-texts';
export { dehydrate, type DehydratedState } from './lib/dehydrated-state';
export { reader } from './lib/read';
export { renewingReader } from './lib/renewing-reader';
export { venueDayChanged } from './lib/venue-day-changed';
export { adminCalls } from './lib/content-admin/admin-calls';
export { selectToken, tokenCleared, tokenStored } from './lib/auth.slice';
export { selectSessionEnded } from './lib/content-admin/session.slice';
export { selectUploadPercent, uploadId, uploadProgressed } from './lib/content-admin/upload.slice';
export {
  createStore,
  disposeStore,
  hasTransientErrors,
  useAdminSelector,
  useAppDispatch,
  useAppSelector,
  type AppStore,
  type RootState,
  type StoreOptions,
} from './lib/store';
export { readToken } from './lib/read-token';
export { syncTokenStorage } from './lib/token-storage';
export { documentData } from './lib/page-data/document-data';
export { PageDataContext, usePageData, type PageData } from './lib/page-data/page-data';
export { storeData } from './lib/page-data/store-data';
export { useHeld, useListedRow, useRead } from './lib/page-data/use-read';
