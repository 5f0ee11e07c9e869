import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface UploadState {
  /** Progress of the upload in flight in whole percent, or null. */
  percent: number | null;
}

const initialState: UploadState = { percent: null };

export const uploadSlice = createSlice({
  name: 'upload',
  initialState,
  reducers: {
    uploadProgressed: (state, { payload }: PayloadAction<number>) => {
      state.percent = payload;
    },
    uploadEnded: (state) => {
      state.percent = null;
    },
  },
  selectors: { selectUploadPercent: ({ percent }) => percent },
});

export const { uploadProgressed, uploadEnded } = uploadSlice.actions;
export const { selectUploadPercent } = uploadSlice.selectors;
