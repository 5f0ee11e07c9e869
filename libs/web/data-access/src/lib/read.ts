import type { Read, ReadableEndpoint } from '@lereng/web-feature';
import type { AppStore, RootState } from './store';

export type Dispatch = AppStore['dispatch'];

/** RTK Query types an endpoint's state by its own slice, which is the same in every store. */
export const ofStore = <Arg, Result>(endpoint: ReadableEndpoint<Arg, Result>) =>
  endpoint as unknown as ReadableEndpoint<Arg, Result, RootState>;

/** Reads what is cached, whatever its age, and requests the rest. */
export const reader = (dispatch: Dispatch): Read => {
  return async (endpoint, arg) => dispatch(ofStore(endpoint).initiate(arg, { subscribe: false }));
};
