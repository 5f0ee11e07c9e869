/** What an admin may be; rights follow from it. */
export const ROLES = ['owner'] as const;

export type Role = (typeof ROLES)[number];
