export { baseApi } from './lib/base-api';
export { REQUEST_TIMEOUT_MS } from './lib/base-query';
export {
  errorProblem,
  errorStatus,
  isApiError,
  type ApiError,
  type ApiProblem,
} from './lib/api-error';
export {
  parseResponse,
  ResponseParseError,
  type ApiResponse,
  type ApiRequest,
  type FetchApi,
} from './lib/fetch-api';
export { dehydrate, type DehydratedState } from './lib/dehydrated-state';
export { venueDayChanged } from './lib/venue-day-changed';
export { selectToken, tokenCleared, tokenStored } from './lib/auth.slice';
export { selectUploadPercent, uploadId, uploadProgressed } from './lib/upload.slice';
export {
  createStore,
  disposeStore,
  hasTransientErrors,
  useAppDispatch,
  useAppSelector,
  type AppStore,
  type RootState,
  type StoreOptions,
} from './lib/store';
export { syncTokenStorage, readToken, TOKEN_KEY } from './lib/token-storage';
