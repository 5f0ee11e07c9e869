import { ConsoleLogger } from '@nestjs/common';
import type { AppConfig } from './config';

/** What Nest says about its own assembly: of use to developers alone. */
const ASSEMBLY = [
  'NestFactory',
  'InstanceLoader',
  'RoutesResolver',
  'RouterExplorer',
  'NestApplication',
];

/** Nest's contexts for errors that it throws as well. */
const STARTING = ['ExceptionHandler', 'NestApplication'];

class AppLogger extends ConsoleLogger {
  override log(message: unknown, ...rest: unknown[]): void {
    if (ASSEMBLY.includes(String(rest.at(-1)))) super.debug(message, ...rest);
    else super.log(message, ...rest);
  }

  /** A failed start is thrown as well, also one that cannot listen, and told by whoever started. */
  override error(message: unknown, ...rest: unknown[]): void {
    if (!STARTING.includes(String(rest.at(-1)))) super.error(message, ...rest);
  }
}

/** Readable lines for people; one JSON object a line under production, for machines. */
export function createLogger({ logLevel, production }: AppConfig): ConsoleLogger {
  return new AppLogger({ logLevels: [logLevel], json: production, prefix: 'Lereng' });
}
