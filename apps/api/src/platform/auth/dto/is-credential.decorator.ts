import { hasForbiddenControl } from '@lereng/shared-domain';
import { requiredMessage, Rule } from '../../validation';

/** What was typed to log in. A password is never trimmed or shortened. */
export function IsCredential(label: string): PropertyDecorator {
  return Rule('isCredential', label, (value) => {
    if (typeof value !== 'string' || value.trim() === '') return requiredMessage(label);
    return hasForbiddenControl(value) ? `${label} berisi karakter yang tidak diizinkan` : null;
  });
}
