import { ConsoleLogger } from '@nestjs/common';
import type { AppConfig } from '@lereng/api-site/config';
import { withRequestId } from '../http/request-id';

/** Contexts of Nest's messages about its dependency injection and routes: for developers. */
const BOOTSTRAP_CONTEXTS = [
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
];

/** Contexts of errors that Nest logs and throws. */
const THROWN_CONTEXTS = ['ExceptionHandler', 'NestApplication'];

class AppLogger extends ConsoleLogger {
  override log(message: unknown, ...rest: unknown[]): void {
    if (BOOTSTRAP_CONTEXTS.includes(String(rest.at(-1)))) super.debug(message, ...rest);
    else super.log(message, ...rest);
  }

  /** A failed start, also one that cannot listen, is thrown as well, and printed by `bootstrap`. */
  override error(message: unknown, ...rest: unknown[]): void {
    if (THROWN_CONTEXTS.includes(String(rest.at(-1)))) return;
    super.error(aboutRequest(message), ...rest);
  }

  override warn(message: unknown, ...rest: unknown[]): void {
    super.warn(aboutRequest(message), ...rest);
  }
}

/** Messages that are objects name the request in a field of their own. */
const aboutRequest = (message: unknown): unknown =>
  typeof message === 'string' ? withRequestId(message) : message;

/** Plain text in development; one JSON object a line in production. */
export function createLogger({ logLevel, production }: AppConfig): ConsoleLogger {
  return new AppLogger({ logLevels: [logLevel], json: production, prefix: 'Lereng' });
}
