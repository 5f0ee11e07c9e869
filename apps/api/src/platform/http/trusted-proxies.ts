import proxyAddr from 'proxy-addr';
import type { AppConfig } from '@lereng/api-site/config';

/** Whether a proxy is trusted, by its IP address and how many are between it and the server. */
export type Trust = (address: string, hop: number) => boolean;

/** Whom Express trusts with the same setting. */
export function trustOf({ trustProxy }: Pick<AppConfig, 'trustProxy'>): Trust {
  if (typeof trustProxy !== 'number') return proxyAddr.compile(trustProxy);
  return (_address, hop) => hop < trustProxy;
}
