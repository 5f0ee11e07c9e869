import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { sessionForgotten } from './session.slice';

/** ETags of what the admin has read, by the cache key of the query. */
export type VersionsState = Readonly<Record<string, string>>;

const initialState: VersionsState = {};

export const versionsSlice = createSlice({
  name: 'versions',
  initialState,
  reducers: {
    versionRead: (
      state,
      { payload: { key, etag } }: PayloadAction<{ key: string; etag: string }>,
    ) => ({ ...state, [key]: etag }),
  },
  extraReducers: (builder) => builder.addCase(sessionForgotten, () => initialState),
  selectors: { selectVersion: (state, key: string) => state[key] ?? null },
});

export const { versionRead } = versionsSlice.actions;
export const { selectVersion } = versionsSlice.selectors;
