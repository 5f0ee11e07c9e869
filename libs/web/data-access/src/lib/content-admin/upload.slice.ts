import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { sessionForgotten } from './session.slice';

/** Progress in whole percent by the file that is being uploaded; a file is named by `uploadId`. */
export type UploadState = Readonly<Record<string, number>>;

interface Upload {
  id: string;
  percent: number;
}

const initialState: UploadState = {};

export const uploadSlice = createSlice({
  name: 'upload',
  initialState,
  reducers: {
    uploadProgressed: (state, { payload: { id, percent } }: PayloadAction<Upload>) => ({
      ...state,
      [id]: percent,
    }),
    uploadEnded: (state, { payload: ended }: PayloadAction<string>) =>
      Object.fromEntries(Object.entries(state).filter(([id]) => id !== ended)),
  },
  extraReducers: (builder) => builder.addCase(sessionForgotten, () => initialState),
  selectors: {
    /** Null where the file is not being uploaded. */
    selectUploadPercent: (state, file: Blob) => state[uploadId(file)] ?? null,
  },
});

export const { uploadProgressed, uploadEnded } = uploadSlice.actions;
export const { selectUploadPercent } = uploadSlice.selectors;

const ids = new WeakMap<Blob, string>();

/** A name for a file, which as an object cannot be part of the state. */
export function uploadId(file: Blob): string {
  const id = ids.get(file) ?? nanoid();
  ids.set(file, id);
  return id;
}
