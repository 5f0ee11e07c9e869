import { Module } from '@nestjs/common';
import { BrowserErrorLog } from './browser-error-log';
import { BrowserErrorsController } from './browser-errors.controller';

/** Takes reports of errors from browsers into the log. */
@Module({ controllers: [BrowserErrorsController], providers: [BrowserErrorLog] })
export class BrowserErrorsModule {}
