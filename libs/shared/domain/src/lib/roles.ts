/** What an admin may be, with the names on screen; rights follow from it. */
export const ROLE_NAMES = { owner: 'Pemilik', kitchen: 'Dapur' } as const;

export type Role = keyof typeof ROLE_NAMES;

export const ROLES = Object.keys(ROLE_NAMES) as readonly Role[];
