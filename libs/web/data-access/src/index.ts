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
  parseAnswer,
  UnreadableAnswer,
  type ApiAnswer,
  type ApiRequest,
  type FetchApi,
} from './lib/fetch-api';
export { venueDayChanged } from './lib/dated-content';
export { selectToken, tokenCleared, tokenStored } from './lib/auth.slice';
export { selectUploadPercent } from './lib/upload.slice';
export {
  createStore,
  dehydrate,
  disposeStore,
  hasPassingFailures,
  useAppDispatch,
  useAppSelector,
  type AppStore,
  type DehydratedState,
  type RootState,
  type StoreOptions,
} from './lib/store';
export { connectTokenStorage, readToken, TOKEN_KEY } from './lib/token-storage';
