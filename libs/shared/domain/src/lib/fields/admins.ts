import { LIMITS } from '../limits';
import { ROLE_NAMES } from '../roles';
import type { Fields } from './field';

/** What an owner says of somebody who may log in. */
export const adminFields = {
  name: { type: 'text', label: 'Nama', max: LIMITS.adminNameMax, required: true },
  username: { type: 'text', label: 'Username', max: LIMITS.adminNameMax, required: true },
  role: { type: 'choice', label: 'Peran', values: ROLE_NAMES, required: true },
} as const satisfies Fields;
