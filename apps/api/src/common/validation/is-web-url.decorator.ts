import { isWebUrl, LIMITS } from '@lereng/shared-domain';
import { IsText } from './is-text.decorator';

/** An http or https address with a host, without user and password. */
export const IsWebUrl = (label: string, options: { example?: string } = {}): PropertyDecorator =>
  IsText({
    label,
    max: LIMITS.urlMax,
    format: 'uri',
    check: (text) => (isWebUrl(text) ? null : `${label} harus berupa alamat http atau https`),
    ...options,
  });
