export const TOKEN_KEY = 'accessToken';

/** The stored token; null without one or without storage. */
export function readToken(storage: () => Storage): string | null {
  try {
    return storage().getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}
