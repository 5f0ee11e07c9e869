import type { Role } from '@lereng/shared-domain';
import { createContext, useContext } from 'react';

const RoleContext = createContext<Role>('owner');

/** Of the admin, for pages that several roles have; the guard provides it. */
export const RoleProvider = RoleContext;

export const useRole = (): Role => useContext(RoleContext);
