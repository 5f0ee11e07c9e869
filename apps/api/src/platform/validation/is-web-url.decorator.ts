import { isWebUrl, LIMITS } from '@lereng/shared-domain';
import { IsText } from './is-text.decorator';

/** The rule of a web URL beyond that of a text of `urlMax` characters. */
export const webUrlCheck =
  (label: string) =>
  (text: string): string | null =>
    isWebUrl(text) ? null : `${label} harus berupa alamat http atau https`;

/** An http or https URL with a host, without user and password. */
export const IsWebUrl = (label: string, options: { example?: string } = {}): PropertyDecorator =>
  IsText({
    label,
    max: LIMITS.urlMax,
    description: 'An http or https URL',
    check: webUrlCheck(label),
    ...options,
  });
