import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** An IPv4 address in IPv6 clothes is the same address. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

/** The client's address, behind as many proxies as are trusted. */
export const ClientAddress = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  plainAddress(context.switchToHttp().getRequest<Request>().ip ?? 'unknown'),
);
