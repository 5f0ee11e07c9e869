import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** IPv4-mapped IPv6 addresses (RFC 4291) as IPv4: they are the same client. */
export const toIpv4 = (ip: string): string => ip.replace(/^::ffff:(?=\d+\.)/i, '');

/** The client's IP address, behind as many proxies as are trusted. */
export const ClientIp = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  toIpv4(context.switchToHttp().getRequest<Request>().ip ?? 'unknown'),
);
