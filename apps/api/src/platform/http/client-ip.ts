import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import ipaddr from 'ipaddr.js';

/** Providers give each client at least this much of IPv6, so that it has 2^64 addresses of its own. */
const CLIENT_PREFIX = 64;

/**
 * What counts as one client: an IPv4 address, or the /64 network of an IPv6 address (decision A16).
 * IPv4-mapped IPv6 addresses (RFC 4291) are IPv4.
 */
export function toClientIp(ip: string): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip);
  if (address.kind() === 'ipv4') return address.toString();
  const network = ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${CLIENT_PREFIX}`);
  return `${network.toString()}/${CLIENT_PREFIX}`;
}

/** The client's IP address, or its /64 network, behind as many proxies as are trusted. */
export const ClientIp = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  toClientIp(context.switchToHttp().getRequest<Request>().ip ?? 'unknown'),
);
