import { createParamDecorator, type ExecutionContext, Logger } from '@nestjs/common';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';
import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';
import type { AppConfig } from '@lereng/api-site/config';

/** Providers give each client at least this much of IPv6, so that it has 2^64 addresses of its own. */
const CLIENT_PREFIX = 64;

/**
 * What counts as one client: an IPv4 address, or the /64 network of an IPv6 address (decision A16).
 * IPv4-mapped IPv6 addresses (RFC 4291) are IPv4. Null for a text that has no address.
 */
export function toClientIp(forwarded: string): string | null {
  const ip = toIp(forwarded);
  if (ip === null || ipaddr.parse(ip).kind() === 'ipv4') return ip;
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${ip}/${CLIENT_PREFIX}`);
  return `${network.toString()}/${CLIENT_PREFIX}`;
}

/** The one form of an IP address, with or without a port. Null for a text that has no address. */
export function toIp(forwarded: string): string | null {
  const ip = withoutPort(forwarded);
  return ipaddr.isValid(ip) ? ipaddr.process(ip).toString() : null;
}

/** Much of this is held by few attackers, while owners share it with few: the /16 of an IPv4 client, the /32 of IPv6. */
export function networkOf(client: string): string {
  const [ip = ''] = client.split('/');
  if (!ipaddr.isValid(ip)) return client;
  const address = ipaddr.parse(ip);
  const bits = address.kind() === 'ipv4' ? 16 : 32;
  const kind = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${kind.networkAddressFromCIDR(`${ip}/${bits}`).toString()}/${bits}`;
}

/** Some proxies name the client's port, too: `203.0.113.7:5000`, `[2001:db8::1]:5000`. */
function withoutPort(text: string): string {
  const [, ipv6, ipv4] = /^(?:\[([^\]]*)\](?::\d+)?|([\d.]+):\d+)$/.exec(text) ?? [];
  return ipv6 ?? ipv4 ?? text;
}

/**
 * The client's IP address, or its /64 network, behind as many proxies as are trusted. Where these name something else,
 * the proxy's own address counts: otherwise each such text would be another client.
 */
export const ClientIp = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { ip = '', socket } = context.switchToHttp().getRequest<Request>();
  return toClientIp(ip) ?? toClientIp(socket.remoteAddress ?? '') ?? 'unknown';
});

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
