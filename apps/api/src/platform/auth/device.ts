import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isBlank } from '@lereng/shared-domain';
import Bowser from 'bowser';
import type { Request } from 'express';

const UNKNOWN = 'Perangkat tidak dikenal';
const MAX_HEADER_LENGTH = 500;

/** Browser and system of a `User-Agent` header in words, such as `Chrome di Android`. */
export function describeDevice(userAgent: string | undefined): string {
  const header = userAgent?.slice(0, MAX_HEADER_LENGTH) ?? '';
  if (isBlank(header)) return UNKNOWN;
  const { browser, os } = Bowser.parse(header);
  const names = [browser.name?.replace(/ for Android$/, ''), os.name].filter((name) =>
    name?.trim(),
  );
  return names.join(' di ') || UNKNOWN;
}

/** What sends the request, in words. */
export const Device = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  describeDevice(context.switchToHttp().getRequest<Request>().headers['user-agent']),
);
