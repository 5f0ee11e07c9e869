import { createAction, createSlice } from '@reduxjs/toolkit';
import { tokenStored } from '../auth.slice';

export interface SessionState {
  /** The last session ended by itself, and not by a logout: the server no longer accepted its token. */
  ended: boolean;
}

const initialState: SessionState = { ended: false };

/** The token went or changed: nothing that was read or sent with it stays in the store. */
export const sessionForgotten = createAction('session/forgotten');

export const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: { sessionEnded: () => ({ ended: true }) },
  extraReducers: (builder) => builder.addCase(tokenStored, () => initialState),
  selectors: { selectSessionEnded: ({ ended }) => ended },
});

export const { sessionEnded } = sessionSlice.actions;
export const { selectSessionEnded } = sessionSlice.selectors;
