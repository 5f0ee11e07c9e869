import type { IncomingMessage } from 'node:http';
import { Logger } from '@nestjs/common';
import proxyAddr from 'proxy-addr';
import type { AppConfig } from '@lereng/api-site/config';

type ProxyConfig = Pick<AppConfig, 'trustProxy'>;

/** Whether a proxy is trusted, by its IP address and how many are between it and the server. */
export type Trust = (address: string, hop: number) => boolean;

/** Whom Express trusts with the same setting. */
export function trustOf({ trustProxy }: ProxyConfig): Trust {
  if (typeof trustProxy !== 'number') return proxyAddr.compile(trustProxy);
  return (_address, hop) => hop < trustProxy;
}

const WARNING =
  'X-Forwarded-For arrives, but TRUST_PROXY is 0. If a proxy is in front, all visitors count as one, and ten ' +
  'failed logins of one lock out all. Set TRUST_PROXY to the number of proxies.';

/** Warns once where a proxy seems to be in front and none is trusted. */
export function warnOfUntrustedProxy({ trustProxy }: ProxyConfig) {
  const logger = new Logger('Http');
  let isSilent = trustProxy !== 0;
  return (request: IncomingMessage): void => {
    if (isSilent || request.headers['x-forwarded-for'] === undefined) return;
    isSilent = true;
    logger.warn(WARNING);
  };
}
