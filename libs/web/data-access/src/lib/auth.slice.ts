import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface AuthState {
  /** The admin's access token; null for a visitor. */
  token: string | null;
}

const initialState: AuthState = { token: null };

export const authSlice = createSlice({
  name: 'auth',
  initialState,
  reducers: {
    tokenStored: (state, { payload }: PayloadAction<string>) => {
      state.token = payload;
    },
    tokenCleared: (state) => {
      state.token = null;
    },
  },
  selectors: { selectToken: ({ token }) => token },
});

export const { tokenStored, tokenCleared } = authSlice.actions;
export const { selectToken } = authSlice.selectors;
