import type { IncomingMessage } from 'node:http';
import { Logger } from '@nestjs/common';
import type { AppConfig } from '@lereng/api-site/config';

const WARNING =
  'X-Forwarded-For arrives, but TRUST_PROXY is 0. If a proxy is in front, all visitors count as one, and ten ' +
  'failed logins of one lock out all. Set TRUST_PROXY to the number of proxies.';

/** Warns once where a proxy seems to be in front and none is trusted. */
export function warnOfUntrustedProxy({ trustProxy }: Pick<AppConfig, 'trustProxy'>) {
  const logger = new Logger('Http');
  let isSilent = trustProxy !== 0;
  return (request: IncomingMessage): void => {
    if (isSilent || request.headers['x-forwarded-for'] === undefined) return;
    isSilent = true;
    logger.warn(WARNING);
  };
}
